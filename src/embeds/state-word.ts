import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { inAWord, meterText } from './meters.ts';

/** The same where there is room for what the numbers are: "16/40 HP", "1/2 wounds". */
export function stateText(of: Combatant, encounter: Encounter): string {
  const word = stateWord(of, encounter);
  const main = rulesOf(encounter)
    .meters(of, encounter)
    .find((meter) => meter.main);
  return main && word === `${main.value}/${main.max}` ? meterText(main, encounter) : word;
}

/** How somebody is doing on a button, as players may know it: "16/40", "bloodied", or nothing. */
export function stateWord(of: Combatant, encounter: Encounter): string {
  const detail = detailOf(of, encounter);
  if (detail === 'hidden') return '';
  const rules = rulesOf(encounter);
  const main = rules.meters(of, encounter).find((meter) => meter.main);
  if (detail === 'words' || of.vitality !== 'up' || main?.max === undefined) return inAWord(of, encounter, rules);
  return `${main.value}/${main.max}`;
}
