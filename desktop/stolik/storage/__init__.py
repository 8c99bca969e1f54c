"""Everything that Stolik stores on disk: settings, games in progress, people, copies of earlier days."""
