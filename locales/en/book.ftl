### Words that every rule system shares.

# The usual auto-reaction: Fray asks each time.
reaction-ask = ask
