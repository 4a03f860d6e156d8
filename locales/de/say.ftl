### Speaking in character: /say, its form, and *Who said this?*

# A line in the terminal. $words is what the character says.
say-line = { $name }: „{ $words }“
# A button, at most 20 characters.
say-button = Sprechen …
# A form.
say-title = { $name } sagt
say-words = Was sagst du?
say-by = Das hat { $user } gesagt.
# A button.
say-delete = Löschen
say-deleted = Gelöscht.
say-not-deleted = Discord lässt mich diese Nachricht nicht löschen. Wer Nachrichten verwalten darf, kann es.
say-unsure = Discord hat nicht geantwortet, darum weiß ich nicht, ob das gepostet wurde. Wenn du es nicht siehst, sag es noch einmal.
