import type { Secrecy } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';

/** A number of each system's sheets, and two values for it. */
export const NUMBERS: Readonly<Record<string, readonly [field: string, one: string, other: string]>> = {
  tdgs: ['LUK', '3', '4'],
  dungeoneers: ['naturalArmor', '1', '2'],
  mastery: ['speed', 'Expert', 'Master'],
  sol: ['attributes.CHA', '3', '4'],
};

/** Two conditions of each system that don't keep their bearer from acting. */
const CONDITIONS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  tdgs: ['Poisoned', 'Bleeding'],
  dungeoneers: ['Defensive', 'Prone'],
  mastery: ['Fatigued', 'Disoriented'],
  sol: ['prone', 'aiming'],
};

/**
 * What only the GM may know, differently in either world: about the creature Foe; one world has an ambush where the
 * other rolls in secret.
 */
export function secrets(system: string, secrecy: Secrecy, odd: boolean): readonly string[] {
  const rules = rulesNamed(system)!;
  const conditions = CONDITIONS[system]!;
  // With secrecy hidden not even which condition is told; with words it may be seen.
  const condition = conditions[odd && secrecy === 'hidden' ? 0 : 1];
  const orders = Object.entries(rules.standingOrders);
  const [field, ...values] = NUMBERS[system]!;
  return [
    // Both worlds have as many deeds: phrases are chosen by the deed's number, so a different count would show.
    odd ? '/add creature:Foe hidden:yes' : '/roll dice:7 secret:"the GM and me"',
    odd ? '/map place who:"Foe 1" at:D4' : '/roll dice:8 secret:"the GM and me"',
    `/roll dice:${odd ? 'd20' : 'd20+3'} secret:"the GM and me"`,
    `/gm set setting:uneven value:${odd ? '30-95' : '50-99'}`,
    `/gm whisper who:bo words:${odd ? 'alpha' : 'omega'}`,
    // Turn resources are left out: changing them would end the turn, and let a player attack.
    ...Object.keys(rules.resourceKinds)
      .filter((name) => rules.resourceKinds[name]?.turn !== true)
      .map((name) => `/adjust who:Foe resource:"${name}" by:${odd ? -1 : -2}`),
    `/condition add who:Foe condition:"${condition}" rounds:${odd ? 4 : 6} value:${odd ? 3 : 5} note:${odd ? 'alpha' : 'omega'}`,
    `/gm sheet who:Foe field:${field} value:${values[odd ? 0 : 1]}`,
    ...orders.map(
      ([about, { offers }]) => `/reactions as:Foe about:"${about}" answer:"${offers[odd ? 0 : 1] ?? offers[0]}"`,
    ),
    `/gm auto who:Foe style:${odd ? 'fierce' : 'mindless'}`,
    // With secrecy hidden not even the direction of a change is told.
    ...(secrecy === 'hidden' ? [`/adjust who:Foe by:${odd ? 1 : -1}`] : []),
  ];
}

/**
 * A pack of which nothing has entered a fight: its names, numbers and notes differ in the two worlds, its title doesn't.
 */
export function secretPack(system: string, enemy: string, odd: boolean): object {
  const [field, one, other] = NUMBERS[system]!;
  const typed = odd ? one : other;
  const value = /^\d+$/.test(typed) ? Number(typed) : typed;
  const sheet = field.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
  const [hag, hex] = odd ? ['Bog Hag', 'Hexed'] : ['Mud Witch', 'Cursed'];
  return {
    ...{ format: 'fray-pack', version: 1, system, id: 'the-bog', revision: 1, title: 'The Bog' },
    about: `Where ${hag} lives.`,
    creatures: [
      { name: hag, like: enemy, brief: `${hag} is old.`, sheet },
      // The same name in both worlds, and as the book's.
      { name: enemy, like: enemy, brief: odd ? 'Cruel.' : 'Kind.', sheet },
    ],
    conditions: [{ name: hex, brief: `${hag} did it.` }],
    maps: [{ name: `${hag}’s door`, rows: ['....', '....'] }],
    scenes: [{ name: `${hag}’s house`, creatures: [{ creature: hag }], say: `${hag} opens.`, note: `${hag} lies.` }],
  };
}
