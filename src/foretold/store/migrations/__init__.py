"""The steps from each released form of the database to the next."""
