"""What Stolik stores on disk: settings, games in progress, the people at the table."""
