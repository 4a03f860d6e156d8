### What admins read: on the console of a start that failed, and in answers about the program’s health. One thing a sentence: what’s wrong, then what to do.

# $value: what was set. $wants: what fits, as “empty or a whole number from 2 to 60”.
admin-setting-invalid = { $name } is invalid (“{ $value }”). It must be { $wants }.
admin-setting-invalid-secret = { $name } is invalid. It must be { $wants }.
admin-shards-alone = SHARDS is set without DATABASE_URL. Several processes need PostgreSQL: set DATABASE_URL too, or leave SHARDS empty.

## A file of `/log export as:json` that can’t be used. After “Can’t use fight.json: ”.

record-file-too-deep = the file is nested too deeply
record-file-no-json = the file isn’t valid JSON
record-file-no-record = the file isn’t a record from /log export as:json
record-file-only-dice = Fray 0.1 exported this file, so I can only check its dice: `npm run verify -- FILE`
record-file-newer = a newer version of Fray made this file (“{ $format }”): update Fray to check it
record-file-format = the file’s format is “{ $format }”, but this version of Fray reads “{ $known }”
# $place: “deeds › 3 › thrown › 1 › sides”.
record-file-place = at { $place } ({ $wants })
# $places: one to three of the above.
record-file-wrong = something’s wrong { $places }
record-file-wrong-and = { $count ->
    [one] something’s wrong { $places } and in 1 other place
   *[other] something’s wrong { $places } and in { $count } other places
  }

## Why a start, a backup or a move failed

admin-lost-at-start = The connections to Discord were lost during startup. Start Fray again.
# The shards of a connection, as in the setting SHARDS. $shards: "0-3/8".
health-shards = : shards { $shards }
health-not-connected = not connected to Discord{ $which }
health-ok = ok{ $own }{ $adopted }
health-adopted = { "" }; taken over from another process{ $which }
health-measure-failed = A measurement failed.
health-only-get = Only GET works here.
health-not-found = Not found. Try /healthz or /metrics.
health-cannot-send = can’t send messages to Discord
health-no-database = the database isn’t responding
admin-share-without-port = SHARE is on, but there is no METRICS_PORT to serve it on. Set METRICS_PORT, or turn SHARE off.
admin-port-taken = METRICS_PORT { $port } is already in use on { $host }. Set METRICS_PORT to another port, or leave it empty.
admin-cannot-listen = Can’t listen on METRICS_HOST { $host }, METRICS_PORT { $port } ({ $code }). Check both.
admin-no-leases = The database has a problem ({ $problem }), so this process can’t get its connections to Discord. The database may be starting or being moved. Try again in a moment.
admin-no-data = The database { $called } has no Fray data. Check the address.
admin-database-older = The database { $called } is from an older version of Fray. To update the database, start this version of Fray on it once. Then stop Fray and try again.
admin-database-used = { $process } is using the database { $called }. First stop every Fray process that uses it. If you had to kill one, wait 20 seconds.
admin-database-used-by-another = Another process is using the database { $called }. First stop every Fray process that uses it. If you had to kill one, wait 20 seconds.
admin-database-newer = The database { $called } is from a newer version of Fray (migration { $taken }; this version has { $known }). Update Fray, or restore a backup from before the update.
admin-encoding = The database { $called } uses { $encoding } encoding. Create a database with UTF8 (createdb --encoding=UTF8 --template=template0) and set DATABASE_URL to it.
admin-other-tables = The database { $called } has tables from another program or from an unreleased version of Fray. Create an empty database and set DATABASE_URL to it.
admin-unreachable = The database { $called } can’t be reached. Start it, or check DATABASE_URL.
admin-login-rejected = The database { $called } rejected the login. Check the user and password in DATABASE_URL.
admin-untrusted = The connection to the database { $called } can’t be trusted: { $why }. Check sslmode and sslrootcert in DATABASE_URL.
admin-no-postgres = The database { $called } doesn’t exist. Create it (createdb), or check DATABASE_URL.
admin-cannot-create = The user in DATABASE_URL can’t create tables in the database { $called }. Make that user the owner, or grant CREATE on the schema.
admin-database-full = The database { $called } is out of disk space, memory or connections. Free some up, then restart Fray.
admin-other-program = { $path } belongs to another program. Set DATABASE_PATH to another file.
admin-no-folder = The database folder “{ $folder }” doesn’t exist. Create it, or set DATABASE_PATH.
admin-path-is-folder = DATABASE_PATH is a folder ({ $path }). Set it to a file in that folder.
admin-damaged = The database { $path } is damaged ({ $why }). Restore a backup: npm run restore -- FILE. The damaged file is kept.
admin-unreleased = The database { $path } was made by an unreleased version of Fray and can’t be updated. Move it away, or set DATABASE_PATH to another file.
admin-file-used = Another copy of Fray is using the database { $path }. Stop it, or set DATABASE_PATH to another file for this copy.
admin-no-file-database = The database { $database } doesn’t exist. Check DATABASE_PATH.
admin-no-file = The file { $path } doesn’t exist. Check the path.
admin-not-a-file = { $path } isn’t a file. Give the path of a backup.
admin-not-frays = { $called } isn’t a Fray database. Choose another file.
admin-file-damaged = The database { $called } is damaged ({ $why }).
admin-file-lacks = The database { $called } is damaged: { $lost } is missing.
admin-backup-exists = { $named } already exists. Give the backup another name.
admin-no-backup-folder = The folder for { $named } doesn’t exist. Create it first.
admin-backup-itself = That’s the database itself. Give the path of a backup.
admin-no-database-folder = The folder for the database { $database } doesn’t exist. Create it, or set DATABASE_PATH.
admin-backup-trigger = { $called } can’t be used ({ $trigger }). Choose another backup.
admin-cannot-update = The database { $called } is damaged and can’t be updated ({ $why }).
admin-database-in-use = The database { $database } is in use. Stop Fray first, then restore.
admin-read-only = The database { $path } is read-only. Give the user that runs Fray write permission for the file and its folder.
admin-cannot-open = The database { $path } can’t be opened. Check the permissions of its folder, or set DATABASE_PATH.
admin-no-sqlite = { $path } isn’t a database, or it’s damaged. Restore a backup with npm run restore, or set DATABASE_PATH.
admin-locked = The database { $path } is locked by another program. Stop that program, or any other copy of Fray that uses it.
admin-disk = Can’t write to the database { $path }: the disk is full or failing. Free some space, or check the disk.
admin-other-total = { $process } splits the servers across { $theirs } connections, but this process splits them across { $ours }. Stop all processes, then start them with the same total in SHARDS.
admin-shards-taken = { $process } uses the same database and already has connections { $shards } to Discord. Stop it, or give this process different connections (SHARDS).
move-no-source = The database { $path } doesn’t exist. Check the path.
move-target-exists = { $path } already exists. Give the name of a new file.
move-no-parent = A row in the `{ $table }` table has no parent in the `{ $parent }` table. Restore a backup and move that.
move-two-ids = Two encounters have the id { $id }; one is “{ $name }” in channel { $channel } of server { $server }. A file can only hold one of them, so stay with PostgreSQL.
move-not-empty = The database { $called } isn’t empty: the `{ $name }` table has data in it. Create a new database (createdb) and use that.
move-unsure = The connection to { $called } was lost at the last moment, so either everything or nothing was moved. Run this again: if it says the database isn’t empty, everything was moved.
move-checking = encounters checked
move-unfolded = The encounter “{ $name }” in channel { $channel } doesn’t match its record. End it in Discord (/encounter end) and run this again, or restore a backup.
move-row-differs = A row in the `{ $name }` table differs between { $source } and { $target }.
move-rows-differ = The `{ $name }` table has { $read } rows in { $source } but { $kept } in { $target }.
move-stopped = The move was stopped. Neither database was changed.
admin-no-token = DISCORD_TOKEN isn’t set. Set it to the bot’s token, in .env or in the service’s environment. To play without Discord, start Fray in a terminal.
terminal-resealed = New dice are sealed for “{ $name }”. The SHA-256 of their seed is { $commitment }.
terminal-begins = DISCORD_TOKEN isn’t set, so you’re playing here in the terminal. Type /help to see how.
admin-cannot-start = Fray can’t start: { $why }

## Discord closed the connection for good

admin-wrong-token = Discord rejected the token. Copy it again from the developer portal (Bot › Reset Token) into DISCORD_TOKEN.
admin-other-count = Discord wants a different number of connections (4010). Leave SHARDS empty, so that Fray asks Discord for the number, and start again.
admin-too-few-connections = The bot is in more servers than its connections can handle (Discord error 4011). Start the bot again, and Fray will open more. If SHARDS is set, stop all processes and start them with a larger number after the slash in SHARDS.
admin-old-api = Discord no longer supports the API version that Fray uses (4012). Update Fray. If it’s already the newest version, please report this.
admin-unknown-intents = Discord doesn’t know the intents that Fray asks for (4013). Update Fray. If it’s already the newest version, please report this.
admin-forbidden-intents = Discord says the bot isn’t allowed to use the intents that Fray asks for (4014), although none of them is privileged. Update Fray. If it’s already the newest version, please report this.

## What’s damaged in a database

damage-table = the `{ $name }` table
damage-column = the `{ $column }` column of the `{ $table }` table
damage-index = the `{ $index }` index on the `{ $table }` table
damage-orphan = a row in the `{ $table }` table has no parent in the `{ $parent }` table
damage-value = a row in the `{ $table }` table has an invalid value in the `{ $column }` column: “{ $value }”
damage-unreadable = a row in the `{ $table }` table has an unreadable value in the `{ $column }` column
damage-trigger = the `{ $name }` trigger isn’t one of Fray’s
admin-copy-of = { $database } (the copy)
