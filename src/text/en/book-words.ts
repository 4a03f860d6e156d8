import type { Vitality } from '../../rules/core/encounter.ts';

/** Where a book has a word of its own for how somebody is. */
const VITALITIES: ReadonlyMap<string, Partial<Readonly<Record<Vitality, string>>>> = new Map([
  ['mastery', { down: 'collapsed' }],
]);

/** How somebody is, in the book's word: up, collapsed, dead. */
export function vitalityWord(system: string, vitality: Vitality): string {
  return VITALITIES.get(system)?.[vitality] ?? vitality;
}

/** What a condition is counted in that lasts for turns of somebody's. Most books call one such turn a round. */
export function turnWord(system: string): string {
  return system === 'mastery' ? 'turn' : 'round';
}
