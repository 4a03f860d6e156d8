### Rule systems with a folder of their own, as the log and the admin's programs report them.

systems-left-out = The rule system in { $folder } was left out. { $why }
systems-folder-unreadable = I can’t read { $folder }, the folder that SYSTEMS is set to. Check its path and permissions.

## Why a system was left out, and what to do

systems-fault-no-file = The system has no system.ts or system.js. That file must export `system`, made with `defineSystem` from fray/rules.
systems-fault-no-system = system.ts must export `system`, made with `defineSystem`, with `fray`, `version`, `rules` and `words`.
systems-fault-no-locales = The system has no locales/en folder. Put its messages and the names from its book there.
systems-fault-name = “{ $id }” isn’t a valid id. For the system’s folder and its rules, use lowercase letters, digits and hyphens, starting with a letter.
systems-fault-built-in = Fray already has a system with the id “{ $id }”. Give yours another id in three places: its folder’s name, its rules’ id and the start of its message ids.
systems-fault-taken = Another folder already has a system with the id “{ $id }”. Remove one of them, or give it another id.
systems-fault-other-id = The system’s folder is { $folder }, but the id in its rules is “{ $id }”. The folder’s name and the id must be the same.
systems-fault-api = This system needs fray/rules version { $wants }, but this copy of Fray has version { $has }. Install a matching version of the system, or change its code as docs/rules-api.md says.
systems-fault-version = The system’s version must be a short text like 1.0.0.
systems-fault-message = The id of the system’s message “{ $message }” must start with “{ $id }-”.
systems-fault-error = The system fails to load: { $why }

## `npm run new-system`

new-system-failed = The system wasn’t created
new-system-usage = Usage: npm run new-system NAME, or npm run new-system NAME -- --in FOLDER for a system outside Fray’s own folder.
new-system-bad-name = “{ $name }” can’t be a system’s name. Use up to 30 lowercase letters, digits and hyphens, starting with a letter. Examples: cairn, old-school.
new-system-taken = There’s already a system called “{ $name }”. Choose another name.
new-system-exists = The { $folder } folder already exists. Choose another name, or remove the folder.
new-system-made = Created { $folder }. To play it, run `npm start` and type `/encounter start`. docs/a-new-system.md shows what to change first.
new-system-made-outside = Created { $folder }. To play it, run `SYSTEMS={ $outside } npm start`. docs/a-new-system.md shows what to change first.

## docs/rules-api.md

rules-api-head =
    # What a rule system imports

    A rule system imports only from `fray/rules` and from its own folder. This is version { $version } of
    `fray/rules`. The version number goes up when systems written for an older version would no longer work. [Add a
    rule system](a-new-system.md) shows how the parts fit together.

    `npm run rules-api` writes this page from the docstrings in the source.
