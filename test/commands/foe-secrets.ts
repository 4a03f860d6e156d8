import type { Secrecy } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';

/** A number of each system’s sheets, and two values for it. */
export const NUMBERS: Readonly<Record<string, readonly [field: string, one: string, other: string]>> = {
  tdgs: ['LUK', '3', '4'],
  dungeoneers: ['naturalArmor', '1', '2'],
  mastery: ['speed', 'Expert', 'Master'],
  sol: ['attributes.CHA', '3', '4'],
};

/** Two conditions of each system that keep nobody from acting. */
const CONDITIONS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  tdgs: ['Poisoned', 'Bleeding'],
  dungeoneers: ['Defensive', 'Prone'],
  mastery: ['Fatigued', 'Disoriented'],
  sol: ['prone', 'aiming'],
};

/** What is the GM's alone, differently in either world: of the creature Foe; and one has an ambush where the other rolls. */
export function secrets(system: string, secrecy: Secrecy, odd: boolean): readonly string[] {
  const rules = rulesNamed(system)!;
  const conditions = CONDITIONS[system]!;
  // Hidden: not even which; in words which there are may be seen.
  const condition = conditions[odd && secrecy === 'hidden' ? 0 : 1];
  const orders = Object.entries(rules.standingOrders);
  const [field, ...values] = NUMBERS[system]!;
  return [
    // As many deeds in either: phrases are chosen by their number, which says of none what it was.
    odd ? '/add creature:Foe hidden:yes' : '/roll dice:7 secret:yes',
    odd ? '/map place who:"Foe 1" at:D4' : '/roll dice:8 secret:yes',
    `/roll dice:${odd ? 'd20' : 'd20+3'} secret:yes`,
    `/gm set setting:uneven value:${odd ? '30-95' : '50-99'}`,
    `/gm whisper who:bo words:${odd ? 'alpha' : 'omega'}`,
    // What a turn is made of would end it, and let a player strike.
    ...Object.keys(rules.resourceKinds)
      .filter((name) => rules.resourceKinds[name]?.turn !== true)
      .map((name) => `/adjust who:Foe resource:"${name}" by:${odd ? -1 : -2}`),
    `/condition add who:Foe condition:"${condition}" rounds:${odd ? 4 : 6} value:${odd ? 3 : 5} note:${odd ? 'alpha' : 'omega'}`,
    `/gm sheet who:Foe field:${field} value:${values[odd ? 0 : 1]}`,
    ...orders.map(
      ([about, { offers }]) => `/reactions as:Foe about:"${about}" answer:"${offers[odd ? 0 : 1] ?? offers[0]}"`,
    ),
    `/gm auto who:Foe style:${odd ? 'fierce' : 'mindless'}`,
    // Hidden: not even whether it is more or less.
    ...(secrecy === 'hidden' ? [`/adjust who:Foe by:${odd ? 1 : -1}`] : []),
  ];
}
