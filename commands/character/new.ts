import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { archetype, name } from '../../src/interaction/options/characters.ts';
import { rulesetHere } from '../../src/interaction/options/rules.ts';
import { editing, HOW_TO_EDIT } from '../../src/interaction/sheet-editing.ts';
import { map } from '../../src/rules/core/result.ts';
import { firstCharacter, saveCharacter } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

export const create = command({
  name: 'new',
  description: 'Make a character of your own, from a ready-made one',
  needs: { characters: true },
  options: {
    name: name('What it is called'),
    ruleset: rulesetHere('The rules it is for: those of the fight here, unless you say'),
    from: optional(archetype('The ready-made one to start from')),
  },
  run: ({ name, ruleset, from = firstCharacter(ruleset) }, session) =>
    map(saveCharacter(session, { system: ruleset.id, name, sheet: from.sheet }), (made) => {
      const said = `**${plain(made.name)}** is yours, made like ${plain(from.name)}. Play with \`/join character:\`.`;
      return editing(made, `${said} ${HOW_TO_EDIT}`);
    }),
});
