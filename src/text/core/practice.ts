import { t } from '../t.ts';
import type { PracticeRoll } from '../words.ts';

/** "Your die shows 12, plus 10: 22." */
export function sumOf(whose: 'Your' | 'Its', { dice, shown, added, total }: PracticeRoll): string {
  const who = whose === 'Your' ? 'your' : 'its';
  if (added === 0) return t(`practice-roll-${who}`, { dice, shown });
  const how = added > 0 ? 'plus' : 'minus';
  return t(`practice-roll-${who}-${how}`, { dice, shown, added: Math.abs(added), total });
}
