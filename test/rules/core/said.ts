import { workings } from '../../../src/embeds/rolls.ts';
import { because, type Reason } from '../../../src/rules/core/reason.ts';
import { en } from '../../../src/text/language.ts';
import { type Beside, type Language, type Say, sayIn } from '../../../src/text/words.ts';

/** English as it is written down in tests: nothing is escaped. */
const BARE: Language = { ...en, grammar: { ...en.grammar, safe: (text) => text } };
/** A reason for a test's own sake, by a name. */
export const named = (item: string) => because({ id: 'item', item });

const voices = new Map<string, Say>();

/** How a system's reasons are put into English in tests: combatants by their ids. */
export function saying(system: string): Say {
  const say = voices.get(system) ?? sayIn(BARE, system, (id) => id);
  voices.set(system, say);
  return say;
}

/** A reason in English, with its owner and what made it up; as tests read it. */
export function said(why: Reason, system: string, beside: Beside = {}): string {
  const say = saying(system);
  const whose = why.owner !== undefined ? { whose: why.owner } : {};
  return `${say.word(why, { ...whose, ...beside })}${workings(why, say)}`;
}
