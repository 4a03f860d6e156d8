import type { SituationChoices } from '../../rules/core/offers.ts';
import { rulesOf } from '../../rules/systems.ts';
import { type Option, text } from '../option.ts';

/** A word of the book for how two stand to each other. It is taken as it is typed: the deed refuses what is none. */
export function fieldWord(description: string, which: 'ranges' | 'cover' | 'flanked'): Option<string> {
  return text(description, ({ encounter }) => {
    const words: SituationChoices = (encounter && rulesOf(encounter).field?.words) ?? {};
    return words[which] ?? [];
  });
}
