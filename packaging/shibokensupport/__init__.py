"""Stands for shiboken's Python part, in the frozen program and in `.venv`: it is loaded when it is needed.

PySide6 would load it at every start, from an archive of sources that it has to compile each time, and that
takes an eighth of the start. It is needed for the message of a call with wrong arguments, and for signatures
that are read. Before shiboken opens the archive in its library, it looks for a folder ``files.dir``
beside that library with such a package.
"""
