"""A club’s rounds without broker, file or page: who sits where, and who stands how."""
