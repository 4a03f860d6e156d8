import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { archetype, name } from '../../src/interaction/options/characters.ts';
import { rulesetHere } from '../../src/interaction/options/rules.ts';
import { editing, HOW_TO_EDIT } from '../../src/interaction/sheet-editing.ts';
import { map } from '../../src/rules/core/result.ts';
import type { Archetype, Ruleset } from '../../src/rules/core/ruleset.ts';
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
  run: ({ name, ruleset, from }, session) => {
    const { sheet, like } = startOf(ruleset, from);
    return map(saveCharacter(session, { system: ruleset.id, name, sheet }), (made) => {
      const said = `**${plain(made.name)}** is yours, ${like}. Play with \`/join character:\`.`;
      return editing(made, `${said} ${HOW_TO_EDIT}`);
    });
  },
});

/** What a new character begins with: the ready-made one that is named, else a blank sheet or the system's first character. */
function startOf(rules: Ruleset, named: Archetype | undefined): { readonly sheet: object; readonly like: string } {
  if (!named && rules.blank) return { sheet: rules.blank, like: 'with a blank sheet' };
  const from = named ?? firstCharacter(rules);
  return { sheet: from.sheet, like: `made like ${plain(from.name)}` };
}
