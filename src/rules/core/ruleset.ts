import { ACTION_COMMANDS, type Action, type ActionCommand } from './action.ts';
import type { Faces } from './dice.ts';
import type { ActiveCondition, Combatant, CombatantId, Encounter, Resource, Setting, System } from './encounter.ts';
import type { FieldRules } from './field-rules.ts';
import { given } from './given.ts';
import type { Affliction, Intent, UsualAct } from './intent.ts';
import type { Mind } from './mind.ts';
import type { Practice } from './practice.ts';
import type { Reason } from './reason.ts';
import { noSuch, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import { declared as kindIn, type OwnState, type ResourceKinds } from './resource-kind.ts';
import type { Reader } from './schema.ts';
import type { KnownCondition } from './secrecy.ts';

/** What a condition is, for players who look it up. Systems add bullets of their own vocabulary. */
export interface ConditionEntry {
  readonly cite: string;
  readonly kind?: 'buff' | 'debuff';
  /** Kept for the rules' own sake: shown only to those who ask how things stand. */
  readonly aside?: true;
  /** Whoever bears it is down because of it: nothing more is said of being down. */
  readonly down?: true;
  /** It follows of itself from how things stand: nobody puts it on by hand. */
  readonly derived?: true;
}

/** The names of the conditions that a GM may put on somebody. */
export function conditionsByHand({ conditions }: Pick<Ruleset, 'conditions'>): readonly string[] {
  return Object.entries(conditions).flatMap(([name, { derived }]) => (derived ? [] : [name]));
}

/** Somebody ready-made: a character to start from or a creature to add. */
export interface Archetype<S extends System = System> {
  readonly name: string;
  readonly kind: 'character' | 'creature';
  /** Where its figures are from: a seed's heading, or "chosen" with what was chosen. */
  readonly source: string;
  readonly sheet: S['sheet'];
  /** Standing orders that a creature comes with, so that its GM is not asked at every blow. */
  readonly standingOrders?: Readonly<Record<string, string>>;
}

/** A choice that may be made once for all: what it is about, and the answers. The first is the default. */
export interface StandingOrder {
  readonly cite: string;
  readonly offers: readonly string[];
}

/** What the scene may be set to, at its start or later. The first value is the default. */
export interface SettingEntry {
  readonly cite: string;
  readonly values: readonly Setting[];
  /** What a new encounter has where players are called by a message each turn, so that none is waited for in vain. */
  readonly whenCalled?: Setting;
  /** Reads other values than those listed ("first to 7 hits"): as it is kept, or nothing for what is none. */
  read?(typed: string): Setting | undefined;
}

/** One reading of how somebody is doing: "HP 26 of 40". */
export interface Meter {
  readonly value: number;
  readonly max?: number;
  /** The resource that it shows, by whose name it is called. */
  readonly resource?: string;
  /** What it is called, where it shows no resource, or only part of one. */
  readonly called?: Reason;
  /** Which end is the bad one. */
  readonly bad: 'empty' | 'full';
  /** The one by which "hurt" and "near death" are told. */
  readonly main?: boolean;
  /** Told only with whose turn it is (points to act with), to those who ask how things stand, or both. Absent: always. */
  readonly when?: 'turn' | 'status' | 'turn and status';
  /** What it says, where that is not "26/40 HP": "threatened by 2". */
  readonly says?: Reason;
}

/** Conditions that a system keeps in its own state. */
export interface OwnConditions<S extends System> {
  of(who: Combatant<S>): readonly ActiveCondition<S['condition']>[];
  /** Takes off the one of that key, by the GM's word. */
  remove(resolution: Resolution<S>, who: CombatantId, key: string): void;
}

/** A number that a system keeps in its own state. */
export interface OwnCount<S extends System> {
  of(who: Combatant<S>): Resource;
  /** Makes it `to`, within its bounds, by the GM's word. */
  set(resolution: Resolution<S>, who: CombatantId, to: number, why: Reason): void;
}

/** Everything that stands among somebody's conditions. */
export function conditionsOf<S extends System>(
  { ownConditions }: Ruleset<S>,
  who: Combatant<S>,
): readonly ActiveCondition<S['condition']>[] {
  const own = ownConditions?.of(who) ?? [];
  return own.length === 0 ? who.conditions : [...own, ...who.conditions];
}

/** Everything of somebody's that a GM may adjust, by its name. */
export function countsOf<S extends System>(
  { ownCounts = {} }: Ruleset<S>,
  who: Combatant<S>,
): Readonly<Record<string, Resource>> {
  const own = Object.entries(ownCounts).map(([name, count]) => [name, count.of(who)] as const);
  return own.length === 0 ? who.resources : { ...Object.fromEntries(own), ...who.resources };
}

/** The rulebook that a system follows. docs/books.md says more of each. */
export interface Book {
  readonly title: string;
  /** By the name they publish it under. */
  readonly author: string;
  readonly licence: string;
  /** Where it can be read; absent: at no public address that we know of. */
  readonly url?: string;
}

/** What every system's folder exports. */
export interface Ruleset<S extends System = System> {
  readonly id: S['id'];
  readonly title: string;
  readonly book: Book;
  readonly conditions: Readonly<Record<S['condition'], ConditionEntry>>;
  readonly actions: Readonly<Record<string, Action<S>>>;
  readonly archetypes: readonly Archetype<S>[];
  readonly settings: Readonly<Record<string, SettingEntry>>;
  /** The standing orders a combatant may be given, by what they are about. */
  readonly standingOrders: Readonly<Record<string, StandingOrder>>;
  /** The sheet that a new character begins with. Absent: that of the first ready-made one. */
  readonly blank?: S['sheet'];
  /** The kinds of rest, as `/rest kind:` takes them. */
  readonly rests: readonly string[];
  /** The form of a sheet, by which what players bring is read. */
  readonly sheet: Reader<S['sheet']>;
  /** Ready-made entries to choose from for the lists of a sheet, by field: weapons, armor, spells. */
  readonly stock?: Readonly<Record<string, readonly { readonly name: string }[]>>;
  /** What the sheet's numbers come to now, with what somebody bears and is under. Absent: what the sheet has. */
  apparent?(of: Combatant<S>): readonly { readonly name: string; readonly value: number }[];
  /** What somebody has in hand, by name. Absent: the book counts no weapons. */
  inHand?(of: Combatant<S>): readonly string[];
  /** The kinds of resources there are. */
  readonly resourceKinds: ResourceKinds;
  /** What the faces of its dice mean. Absent: what they mean everywhere. */
  readonly faces?: Faces;
  /** How a condition is called where more than its name is to be told: of whom, how. Only of those told exactly. */
  conditionName?(condition: KnownCondition): Reason | undefined;
  /** The resources of somebody unhurt with that sheet. */
  resources(sheet: S['sheet'], settings: Encounter<S>['settings']): Readonly<Record<string, Resource>>;
  /** How its own state begins. */
  readonly own: OwnState<S>;
  /** Whether the book itself has several act together, in blocks. */
  readonly actsInBlocks?: true;
  /** Makes the order in which they act; rounds begin after it. */
  initiative(resolution: Resolution<S>): void;
  /** Whether each round makes the order again, so that a GM's change of it holds for one round. Absent: it doesn't. */
  ordersAnew?(encounter: Encounter<S>): boolean;
  /** Places somebody who joined while rounds run. */
  enter(resolution: Resolution<S>, who: CombatantId): void;
  /** Somebody is about to be taken out of the encounter: ends what the system's own state says of them. */
  leave?(resolution: Resolution<S>, who: CombatantId): void;
  /** What happens as a round starts, before any turn. The round is already counted. */
  startRound(resolution: Resolution<S>): void;
  /** What comes right before somebody's turn, while what lasts until that turn still lasts: acts readied for it. */
  beforeTurn?(resolution: Resolution<S>, who: CombatantId): void;
  startTurn(resolution: Resolution<S>, who: CombatantId): void;
  endTurn(resolution: Resolution<S>, who: CombatantId): void;
  /** Why somebody able to stand has no turn now, or nothing if it has one. */
  skips(encounter: Encounter<S>, who: CombatantId): Reason | undefined;
  /** Has this combatant nothing left to do with its turn? Then it ends by itself. */
  finished(encounter: Encounter<S>, who: CombatantId): boolean;
  /** What follows of itself from how things stand, after every deed. Records nothing where nothing follows. */
  settle(resolution: Resolution<S>): void;
  /** Why the fight is decided, in a few words ("only the players stand"), or nothing while it is not. */
  decided(encounter: Encounter<S>): Reason | undefined;
  /** What ends with the scene, besides the conditions that last as long. */
  endScene?(resolution: Resolution<S>): void;
  /** Puts a condition on somebody by the system's own rules of stacking and immunity, as content or the GM asks. */
  afflict(resolution: Resolution<S>, bearer: CombatantId, affliction: Affliction<S>): Result<undefined, Refusal>;
  /** How it plays on a field. Absent: one may be drawn, and changes no number. */
  readonly field?: FieldRules<S>;
  /** How two stand to each other, in the book's words, nearest first. It is told as it changes. Absent: it is not. */
  readonly positions?: {
    readonly words: readonly string[];
    of(encounter: Encounter<S>, one: CombatantId, other: CombatantId): string;
  };
  /** Whether two stand so close that they fight hand to hand. Absent: the book does not keep it. */
  isNear?(encounter: Encounter<S>, one: CombatantId, other: CombatantId): boolean;
  /** The act by which somebody comes nearer to a target. Absent: nobody is ever out of reach. */
  readonly approach?: Pick<Intent, 'action' | 'manner'>;
  meters(of: Combatant<S>, encounter: Encounter<S>): readonly Meter[];
  /** The main one of the meters alone, where the others take long to work out. Absent: it is looked for among them. */
  mainMeter?(of: Combatant<S>): Meter | undefined;
  /** What is shown, listed and taken off like conditions, though the system keeps it in its own state: wounds. */
  readonly ownConditions?: OwnConditions<S>;
  /** What a GM may adjust by its name, though the system keeps it in its own state. */
  readonly ownCounts?: Readonly<Record<string, OwnCount<S>>>;
  /** A fight in which somebody new learns it. Absent: there is none. */
  readonly practice?: Practice<S>;
  /** What somebody most likely does with their turn, the likeliest first. Absent: they attack, as they did last. */
  usualActs?(encounter: Encounter<S>, actor: CombatantId, last: Intent | undefined): readonly UsualAct[] | undefined;
  /** What somebody does to be harder to hit, where that is not the book’s defending; nothing where it is done. */
  guardAct?(encounter: Encounter<S>, actor: CombatantId): Intent | undefined;
  /** By what a combatant that plays itself chooses. Absent: it attacks, as they usually do, and ends its turn. */
  readonly mind?: Mind<S>;
  /** How the book numbers a round: "1.2". Absent: as it is counted. */
  roundNumber?(round: number): string;
}

/** The name of the action that is called so, else of the one that the command of that name does. A player typed it. */
export function actionName<S extends System>({ actions }: Ruleset<S>, typed: string): string | undefined {
  // `hasOwn`, so that "constructor" is not an action.
  if (Object.hasOwn(actions, typed)) return typed;
  const all = Object.entries(actions);
  const found = all.find(([, { command }]) => command === typed) ?? all.find(([, { also }]) => also === typed);
  return found?.[0];
}

/** The action of that name, else the one that the command of that name does. A player typed it. */
export function actionOf<S extends System>(rules: Ruleset<S>, typed: string): Action<S> | undefined {
  const name = actionName(rules, typed);
  return name === undefined ? undefined : rules.actions[name];
}

/** The command that does the action of that name: the one it declares, else the one of its own name. */
export function commandOf<S extends System>({ actions }: Ruleset<S>, name: string): ActionCommand | undefined {
  const declared = Object.hasOwn(actions, name) ? actions[name]?.command : undefined;
  return declared ?? ACTION_COMMANDS.find((command) => command === name);
}

/** What every system has to say. */
type Needed =
  | 'id'
  | 'title'
  | 'book'
  | 'conditions'
  | 'actions'
  | 'archetypes'
  | 'sheet'
  | 'resourceKinds'
  | 'resources'
  | 'own'
  | 'initiative';

/**
 * A system's rules. What its book does not have is left out: nothing happens then, there is nothing to choose, every
 * resource is shown, a newcomer acts last, and a turn ends by hand.
 */
export function ruleset<S extends System>(is: Pick<Ruleset<S>, Needed> & Partial<Ruleset<S>>): Ruleset<S> {
  return {
    settings: {},
    standingOrders: {},
    rests: [],
    enter: actLast,
    startRound: () => undefined,
    startTurn: () => undefined,
    endTurn: () => undefined,
    skips: () => undefined,
    finished: () => false,
    settle: () => undefined,
    decided: () => undefined,
    afflict: (resolution, subject, affliction) => put(resolution, is.conditions, subject, affliction),
    meters: (of) => metersOf(of, is.resourceKinds),
    ...is,
  };
}

function actLast<S extends System>(resolution: Resolution<S>, who: CombatantId): void {
  const { turnOrder: before, turn } = resolution.encounter;
  resolution.record({ type: 'turn-order-set', before, turnOrder: [...before, [who]], reasons: [], turn });
}

/** A condition is borne once, for so many rounds or until it is taken off. */
function put<S extends System>(
  resolution: Resolution<S>,
  conditions: Ruleset<S>['conditions'],
  subject: CombatantId,
  { condition: name, source, value, rounds, note }: Affliction<S>,
) {
  if (!Object.hasOwn(conditions, name)) return noSuch('condition', name, Object.keys(conditions));
  if (resolution.combatant(subject).conditions.some(({ key }) => key === name)) return ok();
  const duration =
    rounds === undefined ? ({ until: 'removed' } as const) : ({ until: 'round-end', left: rounds } as const);
  const condition = { key: name, name, duration, ...given({ source, value, note }) };
  resolution.record({ type: 'condition-gained', subject, condition });
  return ok();
}

function metersOf<S extends System>(of: Combatant<S>, kinds: Ruleset<S>['resourceKinds']): readonly Meter[] {
  return Object.entries(of.resources).map(([resource, { value, max }]) => {
    const { main, fills, turn } = kindIn(kinds, resource);
    return {
      resource,
      value,
      bad: fills ? 'full' : 'empty',
      ...given({ max, main, when: turn && ('turn' as const) }),
    };
  });
}

/** The meter that says how hurt somebody is. Undefined: there is none. */
export function mainMeterOf<S extends System>(
  rules: Pick<Ruleset<S>, 'meters' | 'mainMeter'>,
  of: Combatant<S>,
  encounter: Encounter<S>,
): Meter | undefined {
  return rules.mainMeter ? rules.mainMeter(of) : rules.meters(of, encounter).find(({ main }) => main);
}
