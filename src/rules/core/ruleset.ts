import { ACTION_COMMANDS, type Action, type ActionCommand } from './action.ts';
import type { CheckRules } from './check.ts';
import { type ConditionEntry, isOwnCondition, ownKey } from './condition.ts';
import type { Faces } from './dice.ts';
import type { ActiveCondition, Combatant, CombatantId, Encounter, Resource, Setting, System } from './encounter.ts';
import type { FieldRules } from './field-rules.ts';
import { given } from './given.ts';
import type { Affliction, Intent, LikelyAction } from './intent.ts';
import type { ItemRules } from './items.ts';
import type { Mind } from './mind.ts';
import type { PersonalFields } from './personal-fields.ts';
import type { Practice } from './practice.ts';
import type { ProposalRules } from './proposals.ts';
import type { Reason } from './reason.ts';
import { no, ok, type Refusal, type Result, unknownName } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import { resourceKindOf as kindIn, type OwnState, type ResourceKinds } from './resource-kind.ts';
import type { Reader } from './schema.ts';
import type { KnownCondition } from './secrecy.ts';
import type { Templates } from './template.ts';
import type { ZoneRules } from './zones.ts';

/**
 * The kinds of things that a book names, as in the ids of messages: `ember-name-skill-stealth`. A `thing` is listed by
 * name on a sheet, such as a weapon, armor or a spell. An `option` is a choice in the rules: a manner, an answer, a rest.
 */
export const NAME_KINDS = [
  'action',
  'condition',
  'thing',
  'skill',
  'archetype',
  'setting',
  'field',
  'option',
  'note',
] as const;

/** A kind of thing that a book names, from `NAME_KINDS`. */
export type NameKind = (typeof NAME_KINDS)[number];

/** The names of the conditions that a GM may put on a combatant. */
export function conditionsForGm({ conditions }: Pick<Ruleset, 'conditions'>): readonly string[] {
  return Object.entries(conditions).flatMap(([name, { derived }]) => (derived ? [] : [name]));
}

/** A premade character to start from, or a premade creature to add. */
export interface Archetype<S extends System = System> {
  readonly name: string;
  readonly kind: 'character' | 'creature';
  /** Where the sheet's numbers come from: the heading in the book, or a text such as "chosen: every figure". */
  readonly source: string;
  readonly sheet: S['sheet'];
  /** Auto-reactions that a creature starts with, so that its GM isn't asked at every attack. */
  readonly standingOrders?: Readonly<Record<string, string>>;
}

/**
 * An auto-reaction: the book's rule for it, and the answers that a player or GM can set. If there is no answer, or if
 * it is "ask", the player is asked each time. For a creature, the GM is asked. Set a creature's answer with `reactions`
 * in its pack.
 */
export interface StandingOrder {
  readonly cite: string;
  readonly offers: readonly string[];
  /** The answer that the rules use if neither the player nor the GM has set one. Undefined: the player is asked. */
  readonly usual?: string;
}

/** A setting of the encounter, chosen at the start or later. The first value is the default. */
export interface SettingEntry {
  readonly cite: string;
  readonly values: readonly Setting[];
  /** The default in new encounters that ping players each turn, if it differs from the usual default. */
  readonly whenPinged?: Setting;
  /**
   * Reads values that aren't listed ("first to 7 hits"). Returns the value to store, or undefined if the text isn't
   * valid.
   */
  read?(input: string): Setting | undefined;
}

/** One measure of a combatant's state: "HP 26 of 40". */
export interface Meter {
  readonly value: number;
  readonly max?: number;
  /** The resource that the meter shows and is named after. */
  readonly resource?: string;
  /** The meter's name, if it shows no resource or only part of one. */
  readonly called?: Reason;
  /** Whether the meter is bad when empty or when full. */
  readonly bad: 'empty' | 'full';
  /** True if the meter decides the words for health: "hurt", "near death". */
  readonly main?: boolean;
  /**
   * Where the meter is shown: with the current turn (as points to act with), in the status, or in both. Undefined:
   * everywhere, also after an action that changed it.
   */
  readonly when?: 'turn' | 'status' | 'turn and status';
  /** The meter's text, if it isn't like "26/40 HP": "threatened by 2 enemies". */
  readonly says?: Reason;
}

/** Conditions kept in a system's own state. */
export interface OwnConditions<S extends System> {
  of(who: Combatant<S>): readonly ActiveCondition<S['condition']>[];
  /** Removes a condition by its key, because the GM decided so. */
  remove(resolution: Resolution<S>, who: CombatantId, key: string): void;
}

/** A number kept in a system's own state. */
export interface OwnCount<S extends System> {
  of(who: Combatant<S>): Resource;
  /** Sets the number to `to`, within its limits, because the GM decided so. */
  set(resolution: Resolution<S>, who: CombatantId, to: number, why: Reason): void;
}

/** Whether a combatant takes turns. In some books, creatures never do. */
export function takesTurns<S extends System>(rules: Pick<Ruleset<S>, 'takesTurns'>, who: Combatant<S>): boolean {
  return rules.takesTurns === undefined || rules.takesTurns(who);
}

/** All conditions of a combatant, including those in the system's own state. */
export function conditionsOf<S extends System>(
  { ownConditions }: Ruleset<S>,
  who: Combatant<S>,
): readonly ActiveCondition<S['condition']>[] {
  const conditions = ownConditions?.of(who) ?? [];
  return conditions.length === 0 ? who.conditions : [...conditions, ...who.conditions];
}

/** Every number that a GM may adjust on a combatant, by name. */
export function countsOf<S extends System>(
  { ownCounts = {} }: Pick<Ruleset<S>, 'ownCounts'>,
  who: Combatant<S>,
): Readonly<Record<string, Resource>> {
  const counts = Object.entries(ownCounts).map(([name, count]) => [name, count.of(who)] as const);
  return counts.length === 0 ? who.resources : { ...Object.fromEntries(counts), ...who.resources };
}

/** The rulebook of a system. docs/books.md has more about each book. */
export interface Book {
  readonly title: string;
  /** The name under which the author publishes the book. */
  readonly author: string;
  readonly license: string;
  /** The URL where the book can be read. Undefined if we know of no public one. */
  readonly url?: string;
}

/** A system's built-in pack, as parsed from its file in packs/: see `fromPack`. */
export interface BookPack {
  readonly title: string;
  readonly author: string;
  readonly license: string;
  /** The URL where the book is published. */
  readonly source?: string;
  readonly stock?: Readonly<Record<string, readonly object[]>>;
  readonly characters: readonly WrittenArchetype[];
  readonly creatures: readonly WrittenArchetype[];
}

interface WrittenArchetype {
  readonly name: string;
  readonly source: string;
  readonly like?: string;
  readonly sheet?: object;
  readonly reactions?: Readonly<Record<string, string>>;
}

/**
 * Damage that an event in the turn order, such as a storm, does automatically, by the book's rules for damage outside
 * of attacks.
 */
export interface HazardRules<S extends System = System> {
  /** Examples of the damage that a GM can type for such an event. */
  examples(encounter: Encounter<S>): readonly string[];
  /** Reads the damage that a GM typed for an event. Returns the text that goes on the record. */
  read(encounter: Encounter<S>, typed: string): Result<string, Refusal>;
  /** Does damage. `damage` is the text that `read` returned when the GM set the event. */
  harm(resolution: Resolution<S>, target: CombatantId, damage: string, from: Reason): void;
}

/** A system's rules for scenes. */
export interface SceneRules<S extends System = System> {
  /** The conditions of the catalog that a scene can have. A GM's own conditions are always possible. */
  readonly conditions: readonly S['condition'][];
  /** The scene's resources at the start: a GM's pool, a countdown. */
  resources(settings: Encounter<S>['settings']): Readonly<Record<string, Resource>>;
  /**
   * What resources are set to when combat begins for the first time, if that depends on who is there: one fate point
   * for each player.
   */
  atStart?(encounter: Encounter<S>): Readonly<Record<string, number>>;
  /** The resources that only the GM sees. */
  readonly secret?: readonly string[];
}

/** What every system's folder exports. */
export interface Ruleset<S extends System = System> {
  readonly id: S['id'];
  readonly title: string;
  readonly book: Book;
  /** The system's built-in pack, as parsed from its file. */
  readonly pack?: BookPack;
  readonly conditions: Readonly<Record<S['condition'], ConditionEntry>>;
  readonly actions: Readonly<Record<string, Action<S>>>;
  readonly archetypes: readonly Archetype<S>[];
  readonly settings: Readonly<Record<string, SettingEntry>>;
  /** The auto-reactions that a combatant can have, each with the question that it answers as its key. */
  readonly standingOrders: Readonly<Record<string, StandingOrder>>;
  /** The sheet of a new character. Undefined: the first premade character's sheet. */
  readonly blank?: S['sheet'];
  /** The kinds of rest, as `/rest kind:` takes them. */
  readonly rests: readonly string[];
  /** The reader of a sheet, which validates what players bring. */
  readonly sheet: Reader<S['sheet']>;
  /** Premade entries for the lists of a sheet, by field: weapons, armor, spells. */
  readonly stock?: Readonly<Record<string, readonly { readonly name: string }[]>>;
  /** Which things on a sheet are items, and what limits them. Undefined if items can't be given or taken. */
  readonly items?: ItemRules<S>;
  /**
   * Ids that players read or choose but that no other list of the ruleset has, by kind: `{ skill: SKILLS, option:
   * MANNERS }`. Each needs a name in `locales/en/names.ftl`.
   */
  readonly named?: Readonly<Partial<Record<NameKind, readonly string[]>>>;
  /** How any sheet is made weaker or stronger. Undefined: only by hand. */
  readonly templates?: Templates;
  /** What the scene itself can have: conditions, pools and countdowns. Undefined: nothing. */
  readonly scene?: SceneRules<S>;
  /**
   * Reads what a GM's own condition does, in the fields that the book's conditions have too. Undefined: such a
   * condition has only a name.
   */
  readonly ownCondition?: Reader<object>;
  /** Whether this weapon of the sheet is thrown when it makes a ranged attack. Undefined: no weapon is thrown. */
  isThrown?(sheet: S['sheet'], weapon: string): boolean;
  /** Whether this spell of the sheet is a power that no one casts, like a breath of fire. Undefined: none is. */
  isPower?(sheet: S['sheet'], spell: string): boolean;
  /** The sheet's current numbers, with gear and conditions. Undefined: the sheet's own numbers. */
  apparent?(combatant: Combatant<S>): readonly { readonly name: string; readonly value: number }[];
  /** Numbers that a free roll may name, besides those on the sheet. */
  rollNumbers?(sheet: S['sheet']): readonly { readonly name: string; readonly value: number }[];
  /** The checks that a GM may ask for. Undefined: none. */
  readonly checks?: CheckRules<S>;
  /** Damage that an event in the turn order, such as a storm, can do. Undefined: none. */
  readonly hazards?: HazardRules<S>;
  /** The names of what someone is holding. Undefined: the book doesn't track weapons in hand. */
  inHand?(combatant: Combatant<S>): readonly string[];
  /** The kinds of resources that the system has. */
  readonly resourceKinds: ResourceKinds;
  /**
   * The results of an attack whose chances `/odds` shows, in the book's words, best first: `['strong hit', 'weak
   * hit']`. Undefined: only those better than a success, like a critical hit.
   */
  readonly outcomes?: readonly S['degree'][];
  /** How to read the faces of the system's dice. Undefined: the default. */
  readonly faces?: Faces;
  /**
   * A condition's name with details, such as who holds its bearer. Called only for conditions whose details are shown.
   */
  conditionName?(condition: KnownCondition): Reason | undefined;
  /** The resources of an unhurt combatant with this sheet. */
  resources(sheet: S['sheet'], settings: Encounter<S>['settings']): Readonly<Record<string, Resource>>;
  /** The initial values of the system's own state. */
  readonly own: OwnState<S>;
  /**
   * The fields of the system's sheet and state that hold a player's own words (`OwnWords`), reasons or rolls, and how
   * each is redacted when a player deletes their data: `{ marks: 'words' }`. Every such field must be listed, and no
   * other. The sheet reads a field of words with `schema.text(80) as schema.Reader<OwnWords>`.
   */
  readonly personal: PersonalFields<S>;
  /** True if the book itself lets several combatants act together in one turn. */
  readonly actsInBlocks?: true;
  /**
   * Whether a combatant takes turns, according to its sheet. Undefined: everyone does. In some books only players act,
   * and the harm that creatures do comes out of players' rolls. A combatant without turns has no place in the turn
   * order: `initiative` must leave it out, `enter` is never called for it, and no one ever waits for it. What would
   * last until its turn starts or ends lasts until the round starts or ends.
   */
  takesTurns?(combatant: Combatant<S>): boolean;
  /** Makes the turn order before the rounds begin. */
  initiative(resolution: Resolution<S>): void;
  /**
   * A combatant's number for the turn order; the highest acts first. Undefined if the system doesn't give each
   * combatant its own number.
   */
  orderScore?(who: Combatant<S>): number | undefined;
  /**
   * Makes a new turn order at the start of a round, by the house rule `order`. Undefined: the system doesn't have this
   * house rule.
   */
  orderAnew?(resolution: Resolution<S>): void;
  /** Whether a new order is made each round, so that a GM's change lasts only one round. Undefined: never. */
  reordersEachRound?(encounter: Encounter<S>): boolean;
  /**
   * Who acts next. `'chosen'`: the combatant that has just acted chooses someone who hasn't acted in this round. The
   * last one of a round chooses who begins the next and can't choose itself. `'chosen, self too'`: it can also choose
   * itself. `initiative` decides only who acts first. Undefined: the turn order decides.
   */
  readonly nextTurn?: 'chosen' | 'chosen, self too';
  /** Gives someone who joined during a round a place in the order. */
  enter(resolution: Resolution<S>, who: CombatantId): void;
  /** Called before someone leaves the encounter. Ends everything in the system's own state that depends on them. */
  leave?(resolution: Resolution<S>, who: CombatantId): void;
  /** Called when a round starts, before any turn. The round number has already gone up. */
  startRound(resolution: Resolution<S>): void;
  /**
   * Called right before someone's turn, while effects that last until that turn still apply, such as readied actions.
   */
  beforeTurn?(resolution: Resolution<S>, who: CombatantId): void;
  startTurn(resolution: Resolution<S>, who: CombatantId): void;
  endTurn(resolution: Resolution<S>, who: CombatantId): void;
  /** Why someone who could act has no turn now. Undefined if they have one. */
  skips(encounter: Encounter<S>, who: CombatantId): Reason | undefined;
  /** Whether this combatant has nothing left to do in its turn, so that the turn ends automatically. */
  finished(encounter: Encounter<S>, who: CombatantId): boolean;
  /** Adds the consequences of the current state, after every deed. Records nothing if there are none. */
  settle(resolution: Resolution<S>): void;
  /**
   * Why the fight is decided ("only the players stand"). Undefined until it is. The reason's fact `side` names the side
   * that has won. Without this fact, no one has won.
   */
  decided(encounter: Encounter<S>): Reason | undefined;
  /** Called when the encounter ends. Ends everything that lasts until then, except conditions. */
  endScene?(resolution: Resolution<S>): void;
  /**
   * Puts a condition on someone, from the GM or from an event in the turn order, by the system's rules for stacking and
   * immunity.
   */
  afflict(resolution: Resolution<S>, bearer: CombatantId, affliction: Affliction<S>): Result<undefined, Refusal>;
  /** How the system plays on a map. Undefined: a map can be drawn but changes no numbers. */
  readonly field?: FieldRules<S>;
  /** What a GM can offer to a player at any time, such as a compel, by name. Undefined: nothing. */
  readonly proposals?: Readonly<Record<string, ProposalRules<S>>>;
  /** How combatants move between zones. Undefined: the system has no zones. */
  readonly zones?: ZoneRules<S>;
  /**
   * How near two combatants are to each other, in the book's words, nearest first. If an action changes this, its
   * details say so. Undefined: the system doesn't track it.
   */
  readonly positions?: {
    readonly words: readonly string[];
    of(encounter: Encounter<S>, one: CombatantId, other: CombatantId): string;
  };
  /** Whether two combatants are close enough to fight hand to hand. Undefined: the book doesn't track distance. */
  isNear?(encounter: Encounter<S>, one: CombatantId, other: CombatantId): boolean;
  /** The action that brings a combatant nearer to a target. Undefined: no one is ever out of reach. */
  readonly approach?: Pick<Intent, 'action' | 'manner'>;
  meters(combatant: Combatant<S>, encounter: Encounter<S>): readonly Meter[];
  /** Only the main meter, for systems whose other meters take long to compute. Undefined: it is taken from `meters`. */
  mainMeter?(combatant: Combatant<S>): Meter | undefined;
  /** Entries that are shown and removed like conditions but stored in the system's own state, such as wounds. */
  readonly ownConditions?: OwnConditions<S>;
  /** Numbers that a GM may adjust by name but that are stored in the system's own state. */
  readonly ownCounts?: Readonly<Record<string, OwnCount<S>>>;
  /** A practice fight for new players. Undefined: there is none. */
  readonly practice?: Practice<S>;
  /** A combatant's most likely actions, the likeliest first. Undefined: an attack like the last one. */
  likelyActions?(
    encounter: Encounter<S>,
    actor: CombatantId,
    last: Intent | undefined,
  ): readonly LikelyAction[] | undefined;
  /**
   * The action that makes someone harder to hit, if it isn't the book's defend action. Undefined if it is already done.
   */
  guardAction?(encounter: Encounter<S>, actor: CombatantId): Intent | undefined;
  /** How autopilot chooses. Undefined: it attacks in the usual way and ends its turn. */
  readonly mind?: Mind<S>;
  /** The book's number for a round, such as "1.2". Undefined: a plain count. */
  roundNumber?(round: number): string;
}

/** Finds an action's name by what a player typed: the name itself, or the action's command. */
export function actionName<S extends System>({ actions }: Ruleset<S>, input: string): string | undefined {
  // `hasOwn` keeps "constructor" from counting as an action.
  if (Object.hasOwn(actions, input)) return input;
  const actionEntries = Object.entries(actions);
  const matchingEntry =
    actionEntries.find(([, { command }]) => command === input) ?? actionEntries.find(([, { also }]) => also === input);
  return matchingEntry?.[0];
}

/** Finds an action by what a player typed: its name, or its command. */
export function actionOf<S extends System>(rules: Ruleset<S>, input: string): Action<S> | undefined {
  const name = actionName(rules, input);
  return name === undefined ? undefined : rules.actions[name];
}

/** The command for an action: the one it declares, otherwise the one with its name. */
export function commandOf<S extends System>({ actions }: Ruleset<S>, name: string): ActionCommand | undefined {
  const declaredCommand = Object.hasOwn(actions, name) ? actions[name]?.command : undefined;
  return declaredCommand ?? ACTION_COMMANDS.find((command) => command === name);
}

/** The fields that every system must provide. */
type RequiredFields =
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
  | 'personal'
  | 'initiative';

/**
 * A system's rules, with defaults for everything its book doesn't have. By default, nothing happens and there is
 * nothing to choose, every resource is shown, a newcomer acts last, and no turn ends automatically.
 */
export function ruleset<S extends System>(parts: Pick<Ruleset<S>, RequiredFields> & Partial<Ruleset<S>>): Ruleset<S> {
  return {
    settings: {},
    standingOrders: {},
    rests: [],
    enter: addToEndOfOrder,
    startRound: () => undefined,
    startTurn: () => undefined,
    endTurn: () => undefined,
    skips: () => undefined,
    finished: () => false,
    settle: () => undefined,
    decided: () => undefined,
    afflict: (resolution, subject, affliction) => addCondition(resolution, parts.conditions, subject, affliction),
    meters: (combatant) => metersOf(combatant, parts.resourceKinds),
    ...parts,
  };
}

function addToEndOfOrder<S extends System>(resolution: Resolution<S>, who: CombatantId): void {
  const { turnOrder: before, turn } = resolution.encounter;
  resolution.record({ type: 'turn-order-set', before, turnOrder: [...before, [who]], reasons: [], turn });
}

/**
 * Adds a condition for a number of rounds or until it is removed. Refuses a condition that its bearer already has,
 * unless it stacks and has a different note.
 */
function addCondition<S extends System>(
  resolution: Resolution<S>,
  conditions: Ruleset<S>['conditions'],
  subject: CombatantId,
  { condition: name, form, source, value, rounds, note }: Affliction<S>,
) {
  if (!isOwnCondition(name) && !Object.hasOwn(conditions, name))
    return unknownName('condition', name, Object.keys(conditions));
  const key = isOwnCondition(name) ? ownKey(name) : stackedKey(name, conditions[name], note);
  const bearer = resolution.combatant(subject);
  if (bearer.conditions.some((condition) => condition.key === key)) {
    const isStackable = !isOwnCondition(name) && conditions[name].stacks !== undefined;
    return no({ type: 'has-condition', name: bearer.name, condition: name, stacks: isStackable });
  }
  const duration =
    rounds === undefined ? ({ until: 'removed' } as const) : ({ until: 'round-end', left: rounds } as const);
  const condition = { key, name, duration, ...given({ source, value, note, form }) };
  resolution.record({ type: 'condition-gained', subject, condition });
  return ok();
}

/**
 * The key of a condition from the book. It contains the GM's note in lower case, so that “Viper” and “viper” give the
 * same key.
 */
function stackedKey(name: string, { stacks }: ConditionEntry, note: string | undefined): string {
  return stacks === undefined || note === undefined ? name : `${name}: ${note.toLowerCase()}`;
}

function metersOf<S extends System>(combatant: Combatant<S>, kinds: Ruleset<S>['resourceKinds']): readonly Meter[] {
  return Object.entries(combatant.resources).map(([resource, { value, max }]) => {
    const { main, fills, turn } = kindIn(kinds, resource);
    return {
      resource,
      value,
      bad: fills ? 'full' : 'empty',
      ...given({ max, main, when: turn && ('turn' as const) }),
    };
  });
}

/** The meter that shows how hurt someone is. Undefined if there is none. */
export function mainMeterOf<S extends System>(
  rules: Pick<Ruleset<S>, 'meters' | 'mainMeter'>,
  combatant: Combatant<S>,
  encounter: Encounter<S>,
): Meter | undefined {
  return rules.mainMeter ? rules.mainMeter(combatant) : rules.meters(combatant, encounter).find(({ main }) => main);
}
