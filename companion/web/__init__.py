"""The second screen: the evening on phones, tablets and a television, served on the local network."""
