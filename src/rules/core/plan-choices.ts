import type { Action, Kind } from './action.ts';
import { type Combatant, type CombatantId, combatant, type Encounter } from './encounter.ts';
import { seenTiles } from './field-sight.ts';
import { given } from './given.ts';
import { guardOf } from './guard.ts';
import type { Intent } from './intent.ts';
import { mainMeterOf } from './main-meter.ts';
import { plainWays, type Way } from './offers.ts';
import { GUARD, type PlanCondition, type PlanLine, type Preference } from './plan.ts';
import { heededBy } from './plan-sight.ts';
import { type Price, priceOfWay, tryOut } from './plan-trial.ts';
import { begin, offersOf } from './play.ts';
import { declared } from './resource-kind.ts';
import { commandOf, type Ruleset } from './ruleset.ts';

/** An act that may stand in a plan, with what it costs beyond what comes back with a turn. */
export interface PlanChoice {
  readonly act: PlanLine['act'];
  readonly price: Price;
  /** It mends who is hurt, and is of no use to others. */
  readonly mends?: true;
}

/** Most choices: as many as a menu has entries. */
const MOST = 25;
/** Most foes who are named one by one. */
const MOST_NAMED = 4;

/**
 * What may stand in somebody's plan, the likeliest first: guarding, their attacks, what they do for friends, all else.
 * `encounter` is as on their turn.
 */
export function planChoices(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlanChoice[] {
  const guard = guardOf(rules, encounter, owner);
  const first: PlanChoice = { act: GUARD, price: guard ? tryOut(rules, encounter, guard).price : {} };
  const ways = waysOf(rules, encounter, owner).filter(
    ({ name, way }) => name !== guard?.action || way.manner !== guard.manner || way.tool !== guard.tool,
  );
  const nearer = rules.approach ? [{ act: { ...rules.approach, targets: ['any foe'] as const }, price: {} }] : [];
  const attacks = ways
    .filter(({ is }) => is === 'attack')
    .flatMap((each, place) => choicesOf(rules, encounter, owner, each, place === 0));
  const others = ways
    .filter(({ is }) => is !== 'attack')
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((each) => choicesOf(rules, encounter, owner, each, false));
  return [first, ...attacks, ...nearer, ...placesOf(rules, encounter, owner), ...others].slice(0, MOST);
}

/** The places on the field that are seen and can be reached without being struck at on the way. */
function placesOf(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlanChoice[] {
  const seen = seenTiles(rules, encounter);
  return (rules.field?.places(encounter, owner, heededBy(encounter, owner)) ?? []).flatMap(
    ({ way: { to, strikes, intent } }) => {
      if (strikes.length > 0 || (seen && !seen.has(to))) return [];
      const { action, tool, manner } = intent;
      return [{ act: { action, to, ...given({ tool, manner }) }, price: tryOut(rules, encounter, intent).price }];
    },
  );
}

/** Acts of these kinds before others. */
const KINDS_FIRST: readonly (Kind | undefined)[] = ['attack', 'cast', 'use', 'guard', 'move'];

function rank({ kind, is }: PlannableWay): number {
  const place = KINDS_FIRST.indexOf(kind);
  // What is used to no good of anybody is gear.
  return place === -1 || (kind === 'use' && is === 'other') ? KINDS_FIRST.length : place;
}

interface PlannableWay {
  readonly name: string;
  readonly kind: Kind | undefined;
  readonly way: Way;
  readonly is: 'attack' | 'harm' | 'help' | 'other';
  readonly price: Price;
  readonly aimed: boolean;
  readonly mends: boolean;
}

function waysOf(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlannableWay[] {
  return Object.entries(rules.actions).flatMap(([name, action]) => {
    if (action.gm || action.when === 'rest' || action.kind === 'rest') return [];
    const offers = offersOf(rules, encounter, owner, name);
    const ways = action.ways?.(encounter, owner) ?? (offers ? plainWays(offers) : []);
    return ways.flatMap((way) => plannable(rules, encounter, owner, { name, action, way, targets: offers?.targets }));
  });
}

interface Named {
  readonly name: string;
  readonly action: Action;
  readonly way: Way;
  readonly targets: readonly CombatantId[] | undefined;
}

/** A way that a plan can say whole: nothing has to be named with it, and it takes something of the turn. */
function plannable(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  { name, action, way, targets }: Named,
): readonly PlannableWay[] {
  if (way.hows || way.words || way.tiles || way.amount?.needed || way.several?.first || way.limit?.left === 0)
    return [];
  // Several who are named anew each time cannot be said in advance.
  if (way.several && !way.alone && way.several.usual.length === 0) return [];
  const { tool, manner } = way;
  const base: Intent = { action: name, actor: owner, ...given({ tool, manner }) };
  const can = (intent: Intent) => begin(rules, encounter, intent).ok;
  const self = combatant(encounter, owner);
  const all = (way.targets ?? targets ?? []).map((id) => ({ ...base, targets: [id] }));
  const usual = way.several ? [{ ...base, targets: way.several.usual }] : [];
  const possible = [base, ...all, ...usual].find(can);
  const attacks = commandOf(rules, name) === 'attack';
  const is = attacks ? 'attack' : way.harms ? 'harm' : way.helps ? 'help' : 'other';
  // Where nobody is there to be fought, or hurt, only this may still be planned.
  if (!possible && !attacks && is !== 'help' && commandOf(rules, name) !== 'cast') return [];
  const trial = possible && tryOut(rules, encounter, possible);
  if (trial?.free) return [];
  const price = trial?.price ?? priceOfWay(rules, self, way);
  const unhurt = friendsOf(encounter, self).filter((each) => !isHurt(rules, encounter, each));
  const mends = is === 'help' && (action.kind === 'use' || !unhurt.some(({ id }) => can({ ...base, targets: [id] })));
  const aimed = attacks || (!way.several?.least && (all.length > 0 || is !== 'other') && !can(base));
  return [{ name, kind: action.kind, way, is, price, mends, aimed }];
}

function choicesOf(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  { name, way, is, price, aimed, mends }: PlannableWay,
  isFirst: boolean,
): readonly PlanChoice[] {
  const { tool, manner } = way;
  const near: readonly Preference[] = rules.isNear ? ['near foe'] : [];
  const named = isFirst
    ? foesOf(encounter, owner)
        .slice(0, MOST_NAMED)
        .map(({ id }) => ({ who: id }))
    : [];
  const aims: readonly (readonly Preference[] | undefined)[] =
    is === 'help'
      ? [...(mends ? [['fallen friend'] as const] : []), ['most hurt friend'], ['self']]
      : !aimed
        ? [undefined]
        : isFirst
          ? [[...near, 'any foe'], ...named.map((who) => [who, ...near, 'any foe'] as const), ['most hurt foe']]
          : [[...near, 'any foe']];
  return aims.map((targets) => ({
    act: { action: name, ...given({ tool, manner, targets }) },
    price,
    ...(mends && { mends }),
  }));
}

/** The conditions that a line may have, the likeliest first. */
export function planConditions(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlanCondition[] {
  const self = combatant(encounter, owner);
  const hasFriends = friendsOf(encounter, self).length > 1;
  const kept = Object.entries(self.resources).filter(([resource, { value }]) => {
    const { turn, soaks, main } = declared(rules.resourceKinds, resource);
    return !turn && !soaks && !main && value > 0;
  });
  const friends: readonly PlanCondition[] = [
    { if: 'friend-down' },
    { if: 'friend-below', percent: 25 },
    { if: 'friend-below', percent: 50 },
  ];
  const all: readonly PlanCondition[] = [
    { if: 'self-below', percent: 25 },
    { if: 'self-below', percent: 50 },
    ...(hasFriends ? friends : []),
    ...(rules.isNear ? [{ if: 'foe-near' } as const] : []),
    ...foesOf(encounter, owner)
      .slice(0, MOST_NAMED)
      .map(({ id }) => ({ if: 'stands', who: id }) as const),
    { if: 'foes-at-least', number: 2 },
    { if: 'foes-at-least', number: 3 },
    { if: 'round-from', number: Math.max(1, encounter.round) + 1 },
    { if: 'self-below', percent: 75 },
    ...kept.map(([resource]) => ({ if: 'left', resource, least: 1 }) as const),
  ];
  return all.slice(0, MOST);
}

function foesOf(encounter: Encounter, owner: CombatantId): readonly Combatant[] {
  const { side } = combatant(encounter, owner);
  return encounter.combatants.filter((each) => each.side !== side && each.vitality === 'up');
}

function friendsOf({ combatants }: Encounter, { side }: Combatant): readonly Combatant[] {
  return combatants.filter((each) => each.side === side && each.vitality !== 'dead');
}

function isHurt(rules: Ruleset, encounter: Encounter, who: Combatant): boolean {
  const main = mainMeterOf(rules, who, encounter);
  return main?.max !== undefined && (main.bad === 'empty' ? main.value < main.max : main.value > 0);
}
