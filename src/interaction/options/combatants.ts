// Options that stand for combatants, and for what these can do.

import { sayOf } from '../../embeds/meters.ts';
import type { TileName } from '../../field/field.ts';
import type { Deed } from '../../rules/core/deed.ts';
import {
  type ActiveCondition,
  type Combatant,
  combatant as combatantOf,
  type Encounter,
  onTurn,
  type Resource,
  resource as resourceOf,
} from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Offers } from '../../rules/core/intent.ts';
import { tryOut } from '../../rules/core/plan-trial.ts';
import { begin } from '../../rules/core/play.ts';
import { playerOf } from '../../rules/core/played-by.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../../rules/core/refusal.ts';
import { declared, mainOf } from '../../rules/core/resource-kind.ts';
import { actionOf, conditionsOf, countsOf } from '../../rules/core/ruleset.ts';
import { knownConditions, viewOf } from '../../rules/core/secrecy.ts';
import { rulesOf } from '../../rules/systems.ts';
import {
  ALL,
  actor as actingFor,
  actors as actingTogether,
  findCombatant,
  findCombatants,
  isGm,
  lentByCaller,
  mayActFor,
  ownCombatants,
  type Session,
} from '../../session/session.ts';
import { acts } from '../../text/acts.ts';
import { idNamed, MANNERS, type NameKind, nameAmong, THINGS } from '../../text/names.ts';
import { t } from '../../text/t.ts';
import {
  type Choice,
  type Choices,
  type Option,
  type OptionValues,
  optional,
  resolved,
  text,
  typedIn,
  withDefault,
} from '../command.ts';

/** The longest list of names. */
const LONGEST_LIST = 300;

/** A resource of a combatant, by its name. */
interface NamedResource extends Resource {
  readonly name: string;
}

/** A combatant of the channel's encounter. */
export function combatant(): Option<Combatant> {
  return resolved({ suggest: everybody, resolve: inEncounter(findCombatant) });
}

/** Combatants, with commas between them. */
export function combatants(suggest: Choices = everybody): Option<readonly Combatant[]> {
  return resolved({ suggest, longest: LONGEST_LIST, resolve: inEncounter(findCombatants) });
}

/** Whom the caller acts for. Left out: whichever of theirs it is the turn of, else their only one. */
export function actor(): Option<Combatant> {
  const named = resolved({
    suggest: ownFirst,
    resolve: (typed, session) => actingFor(session, typed),
  });
  const unnamed = (session: Session, values: OptionValues) =>
    calledByGm(session, values) ?? actingFor(session, undefined);
  return { ...withDefault(named, unnamed), first: true };
}

/** As `actor`; without an action there is no refusal, for a panel opens in which the actor is chosen. */
export function actorOrPanel(): Option<Combatant | undefined> {
  const option = actor();
  return {
    ...option,
    read: (values, name, session) =>
      typedIn(values, 'action') === '' && typedIn(values, name) === ''
        ? ok(undefined)
        : option.read(values, name, session),
  };
}

/** What only a GM calls for, as a test of all who may be surprised, nobody in particular does. */
function calledByGm(session: Session, values: OptionValues): Result<Combatant, Refusal> | undefined {
  const { encounter } = session;
  if (!encounter || !isGm(session)) return undefined;
  const action = typedIn(values, 'action').trim().toLowerCase();
  const { actions } = rulesOf(encounter);
  if (!Object.hasOwn(actions, action) || !actions[action]?.gm) return undefined;
  const [anybody] = encounter.combatants;
  return anybody ? ok(anybody) : no({ type: 'nobody-to-fight' });
}

/** Those whom the caller acts for together: several with commas, or "all" whose turn it is. */
export function actors(): Option<readonly Combatant[]> {
  const named = resolved({
    suggest: (session, typed, values) => [
      { name: t('everyone-acting', { all: ALL }), value: ALL },
      ...ownFirst(session, typed, values),
    ],
    longest: LONGEST_LIST,
    resolve: (typed, session) => actingTogether(session, typed),
  });
  return { ...withDefault(named, (session) => actingTogether(session, undefined)), first: true };
}

/** Those whom an action is aimed at. Without a name: the action of the option `action`. */
export function targets(action?: string): Option<readonly Combatant[]> {
  return combatants((session, typed, values) => {
    const { encounter } = session;
    const targets = offersOf(session, values, action)?.targets;
    return encounter && targets
      ? encounter.combatants.filter(({ id }) => targets.includes(id)).map(({ name }) => name)
      : everybody(session, typed, values);
  });
}

/**
 * What an action can be done with, how, or how far off: by its id or its name. Anything else is taken as it is typed: the
 * rules know what it means.
 */
export function offered(what: 'tools' | 'manners' | 'ranges', action?: string): Option<string> {
  const kinds = what === 'tools' ? THINGS : MANNERS;
  return resolved({
    suggest: (session, _, values) => shown(session, kinds, offersOf(session, values, action)?.[what] ?? []),
    resolve: (typed, { encounter }) => ok(encounter ? idNamed(encounter.system, kinds, typed) : typed),
  });
}

/** Ids as they are suggested: by their names. */
export function shown(
  { encounter }: Pick<Session, 'encounter'>,
  kinds: readonly NameKind[],
  ids: readonly string[],
): readonly (string | Choice)[] {
  if (!encounter) return ids;
  return ids.map((id) => {
    const name = nameAmong(encounter.system, kinds, id);
    return name === id ? id : { name, value: id };
  });
}

/** The action of a command that points are staked on, and the options that say how it is done. */
interface Staked {
  /** Absent: the option `action` names it. */
  readonly action?: string;
  readonly tool: string;
  readonly manner: string;
}

/** Stakes that are suggested while none is typed. */
const FIRST_FEW = [1, 2, 3, 4, 5, 6];

/** Points to stake. Each warns where it is more than the combatant who acts can carry. */
export function stakes({ action, tool, manner }: Staked): Choices {
  return (session, typed, values) => {
    const { encounter, rules } = session;
    const who = actingFor(session, typedIn(values, 'as') || undefined);
    const offers = offersOf(session, values, action);
    const what = offers?.amount?.what;
    if (!encounter || !who.ok || what === undefined) return [];
    const actor = combatantOf(encounter, who.value.id);
    const isCarried = Object.hasOwn(actor.resources, what) && declared(rules.resourceKinds, what).fills;
    const carries = rules.meters(actor, encounter).find((meter) => meter.resource === what)?.max;
    const found = findCombatants(encounter, typedIn(values, 'target'));
    // Without a target, the first who can be meant.
    const aims =
      found.ok && found.value.length > 0
        ? [found.value.map(({ id }) => id)]
        : (offers?.targets?.map((id) => [id]) ?? [undefined]);
    const how = given({
      tool: typedIn(values, tool) || undefined,
      manner: typedIn(values, manner) || undefined,
    });
    const amounts = /^\d{1,3}$/.test(typed) ? [Number(typed)] : FIRST_FEW;
    const by = { action: action ?? typedIn(values, 'action').toLowerCase(), actor: actor.id, ...how };
    return amounts.flatMap((amount) => {
      const intent = aims
        .map((targets) => ({ ...by, amount, ...given({ targets }) }))
        .find((each) => begin(rules, encounter, each).ok);
      if (!intent) return [];
      const plain = { name: String(amount), value: String(amount) };
      if (!isCarried || carries === undefined || amount === 0) return [plain];
      const { price, wounds, falls } = tryOut(rules, encounter, intent);
      if (resourceOf(actor, what).value + (price[what] ?? amount) <= carries) return [plain];
      const say = sayOf(encounter);
      const harm = wounds > 0 ? say.amount(wounds, mainOf(rules.resourceKinds) ?? '') : undefined;
      const tooMuch = acts.tooMuch({ name: actor.name, falls, ...given({ harm }) });
      return [{ ...plain, name: `${amount} · ${tooMuch}` }];
    });
  };
}

/**
 * A resource of the combatant in another option; the main one where it is left out. Only a GM, who may change them, is
 * told which there are.
 */
export function resource(of: string): Option<NamedResource> {
  const suggest: Choices = (session, _, values) => {
    const { encounter } = session;
    const found = encounter && isGm(session) ? findCombatant(encounter, typedIn(values, of)) : undefined;
    return found?.ok ? resourcesOf(found.value, session).map(resourceChoice) : [];
  };
  const named = resolved({
    suggest,
    resolve: (typed, session, values) => {
      const found = inEncounter(findCombatant)(typedIn(values, of), session);
      return found.ok ? choose('resource', typed, resourcesOf(found.value, session)) : found;
    },
  });
  return withDefault(named, (session, values) => {
    const found = inEncounter(findCombatant)(typedIn(values, of), session);
    return found.ok ? mainResource(found.value, session) : found;
  });
}

/** A condition that the combatant in another option is under. It is suggested to those who may know of it. */
export function activeCondition(of: string): Option<ActiveCondition> {
  const suggest: Choices = ({ encounter, caller }, _, values) => {
    const found = encounter ? findCombatant(encounter, typedIn(values, of)) : undefined;
    if (!encounter || !found?.ok) return [];
    const bearer = { ...found.value, conditions: conditionsOf(rulesOf(encounter), found.value) };
    const known = knownConditions(bearer, encounter, viewOf(caller.user, encounter));
    return shown(
      { encounter },
      ['condition'],
      known.map(({ key }) => key),
    );
  };
  return resolved({
    suggest,
    resolve: (written, session, values) => {
      const found = inEncounter(findCombatant)(typedIn(values, of), session);
      if (!found.ok) return found;
      const conditions = conditionsOf(session.rules, found.value);
      const typed = idNamed(session.rules.id, ['condition'], written);
      const byName = choose('condition', typed, conditions);
      const byKey = choose(
        'condition',
        typed,
        conditions.map((condition) => ({ name: condition.key, condition })),
      );
      return byKey.ok || !byName.ok ? map(byKey, ({ condition }) => condition) : byName;
    },
  });
}

/** Everybody in the encounter. */
const everybody: Choices = ({ encounter }) => encounter?.combatants.map(({ name }) => name) ?? [];

/** The sides there are, the usual one first. */
export const sides =
  (usual: string): Choices =>
  ({ encounter }) => [...new Set([usual, ...(encounter?.combatants.map(({ side }) => side) ?? [])])];

/** Those whom the caller may act for, those on turn first. */
const ownFirst: Choices = (session) => {
  const { encounter } = session;
  if (!encounter) return [];
  const may = isGm(session) ? encounter.combatants : ownCombatants(session);
  const turn = onTurn(encounter);
  return [...may].sort((a, b) => Number(turn.includes(b)) - Number(turn.includes(a))).map(({ name }) => name);
};

/** What an action offers the combatant that the caller acts for. */
function offersOf(session: Session, values: OptionValues, named: string | undefined): Offers | undefined {
  const { encounter } = session;
  const who = actingFor(session, typedIn(values, 'as') || undefined);
  if (!who.ok || !encounter) return undefined;
  const action = named ?? typedIn(values, 'action').toLowerCase();
  return actionOf(session.rules, action)?.offers(encounter, who.value.id);
}

function resourcesOf(of: Combatant, { rules }: Pick<Session, 'rules'>): readonly NamedResource[] {
  return Object.entries(countsOf(rules, of)).map(([name, each]) => ({ name, ...each }));
}

/** The resource by which the rules tell how somebody is doing. */
function mainResource(of: Combatant, session: Session): Result<NamedResource, Refusal> {
  return choose('resource', mainOf(session.rules.resourceKinds) ?? '', resourcesOf(of, session));
}

function resourceChoice({ name, value, max }: NamedResource): Choice {
  return { name: `${name}: ${value}${max === undefined ? '' : `/${max}`}`, value: name };
}

function inEncounter<T>(find: (encounter: NonNullable<Session['encounter']>, typed: string) => Result<T, Refusal>) {
  return (typed: string, { encounter }: Session): Result<T, Refusal> =>
    encounter ? find(encounter, typed) : no({ type: 'no-encounter' });
}

/** Those whom the GM plays now: creatures, and whoever was handed to them. The dead are let be. */
export function playedByTheGm({ combatants }: Encounter): readonly Combatant[] {
  return combatants.filter((each) => playerOf(each) === undefined && each.vitality !== 'dead');
}

/**
 * Those whom the GM plays: all; or some by their names, with commas between them, or by what several names begin with.
 * Left out: all.
 */
export function ofTheGms(): Option<readonly Combatant[]> {
  const named = resolved({
    suggest: gmsFirst,
    longest: LONGEST_LIST,
    resolve: (typed, { encounter }) => (encounter ? meant(encounter, typed) : no({ type: 'no-encounter' })),
  });
  return withDefault(named, ({ encounter }) => (encounter ? everybodyOf(encounter) : no({ type: 'no-encounter' })));
}

const gmsFirst: Choices = (session) => {
  const { encounter } = session;
  if (!encounter || !isGm(session)) return [];
  return [{ name: `${ALL}: ${t('autopilot-all')}`, value: ALL }, ...playedByTheGm(encounter).map(({ name }) => name)];
};

function everybodyOf(encounter: Encounter): Result<readonly Combatant[], Refusal> {
  const all = playedByTheGm(encounter);
  return all.length > 0 ? ok(all) : no({ type: 'nobody-of-yours' });
}

function meant(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const found = new Set<Combatant>();
  for (const part of typed.split(',').filter((each) => each.trim() !== '')) {
    const these = part.trim().toLowerCase() === ALL ? everybodyOf(encounter) : named(encounter, part);
    if (!these.ok) return these;
    for (const each of these.value) found.add(each);
  }
  return ok([...found]);
}

/** One by its name; else all of the GM's whose names begin so: "goblin" is Goblin 1 and Goblin 2. */
function named(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const one = findCombatant(encounter, typed);
  if (one.ok) return ok([one.value]);
  const begun = playedByTheGm(encounter).filter(({ name }) =>
    name.toLowerCase().startsWith(typed.trim().toLowerCase()),
  );
  return begun.length > 0 ? ok(begun) : one;
}

/** Those who wait unseen: one by its name, or all. */
export function unseen(): Option<readonly Combatant[]> {
  return resolved({
    suggest: waiting,
    resolve(typed, { encounter }) {
      const { hidden = [] } = encounter ?? {};
      if (typed.trim().toLowerCase() === ALL && hidden.length > 0) return ok(hidden);
      return map(choose('hidden creature', typed, hidden), (found) => [found]);
    },
  });
}

/** Only a GM is told that there are any. */
const waiting: Choices = (session) => {
  const { hidden = [] } = session.encounter ?? {};
  if (!isGm(session) || hidden.length === 0) return [];
  return [...hidden.map(({ name }) => name), ...(hidden.length > 1 ? [ALL] : [])];
};

/**
 * Somebody of the caller's who can be lent or go back. Left out: their only one; where they go back, the only one whom they have
 * lent or borrowed.
 */
export function lendable(): Option<Combatant> {
  const named = resolved({
    suggest: (session) => theirs(session).map(({ name }) => name),
    resolve: byName,
  });
  return withDefault(named, only);
}

function byName(typed: string, session: Session): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const found = findCombatant(encounter, typed);
  return !found.ok || mayActFor(session, found.value) ? found : no({ type: 'not-yours', name: found.value.name });
}

function only(session: Session, values: OptionValues): Result<Combatant, Refusal> {
  if (!session.encounter) return no({ type: 'no-encounter' });
  const all = theirs(session);
  const lent = all.filter((each) => each.lent !== undefined);
  const meant = values.has('back') && lent.length > 0 ? lent : all;
  const [one, another] = meant;
  if (!one) return no({ type: 'nobody-of-yours' });
  return another ? no({ type: 'which-of-yours', yours: meant.map(({ name }) => name) }) : ok(one);
}

/** The caller's own, without a GM's creatures, and those whom they have lent or borrowed. */
function theirs(session: Session): readonly Combatant[] {
  const own = ownCombatants(session).filter((each) => playerOf(each) !== undefined || each.lent !== undefined);
  return [...own, ...lentByCaller(session).filter((each) => !own.includes(each))];
}

/** What a character says or does, in its player's words. */
export const say = optional(text(undefined, 300));

/** What a player says of an action, whichever it is. */
interface Said {
  readonly as: Combatant;
  readonly targets?: readonly Combatant[] | undefined;
  readonly tool?: string | undefined;
  readonly manner?: string | undefined;
  readonly amount?: number | undefined;
  readonly to?: TileName | undefined;
  readonly say?: string | undefined;
  readonly range?: string | undefined;
  readonly cover?: string | undefined;
  readonly flanked?: string | undefined;
  readonly behind?: boolean | undefined;
  readonly highGround?: boolean | undefined;
}

/** The deed of doing an action as a player has said. What was not said is left out. */
export function intentOf(action: string, said: Said): Deed {
  const { as, targets, tool, manner, amount, to, say: words, range, cover, flanked } = said;
  const situation = given({
    range,
    cover,
    flanked,
    behind: said.behind || undefined,
    highGround: said.highGround || undefined,
  });
  return {
    type: 'intent',
    intent: {
      action,
      actor: as.id,
      situation,
      ...given({ targets: targets?.map(({ id }) => id), tool, manner, amount, to, words }),
    },
  };
}
