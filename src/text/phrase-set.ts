import type { Blows } from './blow-lines.ts';
import type { Phrasebook } from './phrase.ts';
import type { Tone } from './tone.ts';

/**
 * The books of a system: a voice for each tone, and what is told alike in all of them. The first that has it tells it.
 * Blows are told by their facts, not by a key.
 */
export type PhraseSet = Readonly<Record<Tone | 'any', readonly Phrasebook[]>> & {
  readonly blows: Readonly<Record<Tone, readonly Blows[]>>;
};
