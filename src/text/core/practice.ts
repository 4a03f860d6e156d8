import { t } from '../t.ts';
import type { PracticeRoll } from '../words.ts';

/** The sum of a roll: "You rolled 12 + 10 = 22." */
export function sumOf(whose: 'Your' | 'Its', { shown, added, total }: PracticeRoll): string {
  const possessor = whose === 'Your' ? 'your' : 'its';
  if (added === 0) return t(`practice-roll-${possessor}`, { shown });
  const operation = added > 0 ? 'plus' : 'minus';
  return t(`practice-roll-${possessor}-${operation}`, { shown, added: Math.abs(added), total });
}
