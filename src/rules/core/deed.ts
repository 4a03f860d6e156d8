import type { Dice } from './dice.ts';
import type { Combatant, CombatantId, Encounter, Setting, System, UserId } from './encounter.ts';
import { parse, show, throwDice } from './notation.ts';
import type { Refusal } from './refusal.ts';
import { no, ok, type Result } from './result.ts';
import { type Affliction, begin, type Intent, type Played, perform, type Ruleset } from './ruleset.ts';
import type { Scene } from './scene.ts';
import { beginFighting, endScene, endTurn, gather } from './turns.ts';

/** What somebody does at the table, as data: it can wait for an answer, be played again, and be checked. */
export type Deed<S extends System = System> =
  | { readonly type: 'intent'; readonly intent: Intent }
  | { readonly type: 'join'; readonly combatants: readonly Combatant<S>[] }
  | { readonly type: 'initiative' }
  /** Dice thrown in the fight for no rule. It changes nothing, so there is nothing to undo. */
  | { readonly type: 'roll'; readonly dice: string }
  | { readonly type: 'end-turn'; readonly who: CombatantId; readonly skipped?: string }
  | { readonly type: 'stop-rounds' }
  | { readonly type: 'end-scene' }
  | { readonly type: 'order'; readonly who: CombatantId; readonly about: string; readonly answer?: string }
  | { readonly type: 'afflict'; readonly who: CombatantId; readonly affliction: Affliction<S> }
  | { readonly type: 'cure'; readonly who: CombatantId; readonly key: string }
  | {
      readonly type: 'adjust';
      readonly who: CombatantId;
      readonly track: string;
      readonly to: number;
      readonly why: string;
    }
  | { readonly type: 'set'; readonly setting: string; readonly value: Setting }
  | { readonly type: 'remove'; readonly who: CombatantId }
  | { readonly type: 'revive'; readonly who: CombatantId }
  | { readonly type: 'hand-over'; readonly who: CombatantId; readonly to?: UserId }
  | { readonly type: 'group'; readonly members: readonly CombatantId[]; readonly name?: string }
  | { readonly type: 'gms'; readonly gms: readonly UserId[] }
  | { readonly type: 'move-in-order'; readonly who: CombatantId; readonly before?: CombatantId };

/** Does a deed on a fight. The same fight, deed, dice and answers always come to the same. */
export function carryOut<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  deed: Deed<S>,
  dice: Dice,
  answers: readonly string[] = [],
): Result<Played<S>, Refusal> {
  return perform(rules, before, (scene) => does(scene, rules, deed), dice, answers);
}

function does<S extends System>(scene: Scene<S>, rules: Ruleset<S>, deed: Deed<S>): Result<unknown, Refusal> {
  const { encounter } = scene;
  switch (deed.type) {
    case 'intent': {
      const begun = begin(rules, encounter, deed.intent);
      return begun.ok ? ok(begun.value(scene)) : begun;
    }
    case 'join':
      return join(scene, rules, deed.combatants);
    case 'initiative':
      return beginFighting(scene, rules);
    case 'roll':
      return rollFreely(scene, deed.dice);
    case 'end-turn':
      return endTurn(scene, rules, deed.who, deed.skipped);
    case 'stop-rounds':
      if (encounter.phase !== 'fighting') return no({ type: 'wrong-phase', wants: 'fighting', phase: encounter.phase });
      return ok(scene.record({ type: 'phase-begun', before: encounter.phase, phase: 'aftermath' }));
    case 'end-scene':
      return endScene(scene, rules);
    case 'order':
      return order(scene, rules, deed.who, deed.about, deed.answer);
    case 'afflict':
      return rules.afflict(scene, deed.who, deed.affliction);
    case 'cure':
      return cure(scene, deed.who, deed.key);
    case 'adjust':
      return adjust(scene, rules, deed);
    case 'set':
      return set(scene, deed.setting, deed.value);
    case 'revive':
      return revive(scene, rules, deed.who);
    case 'remove':
      return remove(scene, deed.who);
    case 'hand-over': {
      const { controller: before } = scene.combatant(deed.who);
      const { to: after } = deed;
      return ok(
        scene.record({
          type: 'handed-over',
          combatant: deed.who,
          ...(before !== undefined && { before }),
          ...(after !== undefined && { after }),
        }),
      );
    }
    case 'group':
      return group(scene, deed.members, deed.name);
    case 'gms':
      return ok(scene.record({ type: 'gms-changed', before: encounter.gms, after: deed.gms }));
    case 'move-in-order':
      return moveInOrder(scene, deed.who, deed.before);
    default:
      return deed satisfies never;
  }
}

function rollFreely<S extends System>(scene: Scene<S>, typed: string): Result<unknown, Refusal> {
  const expression = parse(typed);
  if (!expression.ok) return expression;
  const thrown = throwDice(expression.value, {
    throw: (sides, why) => scene.throw(`1d${sides}`, why)[0]?.face ?? 1,
  });
  return ok(scene.record({ type: 'remarked', what: 'roll', note: show(thrown) }));
}

/** Most combatants in one encounter. */
export const MOST_COMBATANTS = 60;

/** They enter the fight; while rounds run each is placed in the order by the system's rule. Names are one of a kind. */
function join<S extends System>(scene: Scene<S>, rules: Ruleset<S>, newcomers: readonly Combatant<S>[]) {
  for (const newcomer of newcomers) {
    const { combatants } = scene.encounter;
    const name = newcomer.name.toLowerCase();
    if (combatants.some((other) => other.id === newcomer.id || other.name.toLowerCase() === name))
      return no({ type: 'name-taken', name: newcomer.name });
    if (combatants.length >= MOST_COMBATANTS)
      return no({ type: 'too-many', what: 'combatants', most: MOST_COMBATANTS });
    scene.record({ type: 'joined', combatant: newcomer });
    if (scene.encounter.phase === 'fighting') rules.enter(scene, newcomer.id);
  }
  if (scene.encounter.phase === 'fighting') gather(scene);
  return ok();
}

function order<S extends System>(
  scene: Scene<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  about: string,
  after: string | undefined,
): Result<unknown, Refusal> {
  const entry = Object.hasOwn(rules.orders, about) ? rules.orders[about] : undefined;
  if (!entry) return no({ type: 'no-such', what: 'standing order', typed: about, known: Object.keys(rules.orders) });
  if (after !== undefined && !entry.offers.includes(after))
    return no({ type: 'no-such', what: 'answer', typed: after, known: entry.offers });
  const before = scene.combatant(who).orders[about];
  const given = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return ok(scene.record({ type: 'order-given', combatant: who, order: about, ...given }));
}

function cure<S extends System>(scene: Scene<S>, who: CombatantId, key: string): Result<unknown, Refusal> {
  const { conditions } = scene.combatant(who);
  const condition = conditions.find((borne) => borne.key === key);
  if (!condition)
    return no({ type: 'no-such', what: 'condition', typed: key, known: conditions.map((borne) => borne.key) });
  return ok(scene.record({ type: 'condition-ended', bearer: who, condition, why: 'the GM takes it off' }));
}

/** A GM's hand on a track, within its bounds. What follows of it follows by the rules. */
function adjust<S extends System>(
  scene: Scene<S>,
  rules: Ruleset<S>,
  { who, track: name, to, why }: Extract<Deed, { type: 'adjust' }>,
): Result<unknown, Refusal> {
  const { tracks } = scene.combatant(who);
  const track = Object.hasOwn(tracks, name) ? tracks[name] : undefined;
  if (!track) return no({ type: 'no-such', what: 'track', typed: name, known: Object.keys(tracks) });
  const most = track.max ?? 1_000_000;
  if (!Number.isInteger(to) || to < 0 || to > most) return no({ type: 'out-of-bounds', what: name, least: 0, most });
  const before = track.value;
  const common = { target: who, from: why, track: name, before, after: to, amount: Math.abs(to - before) };
  const limit = track.max === undefined ? {} : { max: track.max };
  const steps = [{ why, plus: to - before, left: to }];
  // Wounds and stress fill up for the worse: there, more is harm.
  const fills = rules
    .gauges(scene.combatant(who), scene.encounter)
    .some((gauge) => gauge.bad === 'full' && gauge.name.toLowerCase() === name.toLowerCase());
  if (fills ? to > before : to < before)
    return ok(scene.record({ type: 'harmed', ...common, ...limit, kinds: [], dice: [], steps }));
  return ok(scene.record({ type: 'healed', ...common, ...limit, steps }));
}

/** A setting of the scene from now on. That it is one, and may have that value, is settled where it is typed. */
function set<S extends System>(scene: Scene<S>, setting: string, after: Setting): Result<unknown, Refusal> {
  const before = scene.encounter.settings[setting];
  return ok(scene.record({ type: 'setting-changed', setting, ...(before !== undefined && { before }), after }));
}

/** The GM's word that somebody is back: on their feet, with the least that keeps them there, and in the order. */
function revive<S extends System>(scene: Scene<S>, rules: Ruleset<S>, who: CombatantId): Result<unknown, Refusal> {
  const { name, standing: before } = scene.combatant(who);
  if (before === 'up') return no({ type: 'cannot', name, action: 'be revived', because: 'they are on their feet' });
  scene.record({ type: 'rose', combatant: who, as: 'revived', before, after: 'up' });
  for (const [track, { value, max }] of Object.entries(scene.combatant(who).tracks)) {
    const main = rules.gauges(scene.combatant(who), scene.encounter).find((gauge) => gauge.main);
    const emptied = track === 'hp' || track === 'stamina' ? value === 0 : false;
    if (!emptied || main?.bad !== 'empty') continue;
    const limit = max === undefined ? {} : { max };
    const steps = [{ why: 'the GM revives them', plus: 1, left: 1 }];
    scene.record({
      type: 'healed',
      target: who,
      from: 'the GM',
      track,
      steps,
      amount: 1,
      before: value,
      after: 1,
      ...limit,
    });
  }
  if (scene.encounter.phase === 'fighting' && !scene.encounter.order.flat().includes(who)) rules.enter(scene, who);
  return ok();
}

/** Out of the fight altogether: out of the order too, and what hung on the one who is gone ends. */
function remove<S extends System>(scene: Scene<S>, who: CombatantId): Result<unknown, Refusal> {
  const gone = scene.combatant(who);
  for (const { id, conditions } of scene.encounter.combatants) {
    if (id === who) continue;
    for (const condition of conditions) {
      const hangs = condition.source === who || ('of' in condition.lasting && condition.lasting.of === who);
      if (hangs)
        scene.record({ type: 'condition-ended', bearer: id, condition, why: `${gone.name} is out of the fight` });
    }
  }
  const { order: before, turn } = scene.encounter;
  // A block that is left empty keeps its place, so that nobody's turn moves; it is passed over.
  const after = before.map((block) => block.filter((id) => id !== who));
  if (before.flat().includes(who)) scene.record({ type: 'order-set', before, order: after, placings: [], turn });
  return ok(scene.record({ type: 'left', combatant: gone }));
}

/** They act together from now on, or each alone again where no name is given. */
function group<S extends System>(scene: Scene<S>, members: readonly CombatantId[], after: string | undefined) {
  for (const who of members) {
    const { group: before } = scene.combatant(who);
    const change = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    if (before !== after) scene.record({ type: 'grouped', combatant: who, ...change });
  }
  if (scene.encounter.phase === 'fighting') gather(scene);
  return ok();
}

/** The GM's hand on the order: somebody acts right before another from now on, or last. The turn stays where it is. */
function moveInOrder<S extends System>(
  scene: Scene<S>,
  who: CombatantId,
  place: CombatantId | undefined,
): Result<unknown, Refusal> {
  const { order: before, turn } = scene.encounter;
  const mine = before.find((block) => block.includes(who));
  const theirs = place === undefined ? undefined : before.find((block) => block.includes(place));
  if (!mine || (place !== undefined && !theirs) || mine === theirs) return no({ type: 'not-at-self' });
  const current = before[turn];
  const others = before.filter((block) => block !== mine);
  const at = theirs ? others.indexOf(theirs) : others.length;
  const after = [...others.slice(0, at), mine, ...others.slice(at)];
  const now = current ? after.indexOf(current) : turn;
  return ok(scene.record({ type: 'order-set', before, order: after, placings: [], turn: now }));
}
