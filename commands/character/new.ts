import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { archetype, name } from '../../src/interaction/options/characters.ts';
import { rulesetHere } from '../../src/interaction/options/rules.ts';
import { map } from '../../src/rules/core/result.ts';
import { firstCharacter, saveCharacter } from '../../src/session/own-characters.ts';
import { editing, madeText } from './screen.ts';

export const create = command({
  name: 'new',
  description: 'Make a character of your own, from a ready-made one',
  needs: { characters: true },
  options: {
    name: name('What it is called'),
    ruleset: rulesetHere('The rules it is for: those of the fight here, unless you say'),
    from: optional(archetype('The ready-made one to start from')),
  },
  run: ({ name, ruleset, from }, session) => {
    // A blank sheet is everybody's where the system has one, else its first character's.
    const like = from ?? (ruleset.blank ? undefined : firstCharacter(ruleset));
    const sheet = like?.sheet ?? ruleset.blank ?? {};
    return map(saveCharacter(session, { system: ruleset.id, name, sheet }), (made) =>
      editing(session, made, madeText(session, made, like?.name)),
    );
  },
});
