import type { Picture } from '../pictures/picture.ts';
import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import type { View } from '../rules/core/secrecy.ts';
import { shorten } from '../text/markdown.ts';
import { picture as pictureWords } from '../text/spoken.ts';
import { LONGEST_ALT, somebodyAlt } from './board-alt.ts';
import { pictureTheme } from './field-picture.ts';
import { drawnTokens } from './tokens.ts';
import { roundName } from './turn.ts';

/** The order of turns as a picture. Undefined: no rounds run, or no picture is wanted. */
export function turnStrip(encounter: Encounter, view: View = 'players'): Picture | undefined {
  const theme = pictureTheme(encounter);
  if (!theme || encounter.phase !== 'fighting') return undefined;
  const acted = actedIn(encounter);
  const drawn = new Map(drawnTokens(encounter, view).map((each) => [each.who.id, each.drawn]));
  const order = encounter.turnOrder.flat().flatMap((id) => {
    const known = drawn.get(id);
    if (!known) return [];
    const { facing: _, ...who } = known;
    return [{ ...who, ...(acted.includes(id) && { hasActed: true as const }) }];
  });
  if (order.length === 0) return undefined;
  const title = roundName(encounter);
  const acting = order.filter(({ isOnTurn }) => isOnTurn).map(({ name }) => name);
  const places = order.map((who, n) => somebodyAlt(String(n + 1), who, who.hasActed && pictureWords.acted));
  const alt = shorten([pictureWords.turn(title, acting), ...places].join(' '), LONGEST_ALT);
  return { shows: { strip: { title, order } }, theme, alt };
}

/** Those whose turn of the round is over. */
export function actedIn({ phase, turnOrder, turn, done }: Encounter): readonly CombatantId[] {
  return phase === 'fighting' ? [...turnOrder.slice(0, Math.max(0, turn)).flat(), ...done] : [];
}
