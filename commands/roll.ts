import { command } from '../src/interaction/command.ts';
import { secretRoll } from '../src/interaction/gm/secret-roll.ts';
import { boolean, optional, resolved } from '../src/interaction/option.ts';
import { name } from '../src/interaction/options/characters.ts';
import { rollReply } from '../src/interaction/rolling.ts';
import { type Choice, withNeeds } from '../src/interaction/suggestion.ts';
import { parse } from '../src/rules/core/notation/notation.ts';
import { map, ok } from '../src/rules/core/result.ts';
import { gm } from '../src/session/authorize.ts';
import { savable } from '../src/session/saving.ts';
import { plain } from '../src/text/markdown.ts';
import { corner as cornerWords } from '../src/text/spoken.ts';

/** The longest dice that can be typed, in characters. */
const LONGEST = 200;

/** What the caller has saved first, by its name. */
const suggestions = withNeeds({ saved: true }, ({ loaded }): readonly (Choice | string)[] => [
  ...loaded.saved.flatMap(({ name, what }) =>
    what.type === 'roll' ? [{ name: cornerWords.savedRoll(name, what.dice), value: what.dice }] : [],
  ),
  'd20',
  '2d6+3',
  '4d6kh3',
  '6d6>=5',
  '3d6!',
]);

const dice = resolved('The dice, as 2d6+3', {
  longest: LONGEST,
  suggest: suggestions,
  resolve: (typed) => map(parse(typed), () => typed),
});

export const roll = command({
  name: 'roll',
  description: 'Throw dice: 2d6+3, 4d6kh3, d20, 6d6>=5, 3d6!',
  needs: { saved: true },
  options: {
    dice,
    secret: boolean('For you alone as the GM; the log has it once the encounter is over'),
    save: optional(name('A name of your own, under which to keep these dice')),
  },
  run({ dice, secret, save }, session) {
    const kept =
      save === undefined ? ok(undefined) : savable(session, save, { system: '', what: { type: 'roll', dice } });
    if (!kept.ok) return kept;
    const met = secret ? gm(session) : undefined;
    if (met && !met.ok) return met;
    return map(met ? secretRoll(met.value, dice) : rollReply(session, dice), (reply) => {
      if (!kept.value) return reply;
      session.add({ type: 'saved', saved: kept.value });
      return { ...reply, content: cornerWords.saved(plain(kept.value.name)) };
    });
  },
});
