import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import type { Meter } from '../rules/core/ruleset.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { inAWord, meterText, sayOf } from './meters.ts';

/** How somebody is doing on a button, as players may know it: "16/40", "1/4 wounds", "bloodied", or nothing. */
export function stateWord(of: Combatant, encounter: Encounter): string {
  if (detailOf(of, encounter) === 'hidden') return '';
  const main = shownMain(of, encounter);
  if (main?.max === undefined) return inAWord(of, encounter, rulesOf(encounter));
  const { signs } = sayOf(encounter);
  // What fills up for the worse says what it counts: “2/4” would read as what is left.
  return main.bad === 'full' || !signs.bars ? meterText(main, encounter) : signs.outOf(main.value, main.max);
}

/** The same where there is room for what the numbers are: "16/40 HP". */
export function stateText(of: Combatant, encounter: Encounter): string {
  const main = shownMain(of, encounter);
  return main ? meterText(main, encounter) : stateWord(of, encounter);
}

/** The main meter of somebody who is up, where it has a most and may be told. */
function shownMain(of: Combatant, encounter: Encounter): Meter | undefined {
  if (detailOf(of, encounter) !== 'exact' || of.vitality !== 'up') return undefined;
  return rulesOf(encounter)
    .meters(of, encounter)
    .find(({ main, max }) => main && max !== undefined);
}
