import { choose } from '../../rules/core/choose.ts';
import { type ActiveCondition, type Combatant, onTurn, type Resource } from '../../rules/core/encounter.ts';
import type { Offers } from '../../rules/core/offers.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { mainOf } from '../../rules/core/resource-kind.ts';
import { map, no, ok, type Result } from '../../rules/core/result.ts';
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
  ownCombatants,
} from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { type Option, resolved, text, withDefault } from '../option.ts';
import { type OptionValues, typedIn } from '../option-values.ts';
import type { Choice, Choices } from '../suggestion.ts';

/** The longest list of names. */
const LONGEST_LIST = 300;

/** A resource of a combatant, by its name. */
export interface NamedResource extends Resource {
  readonly name: string;
}

/** A combatant of the channel's encounter. */
export function combatant(description: string): Option<Combatant> {
  return resolved(description, { suggest: everybody, resolve: inEncounter(findCombatant) });
}

/** Combatants, with commas between them. */
export function combatants(description: string, suggest: Choices = everybody): Option<readonly Combatant[]> {
  return resolved(description, { suggest, longest: LONGEST_LIST, resolve: inEncounter(findCombatants) });
}

/** Whom the caller acts for. Left out: whichever of theirs it is the turn of, else their only one. */
export function actor(description: string): Option<Combatant> {
  const named = resolved(description, {
    suggest: ownFirst,
    resolve: (typed, session) => actingFor(session, typed),
  });
  const unnamed = (session: Session, values: OptionValues) =>
    calledByGm(session, values) ?? actingFor(session, undefined);
  return { ...withDefault(named, unnamed), first: true };
}

/** As `actor`; without an action there is no refusal, for a panel opens in which the actor is chosen. */
export function actorOrPanel(description: string): Option<Combatant | undefined> {
  const option = actor(description);
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
export function actors(description: string): Option<readonly Combatant[]> {
  const named = resolved(description, {
    suggest: (session, typed, values) => [
      { name: `${ALL}: all of yours whose turn it is`, value: ALL },
      ...ownFirst(session, typed, values),
    ],
    longest: LONGEST_LIST,
    resolve: (typed, session) => actingTogether(session, typed),
  });
  return { ...withDefault(named, (session) => actingTogether(session, undefined)), first: true };
}

/** Those whom an action is aimed at. Without a name: the action of the option `action`. */
export function targets(description: string, action?: string): Option<readonly Combatant[]> {
  return combatants(description, (session, typed, values) => {
    const { encounter } = session;
    const targets = offersOf(session, values, action)?.targets;
    return encounter && targets
      ? encounter.combatants.filter(({ id }) => targets.includes(id)).map(({ name }) => name)
      : everybody(session, typed, values);
  });
}

/** What an action can be done with, how, or how far off. It is taken as it is typed: the rules know what it means. */
export function offered(
  description: string,
  what: 'tools' | 'manners' | 'ranges',
  action?: string,
  more: Choices = () => [],
): Option<string> {
  return text(description, (session, typed, values) => [
    ...(offersOf(session, values, action)?.[what] ?? []),
    ...more(session, typed, values),
  ]);
}

/**
 * A resource of the combatant in another option; the main one where it is left out. Only a GM, who may change them, is
 * told which there are.
 */
export function resource(description: string, of: string): Option<NamedResource> {
  const suggest: Choices = (session, _, values) => {
    const { encounter } = session;
    const found = encounter && isGm(session) ? findCombatant(encounter, typedIn(values, of)) : undefined;
    return found?.ok ? resourcesOf(found.value, session).map(resourceChoice) : [];
  };
  const named = resolved(description, {
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
export function activeCondition(description: string, of: string): Option<ActiveCondition> {
  const suggest: Choices = ({ encounter, caller }, _, values) => {
    const found = encounter ? findCombatant(encounter, typedIn(values, of)) : undefined;
    if (!encounter || !found?.ok) return [];
    const bearer = { ...found.value, conditions: conditionsOf(rulesOf(encounter), found.value) };
    return knownConditions(bearer, encounter, viewOf(caller.user, encounter)).map(({ key }) => key);
  };
  return resolved(description, {
    suggest,
    resolve: (typed, session, values) => {
      const found = inEncounter(findCombatant)(typedIn(values, of), session);
      if (!found.ok) return found;
      const conditions = conditionsOf(session.rules, found.value);
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
