### What Fray says when something failed: on its own side, in its database, or at Discord. Private, except for the lines in place of a turn or question.

failed = Something went wrong on my side, and nothing was changed. Try again. If it happens again, tell the bot’s admin the exact time: the details are in my log.
too-fast = That’s faster than I can follow, so nothing happened. Wait a few seconds, then try again.
too-many-heavy = I’m still working on several logs or exports for you. Ask again once you have them.
already-answered = I’ve already answered that.
unknown-command = I don’t know that command anymore. `/help` lists all commands.
unknown-component = This button is from another version of me. Use the newest message, or `/encounter status`.
stopping = I’m about to restart, so I didn’t do that. Try again in 30 seconds.
# A reply that Discord rejected.
reply-rejected = Discord rejected my reply. If you took an action in the fight, it still counts: check `/encounter status`.
# In place of a turn's or a question's message that Discord rejected. $users: mentions.
plain-turn = { $users }, it’s your turn. Use `/attack`, `/act` or `/turn end`. Discord rejected the message with the buttons. `/encounter status` shows how the fight is going.
plain-turn-unnamed = The next turn has begun. Use `/attack`, `/act` or `/turn end`. Discord rejected the message with the buttons. `/encounter status` shows how the fight is going.
plain-question = { $users }, you have a choice to make. Use `/answer`. Discord rejected the message with the buttons.
plain-question-unnamed = There’s a choice to make. Use `/answer`. Discord rejected the message with the buttons.
# For the GM, once.
rejected-post = Discord rejected one of this encounter’s messages, so it’s missing or replaced by plain text. Everything you did counts; check `/encounter status`. Please tell the bot’s admin: the reason is in my log.
# The database could not be read or written.
unstored-full = I can’t write to my disk right now, so nothing was changed. Please tell the bot’s admin, and try again later.
unstored-locked = Something is blocking my database, so nothing was changed. Try again in a moment. If it keeps happening, tell the bot’s admin.
unstored-damaged = My database is damaged, so nothing was changed. Please tell the bot’s admin: the details are in my log, and a backup can be restored.
unstored-gone = My database was removed or replaced while I was running, so nothing was changed. Please tell the bot’s admin right away.
unstored-away = I can’t reach my database right now, so nothing was changed. Try again in a moment. If it keeps happening, tell the bot’s admin.
unstored-unsure = I lost the connection to my database in the middle of that, so I can’t tell whether your change was saved. Check `/encounter status` in a moment before you try again.
deferred-form = It took me too long to open that form. Tap the button again.
# A private line, where the reply itself is public.
here = Here it is.
