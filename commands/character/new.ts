import { command, refusalReply } from '../../src/interaction/command.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { editing, HOW_TO_EDIT } from '../../src/interaction/sheet-editing.ts';
import { rulesets, startingPoints } from '../../src/interaction/suggestions.ts';
import { LONGEST_NAME } from '../../src/session/new-combatant.ts';
import { rulesetOrDefault, saveCharacter, startingFrom } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

export const create = command({
  name: 'new',
  description: 'Make a character of your own, from a ready-made one',
  options: {
    name: text('What it is called', undefined, LONGEST_NAME),
    ruleset: optional(text('The rules it is for: those of the fight here, unless you say', rulesets)),
    from: optional(text('The ready-made one to start from', startingPoints)),
  },
  needs: { characters: true },
  run({ name, ruleset, from }, session) {
    const rules = rulesetOrDefault(session, ruleset);
    if (!rules.ok) return refusalReply(rules.why, session);
    const ready = startingFrom(rules.value, from);
    if (!ready.ok) return refusalReply(ready.why, session);

    const made = saveCharacter(session, { system: rules.value.id, name, sheet: ready.value.sheet });
    if (!made.ok) return refusalReply(made.why, session);
    const said = `**${plain(made.value.name)}** is yours, made like ${plain(ready.value.name)}. Play with \`/join character:\`.`;
    return editing(made.value, `${said} ${HOW_TO_EDIT}`);
  },
});
