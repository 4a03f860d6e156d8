import type { Deed } from '../../src/rules/core/deed.ts';
import type { Dice } from '../../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import { actionOffers } from '../../src/rules/core/play.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';

/** A random deed to try now. The same seed gives the same deed. The rules may refuse it. */
export function randomDeed(rules: Ruleset, encounter: Encounter, seed: number): Deed {
  const dice = seededDice(seed);
  const actor = pick(onTurn(encounter), dice) ?? pick(encounter.combatants, dice);
  if (!actor || encounter.combatants.length < 4)
    return { type: 'join', combatants: [newcomer(rules, encounter, dice)] };
  if (encounter.phase !== 'fighting' && happens(70, dice)) return { type: 'initiative' };
  if (happens(15, dice)) return gmDeed(rules, encounter, dice);
  if (happens(12, dice)) return { type: 'end-turn', subject: actor.id };
  const offered = actionOffers(rules, encounter, actor.id);
  const attacks = offered.filter(({ action }) => action === 'attack');
  const chosenOffer = (happens(50, dice) ? pick(attacks, dice) : undefined) ?? pick(offered, dice);
  if (!chosenOffer) return { type: 'end-turn', subject: actor.id };
  const { targets, tools, manners, amount } = chosenOffer.offers;
  const [target, tool, manner] = [pick(targets ?? [], dice), pick(tools ?? [], dice), pick(manners ?? [], dice)];
  return {
    type: 'intent',
    intent: {
      action: chosenOffer.action,
      actor: actor.id,
      ...(target !== undefined && { targets: [target] }),
      ...(tool !== undefined && { tool }),
      ...(manner !== undefined && { manner }),
      ...(amount && { amount: 1 }),
    },
  };
}

/** A random entry of a list. Undefined if the list is empty. */
export function pick<T>(list: readonly T[], dice: Dice): T | undefined {
  return list[dice.roll(Math.max(2, list.length)) % Math.max(1, list.length)];
}

function happens(percent: number, dice: Dice): boolean {
  return dice.roll(100) <= percent;
}

/** A premade combatant of these rules, whose player wants to be asked at every choice. */
function newcomer(rules: Ruleset, encounter: Encounter, dice: Dice) {
  const archetype = pick(rules.archetypes, dice)?.name ?? '';
  const orders = Object.fromEntries(
    Object.entries(rules.standingOrders).flatMap(([about, { offers }]) =>
      offers.includes('ask') ? [[about, 'ask']] : [],
    ),
  );
  return premadeCombatant(rules, archetype, openingEncounter(rules), {
    name: `${archetype} ${encounter.combatants.length + 1}`,
    standingOrders: orders,
  });
}

/** A deed that a GM does with a command, or a free roll. */
function gmDeed(rules: Ruleset, encounter: Encounter, dice: Dice): Deed {
  const subjectId = pick(encounter.combatants, dice)?.id ?? '';
  const condition = pick(Object.keys(rules.conditions), dice) ?? '';
  const track = pick(Object.keys(encounter.combatants[0]?.resources ?? {}), dice) ?? '';
  const deeds: readonly Deed[] = [
    { type: 'roll', dice: '3d6' },
    { type: 'afflict', subject: subjectId, affliction: { condition, rounds: 2, value: 1 } },
    { type: 'adjust', subject: subjectId, resource: track, to: 3 },
    { type: 'set', setting: 'auto-end', value: false },
    { type: 'hand-over', subject: subjectId, to: 'ana' },
    { type: 'depart', subject: subjectId, as: 'surrendered' },
    { type: 'revive', subject: subjectId },
    { type: 'remove', subject: subjectId },
    { type: 'reorder', subject: subjectId, passesTurn: true },
    { type: 'gms', gms: ['gm', 'ana'] },
    { type: 'hide', subject: subjectId },
    { type: 'reveal', subjects: (encounter.hidden ?? []).map(({ id }) => id) },
    { type: 'stop-rounds' },
    { type: 'plan', subject: subjectId, plan: { lines: [], otherwise: 'end turn', may: { [track]: 1 }, use: 'late' } },
  ];
  return pick(deeds, dice) ?? { type: 'stop-rounds' };
}
