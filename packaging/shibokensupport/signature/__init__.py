"""The folder of the loader that shiboken asks for."""
