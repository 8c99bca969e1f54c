"""What Stolik keeps on disk: settings, games in progress, the people at the table."""
