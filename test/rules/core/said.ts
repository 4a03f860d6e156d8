import { reasonPartsText } from '../../../src/embeds/rolls.ts';
import { because, type Reason } from '../../../src/rules/core/reason.ts';
import { allWords } from '../../../src/text/language.ts';
import { type Language, type ReasonDetails, type Wording, wordingFor } from '../../../src/text/words.ts';

/** English for tests, in which nothing is escaped. */
const UNESCAPED_ENGLISH: Language = { ...allWords, grammar: { ...allWords.grammar, safe: (text) => text } };
/** A reason that names an item, for tests that need any reason. */
export const itemReason = (item: string) => because({ id: 'item', item });

const voices = new Map<string, Wording>();

/** A system's words in English. Combatants are named by their ids. */
export function testWords(system: string): Wording {
  const wording = voices.get(system) ?? wordingFor(UNESCAPED_ENGLISH, system, (id) => id);
  voices.set(system, wording);
  return wording;
}

/** A reason in English, with its owner and its parts. `beside` adds details, such as dice, to the reason's facts. */
export function reasonText(why: Reason, system: string, beside: ReasonDetails = {}): string {
  const wording = testWords(system);
  const ownerFact = why.owner !== undefined ? { whose: why.owner } : {};
  return `${wording.word(why, { ...ownerFact, ...beside })}${reasonPartsText(why, wording)}`;
}
