// Project Sol › Actions in Combat: what they come to for somebody who plays itself. The worths are chosen, none is the book's

import { type ActorView, isFoe, seenAmong } from '../core/actor-view.ts';
import { bears, type Style } from '../core/encounter.ts';
import { given, once } from '../core/given.ts';
import { type Mind, type Option, PATIENCE } from '../core/mind.ts';
import type { Question } from '../core/resolution.ts';
import { inHand } from './actions/alone.ts';
import { house } from './house.ts';
import { takenCover } from './modifiers.ts';
import { lastStand, points } from './points.ts';
import { SCAR } from './recovery.ts';
import { type Fighter, type Sheet, type Sol, skill, type Weapon } from './sheet.ts';

type View = ActorView<Sol>;

/** What may be spent of it besides resources: so the standing order calls it too. */
const LAST_POINT = 'last point';

/**
 * Moves without a field, gear and reloading are for the story: what they come to, the GM says. Standing orders are left as they
 * are.
 */
export const mind: Mind<Sol> = {
  options(view) {
    const closing = closes(view);
    // To move on would spoil the aim.
    const aiming = closing.length > 0 ? [] : aims(view);
    return [
      ...attacks(view),
      ...closing,
      ...(lastStand(view.actor) ? yields(view) : [...aiming, ...covers(view), ...draws(view), ...rises(view)]),
      ...medkits(view),
      ...fullDefense(view),
    ];
  },
  likely: (view) => [...attacks(view), ...closes(view)],
  answer(subject, question, style) {
    if (question.about === 'mark') return SCAR;
    return question.about === 'reaction' ? reaction(subject, question, style) : undefined;
  },
};

function attacks(view: View): readonly Option[] {
  const offers = view.offers('attack');
  const held = inHand(view.actor).name;
  const ways = view.ways('attack');
  const weapons = strongest(view.actor.sheet, offers?.tools ?? []);
  return seenAmong(offers?.targets, view, isFoe).flatMap(({ id }): readonly Option[] => {
    const best = weapons.find(({ name }) =>
      ways.some(({ tool = held, targets = [] }) => tool === name && targets.includes(id)),
    );
    if (!best) return [];
    const tool = best.name === held ? undefined : best.name;
    const intent = { action: 'attack', targets: [id], ...given({ tool }) };
    return [
      { kind: 'harm', worth: 1, whom: id, intent, ...lastPoint(view.actor, best.points ?? house(view, 'attack-cost')) },
    ];
  });
}

/** On a field: to the nearest foe, while what is in hand reaches none. */
function closes(view: View): readonly Option[] {
  const { actor, settings } = view;
  const foes = view.others.filter(isFoe).filter(({ squares }) => squares !== undefined);
  const [nearest] = foes.toSorted((one, other) => (one.squares ?? 0) - (other.squares ?? 0));
  if (!nearest || seenAmong(view.offers('attack')?.targets, view, isFoe).length > 0) return [];
  // Without the points to shoot nobody knows whether a foe is in sight: nearer is better for blades alone.
  const mayStrike = points(actor) >= attackCost(actor, settings);
  if (inHand(actor).kind === 'melee' ? (nearest.squares ?? 0) <= 1 : !mayStrike) return [];
  const way = view.towards(nearest.id);
  return way
    ? [{ kind: 'close', worth: 1, whom: nearest.id, intent: way.intent, ...lastPoint(actor, house(view, 'move-cost')) }]
    : [];
}

/** Whoever spends the last point of a last stand falls: that is for its player to say. */
function lastPoint(who: Fighter, cost: number): Pick<Option, 'spends'> {
  return lastStand(who) && points(who) <= cost ? { spends: { [LAST_POINT]: 1 } } : {};
}

/** Two in their last stand who have no point left to strike would stand there for ever: in the end they fall of themselves. */
function yields({ actor, round, settings }: View): readonly Option[] {
  if (round <= PATIENCE || points(actor) >= attackCost(actor, settings)) return [];
  // Of a kind for which the mindless care too.
  const about = { kind: 'harm', worth: 1, spends: { [LAST_POINT]: 1 } } as const;
  return ['aim', 'posture'].map((action) => ({ ...about, intent: { action } }));
}

/** Those of these names, the strongest first. */
function strongest(sheet: Sheet, names: readonly string[]): readonly Weapon[] {
  return byStrength(sheet).filter(({ name }) => names.includes(name));
}

const byStrength = once((sheet: Sheet) =>
  sheet.weapons.toSorted((one, other) => strength(sheet, other) - strength(sheet, one)),
);

/** Dice of the attack; a level of the wound counts as much as two of them. */
function strength(sheet: Sheet, weapon: Weapon): number {
  return skill(sheet, weapon.skill) + sheet.attributes[weapon.attribute] + 2 * weapon.level;
}

/** Whether a point can be spent and an attack made all the same. */
function isSpare({ actor, settings }: View, cost: number): boolean {
  return points(actor) >= cost + attackCost(actor, settings);
}

function attackCost(who: Fighter, settings: View['settings']): number {
  return inHand(who).points ?? house({ settings }, 'attack-cost');
}

/** Aim waits for the next turn's attack where no points are left for one in this. */
function aims(view: View): readonly Option[] {
  if (!view.offers('aim') || bears(view.actor, 'aiming')) return [];
  const isNow = isSpare(view, house(view, 'aim-cost'));
  const isLeft = points(view.actor) < attackCost(view.actor, view.settings);
  return isNow || isLeft ? [{ kind: 'prepare', worth: isNow ? 1.05 : 0.1, intent: { action: 'aim' } }] : [];
}

/**
 * Cover lasts for the scene: it is worth a point of the first turn, before the attack or after it. On a field it is gone to, by
 * those who shoot: a blade has to come out of it.
 */
function covers(view: View): readonly Option[] {
  const { actor, settings } = view;
  const worth = (cost: number) => (isSpare(view, cost) || points(actor) < attackCost(actor, settings) ? 3 : 1.2);
  if (view.offers('take-cover') && takenCover(actor) === undefined)
    return [
      { kind: 'guard', worth: worth(house(view, 'cover-cost')), intent: { action: 'take-cover', manner: 'good' } },
    ];
  if (inHand(actor).kind === 'melee' || bears(actor, 'aiming')) return [];
  const place = view.places().find(({ meaning }) => meaning.means === 'in cover');
  return place ? [{ kind: 'guard', worth: worth(house(view, 'move-cost')), intent: place.way.intent }] : [];
}

/** A weapon that is clearly better than what is in hand. */
function draws(view: View): readonly Option[] {
  const { actor } = view;
  const { sheet } = actor;
  const [better] = strongest(sheet, view.offers('draw')?.tools ?? []);
  if (!better || strength(sheet, better) <= strength(sheet, inHand(actor)) + 1) return [];
  return [{ kind: 'prepare', worth: 1.3, intent: { action: 'draw', tool: better.name } }];
}

function rises(view: View): readonly Option[] {
  if (!bears(view.actor, 'prone') || !view.offers('posture')) return [];
  return [{ kind: 'rise', worth: 0.3, intent: { action: 'posture', manner: 'stand up' } }];
}

function medkits(view: View): readonly Option[] {
  const offers = view.offers('medkit');
  const friends = seenAmong(offers?.targets, view, ({ friend }) => friend).map(({ id }) => id);
  const patients = offers?.targets?.includes(view.actor.id) ? [view.actor.id, ...friends] : friends;
  const spends = lastPoint(view.actor, house(view, 'medkit-cost'));
  return patients.map((id) => ({
    kind: 'heal' as const,
    worth: 0.7,
    whom: id,
    intent: { action: 'medkit', targets: [id] },
    ...spends,
  }));
}

/** It takes all points that are left, so that it is for a whole turn. */
function fullDefense(view: View): readonly Option[] {
  const { actor, settings } = view;
  if (lastStand(actor)) return [];
  const isWhole = points(actor) > attackCost(actor, settings);
  if (!isWhole || !view.offers('defend')?.manners?.includes('full defense')) return [];
  return [{ kind: 'guard', worth: 0.9, intent: { action: 'defend', manner: 'full defense' } }];
}

/** A reaction is paid from the points of the next turn: all but the cowardly keep what the next attack costs. */
function reaction(who: Fighter, { offers }: Question, style: Style): string | undefined {
  if (style === 'fierce' || style === 'mindless' || (lastStand(who) && points(who) === 1)) return 'none';
  const cost = attackCost(who, {});
  const isSpareNow = points(who) > cost || points(who) < cost || style === 'cowardly';
  return isSpareNow ? offers.find((each) => each !== 'none') : 'none';
}
