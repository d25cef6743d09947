"""The simulated table: people, stage and camera that act a record out."""
