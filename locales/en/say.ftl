### Speaking in character: /say, its form, and *Who said this?*

# A line in the terminal. $words is what the character says.
say-line = { $name }: “{ $words }”
# A button, at most 20 characters.
say-button = Say…
# A form.
say-title = { $name } says
say-words = What do you say?
say-by = { $user } said this.
# A button.
say-delete = Delete
say-deleted = Deleted.
say-not-deleted = Discord doesn’t let me delete that message. Someone with the Manage Messages permission can.
say-unsure = Discord didn’t answer, so I don’t know if that was posted. If you don’t see it, say it again.
