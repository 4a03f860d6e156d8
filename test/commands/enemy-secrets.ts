// Tests compare two worlds: copies of a fight that differ only in what the GM knows. Players must not see a difference.

import { mainResourceOf } from '../../src/rules/core/resource-kind.ts';
import { type Archetype, countsOf, type Ruleset } from '../../src/rules/core/ruleset.ts';
import type { Secrecy } from '../../src/rules/core/secrecy.ts';
import { healthOf } from '../../src/rules/core/visible-state.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { conditionsOf, numberOf } from '../systems/samples.ts';

/**
 * How much a GM takes from one of the creature's resources, such as HP, in each of the two copies of a fight that a
 * test compares. The resource is never used up, and the creature looks equally hurt in both copies. The amounts are the
 * same if the creature has too little for two different ones.
 */
function amountsTaken(rules: Ruleset, enemy: string, resource: string): readonly [number, number] {
  const encounter = openingEncounter(rules);
  const who = premadeCombatant(rules, enemy, encounter);
  const { main, fills } = rules.resourceKinds[resource] ?? {};
  const value = countsOf(rules, who)[resource]?.value;
  if (value === undefined || fills) return [1, 2];
  const healthAfter = (amount: number) =>
    healthOf(
      rules,
      { ...who, resources: { ...who.resources, [resource]: { ...who.resources[resource], value: value - amount } } },
      encounter,
    );
  // The larger amount is `amount + 1`. Even after that and another loss of 1, a point of the resource must be left.
  for (let amount = 1; amount + 2 < value; amount++)
    if (!main || healthAfter(amount) === healthAfter(amount + 1)) return [amount, amount + 1];
  return [1, 1];
}

/**
 * A test compares two copies of a fight. These are the GM's commands that give the creature Foe its secrets in the first
 * or in the second copy. The secrets differ: where the first copy gets an ambush, the second gets a secret roll.
 */
export function secrets(
  system: string,
  secrecy: Secrecy,
  isFirstWorld: boolean,
  { name: enemy }: Pick<Archetype, 'name'> = rulesNamed(system)!.archetypes.find(({ kind }) => kind === 'creature')!,
): readonly string[] {
  const rules = rulesNamed(system)!;
  const amounts = new Map(Object.keys(rules.resourceKinds).map((name) => [name, amountsTaken(rules, enemy, name)]));
  const [least = 1, most = 1] = amounts.get(mainResourceOf(rules.resourceKinds) ?? '') ?? [];
  const conditions = conditionsOf(rules);
  // If secrecy is `hidden`, players aren't told which condition Foe has. If secrecy is `words`, they may see the
  // condition.
  const condition = conditions[isFirstWorld && secrecy === 'hidden' ? 0 : 1];
  const orders = Object.entries(rules.standingOrders);
  const [field, ...values] = numberOf(rules);
  return [
    // In both copies of the fight, the commands do the same number of things. Fray numbers what is done, and chooses
    // the sentences of the story by that number, so players would notice a different number.
    isFirstWorld ? '/add creature:Foe hidden:yes' : '/roll dice:7 secret:"the GM and me"',
    isFirstWorld ? '/map place who:"Foe 1" at:D4' : '/roll dice:8 secret:"the GM and me"',
    `/roll dice:${isFirstWorld ? 'd20' : 'd20+3'} secret:"the GM and me"`,
    `/gm set setting:uneven value:${isFirstWorld ? '30-95' : '50-99'}`,
    `/gm whisper who:bo words:${isFirstWorld ? 'alpha' : 'omega'}`,
    // Resources that a turn spends, such as action points, stay unchanged, because changing them would end the turn and
    // let a player attack.
    ...Object.keys(rules.resourceKinds)
      .filter((name) => rules.resourceKinds[name]?.turn !== true)
      .map((name) => {
        // Wounds begin at 0 and can only go up. Foe gets one wound in both copies of the fight, because with more
        // wounds in only one copy, Foe would look worse there.
        const change = rules.resourceKinds[name]?.fills ? 1 : -(amounts.get(name)?.[isFirstWorld ? 0 : 1] ?? 1);
        return `/adjust who:Foe resource:"${name}" by:${change}`;
      }),
    // If secrecy is `hidden`, players aren't even told if a number went up or down.
    ...(secrecy === 'hidden' ? [`/adjust who:Foe by:${isFirstWorld || least === most ? 1 : -1}`] : []),
    ...(condition === ''
      ? []
      : [
          `/condition add who:Foe condition:"${condition}" rounds:${isFirstWorld ? 4 : 6} value:${isFirstWorld ? 3 : 5} note:${isFirstWorld ? 'alpha' : 'omega'}`,
        ]),
    `/gm sheet who:Foe field:${field} value:${values[isFirstWorld ? 0 : 1]}`,
    ...orders.map(
      ([about, { offers }]) =>
        `/reactions as:Foe about:"${about}" answer:"${offers[isFirstWorld ? 0 : 1] ?? offers[0]}"`,
    ),
    // Everyone knows of the event, but not what it will do.
    ...(condition === '' ? [] : [`/gm event name:Omen rounds:"from 90" effect:"${conditions[isFirstWorld ? 0 : 1]}"`]),
    `/gm auto who:Foe style:${isFirstWorld ? 'fierce' : 'mindless'}`,
  ];
}

/**
 * A pack that the fight doesn't use. It has the same title in both copies of the fight that a test compares, but
 * different names, numbers and notes.
 */
export function secretPack(system: string, enemy: string, isFirstWorld: boolean): object {
  const [field, one, other] = numberOf(rulesNamed(system)!);
  const input = isFirstWorld ? one : other;
  const value = /^\d+$/.test(input) ? Number(input) : input;
  const sheet = field.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
  const [hag, hex] = isFirstWorld ? ['Bog Hag', 'Hexed'] : ['Mud Witch', 'Cursed'];
  return {
    ...{ format: 'fray-pack', version: 1, system, id: 'the-bog', revision: 1, title: 'The Bog' },
    about: `Where ${hag} lives.`,
    creatures: [
      { name: hag, like: enemy, brief: `${hag} is old.`, sheet },
      // Both copies of the pack have a creature of this name, and so does the rulebook.
      { name: enemy, like: enemy, brief: isFirstWorld ? 'Cruel.' : 'Kind.', sheet },
    ],
    conditions: [{ name: hex, brief: `${hag} did it.` }],
    maps: [{ name: `${hag}’s door`, rows: ['....', '....'] }],
    scenes: [{ name: `${hag}’s house`, creatures: [{ creature: hag }], say: `${hag} opens.`, note: `${hag} lies.` }],
  };
}
