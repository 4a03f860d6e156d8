import type { Deed } from '../rules/core/deed.ts';
import { type Combatant, type CombatantId, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/hands.ts';
import {
  choose,
  chooseByBeginning,
  map,
  no,
  ok,
  type Refusal,
  type Result,
  suggestion,
} from '../rules/core/refusal.ts';
import type { Instead } from '../rules/core/resolution.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { viewOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Caller, Chance } from './caller.ts';
import type { Change, OwnChange } from './change.ts';
import type { Moment, Wait } from './clock.ts';
import {
  type Answered,
  type EncounterState,
  NOTHING_PENDING,
  type Pending,
  type PlanRun,
  questionOpen,
  type Run,
  type TacticRun,
  type Waiting,
} from './encounter-state.ts';
import { touched, withClock, withMoment } from './keep-clock.ts';
import { theirsIn } from './lately.ts';
import type { LoadedFor, Need } from './loadable.ts';
import { NO_PEOPLE, type People } from './person.ts';
import { NO_POSTS, type PostChange, type Posts } from './posts.ts';
import { commitment } from './sealed-dice.ts';
import {
  type By,
  type DeedOutcome,
  type Done,
  deedStep,
  openStep,
  type RevealedSeed,
  redoStep,
  rollStep,
  type Step,
  sealStep,
  undoStep,
} from './step.ts';
import { planUndo, type UndoDepth, type Undone } from './undo-plan.ts';

/** What a session starts from. */
interface Start<N extends Need> {
  readonly state: EncounterState | undefined;
  readonly loaded: LoadedFor<N>;
  /** Absent: nothing is known of anybody. */
  readonly people?: People;
}

/** What was taken back or put back, and by which of the two. */
export interface Rewound extends Undone {
  readonly by: 'undo' | 'redo';
}

/**
 * What a handler acts on: the encounter of the caller's channel, and what its command declared as needs. Pure and
 * synchronous: what is done here is gathered in `changes`, and has happened when a store has committed it.
 */
export class Session<N extends Need = never> {
  readonly caller: Caller;
  readonly loaded: LoadedFor<N>;
  /** What is known of when the players of the encounter play. */
  readonly people: People;
  /** The encounter as it was loaded: what the changes are based on. */
  readonly base: EncounterState | undefined;
  readonly #chance: Chance;
  readonly #added: Change[] = [];
  readonly #outcomes: DeedOutcome[] = [];
  #current: EncounterState | undefined;
  #rewound: Rewound | undefined;
  #answered: Answered | undefined;

  constructor({ state, loaded, people = NO_PEOPLE }: Start<N>, caller: Caller, chance: Chance) {
    this.people = people;
    this.caller = caller;
    this.loaded = loaded;
    this.base = state;
    this.#current = state;
    this.#chance = chance;
  }

  get state(): EncounterState | undefined {
    return this.#current;
  }

  /** The channel's encounter, the ended one too until another is started. */
  get encounter(): Encounter | undefined {
    return this.#current?.encounter;
  }

  /** The deed that waits for an answer, with its question. */
  get waiting(): Waiting | undefined {
    return this.#current?.waiting;
  }

  /** The encounter's id and revision, by which a button knows whether it is stale. */
  get version(): { readonly encounter: number; readonly revision: number } | undefined {
    return this.#current && { encounter: this.#current.id, revision: this.#current.revision };
  }

  /** What waits for somebody beside the fight. */
  get pending(): Pending {
    return this.#current?.pending ?? NOTHING_PENDING;
  }

  /** The messages that show the encounter in its channel. */
  get posts(): Posts {
    return this.#current?.posts ?? NO_POSTS;
  }

  get throws(): number {
    return this.#current?.throws ?? 0;
  }

  get commitment(): string | undefined {
    return this.#current && commitment(this.#current.seed.seed);
  }

  get head(): string | undefined {
    return this.#current?.head;
  }

  /** The rules of the channel's encounter. Throws where there is none. */
  get rules(): Ruleset {
    return rulesOf(this.#playing().encounter);
  }

  get changes(): readonly Change[] {
    return this.#added;
  }

  /** Whether there is anything to commit. A deed that stops at a question changes only the state. */
  get changed(): boolean {
    return this.#added.length > 0 || this.state !== this.base;
  }

  /** What the deeds of this session came to, in order. */
  get outcomes(): readonly DeedOutcome[] {
    return this.#outcomes;
  }

  /** What was undone or put back in this session. */
  get rewound(): Rewound | undefined {
    return this.#rewound;
  }

  /** The question that was answered in this session, and how. */
  get answered(): Answered | undefined {
    return this.#answered;
  }

  /** Opens an encounter in the channel, in place of an ended one. Returns the commitment to its dice. */
  open(this: Session<N | 'newEncounter'>, opening: Encounter): string {
    const { caller, loaded } = this;
    const step = openStep(loaded.newEncounter, opening, this.#chance.newSeed(), caller.now);
    this.#take(step);
    return commitment(step.state.seed.seed);
  }

  /**
   * Does a deed. Refused while a question is open, but for a free roll, a plan and the pace; `question` in the outcome means that
   * it now waits for an answer, and `run` goes on after it. `user`: whose word it is done by, where that is not the caller's.
   * Whoever acts for somebody whom they have lent has them back before it.
   */
  do(
    deed: Deed,
    { user = this.caller.user, run }: { user?: string; run?: Run | PlanRun | TacticRun } = {},
  ): Result<DeedOutcome, Refusal> {
    const state = this.#playing();
    if (deed.type === 'roll') return this.#takeRoll(rollStep(state, deed, this.caller));
    const { waiting } = state;
    if (waiting && deed.type !== 'plan' && deed.type !== 'pace')
      return no(questionOpen(state.encounter, waiting.question));
    const by = { user, now: this.caller.now };
    const back = backByActing(state, deed, by);
    if (!back.ok) return back;
    const done = deedStep(back.value.at(-1)?.state ?? state, deed, [], by);
    // What waits for an answer hangs on nobody's plan and on no pace, and goes on waiting.
    if (waiting && done.ok) return this.#takeDone(ok({ ...done.value, state: { ...done.value.state, waiting } }));
    if (done.ok) for (const each of back.value) this.#takeDone(ok(each));
    return this.#takeDone(done, run && { run });
  }

  /**
   * Answers the open question. The waiting deed is done from its start, with the same dice and this answer. What goes on
   * after it, and what was answered once for all, waits on where it asks again.
   */
  answer(given: string, always = false, why?: Instead): Result<DeedOutcome, Refusal> {
    const state = this.#playing();
    if (!state.waiting) return no({ type: 'no-question' });
    const { deed, answers, user, question, run, always: before = [], instead = [] } = state.waiting;
    const answered = { subject: question.subject, about: question.about, answer: given };
    const orders = always ? [...before, answered] : before;
    const played = why ? [...instead, { subject: question.subject, why }] : instead;
    this.#answered = answered;
    return this.#takeDone(deedStep(state, deed, [...answers, given], { user, now: this.caller.now }), {
      ...(run && { run }),
      ...(orders.length > 0 && { always: orders }),
      ...(played.length > 0 && { instead: played }),
    });
  }

  /** What has happened up to the open question, by doing the deed that waits as far again. Absent: none is open. */
  asked(): DeedOutcome | undefined {
    const { waiting } = this;
    if (!waiting) return undefined;
    const { deed, answers, user } = waiting;
    const done = deedStep(this.#playing(), deed, answers, { user, now: this.caller.now });
    return done.ok ? done.value.outcome : undefined;
  }

  /** What an undo would take back, and how the encounter would be then. Nothing is done yet. */
  planUndo(this: Session<N | 'history'>, depth: UndoDepth): Result<Undone, Refusal> {
    const state = this.#playing();
    return planUndo(this.loaded.history, state, depth, viewOf(this.caller.user, state.encounter));
  }

  /**
   * Takes back the deed that waits for an answer, and then the last that stand. The dice they have thrown stay thrown.
   */
  undo(this: Session<N | 'history'>, depth: UndoDepth): Result<Undone, Refusal> {
    const plan = this.planUndo(depth);
    if (!plan.ok) return plan;
    this.#take(undoStep(this.#playing(), this.loaded.history, plan.value, this.caller));
    this.#rewound = { ...plan.value, by: 'undo' };
    return plan;
  }

  /** Puts back what the last undo took back. Refused once something new has been done, and while a question is open. */
  redo(this: Session<N | 'history'>): Result<Undone, Refusal> {
    const state = this.#playing();
    if (state.waiting) return no(questionOpen(state.encounter, state.waiting.question));
    const done = redoStep(state, this.loaded.history, this.caller);
    if (!done.ok) return done;
    this.#take(done.value);
    this.#rewound = { ...done.value.redone, by: 'redo' };
    return ok(done.value.redone);
  }

  /** Shows the seed that has thrown the dice so far, and seals a new one for what may still be thrown. */
  revealSeed(): RevealedSeed {
    const state = this.#playing();
    const { number, firstThrow, seed } = state.seed;
    const step = sealStep(state, this.#chance.newSeed());
    this.#take(step);
    const next = commitment(step.state.seed.seed);
    return { seed, next, thrown: state.throws - firstThrow, first: number === 0 };
  }

  /** Shows the seed of an ended encounter that gives way to the next; nothing is sealed after it. Absent: it threw nothing. */
  revealFinalSeed(): string | undefined {
    const { id, throws, seed } = this.#playing();
    this.#added.push({ type: 'seed-shown', encounter: id, number: seed.number });
    return seed.firstThrow < throws ? seed.seed : undefined;
  }

  /** Adds a change of what the caller has beside the encounter. */
  add(change: OwnChange): void {
    this.#added.push(change);
  }

  /** Says how the messages of the encounter are to be from now on. */
  keepPosts(posts: Posts, changes: readonly PostChange[]): void {
    this.#current = { ...this.#playing(), posts };
    this.#added.push(...changes.map((post): Change => ({ type: 'post-changed', post })));
  }

  /** Brings the clock up to what was done. */
  keepClock(): void {
    this.#current = withClock(this.#playing(), this);
  }

  /** Works out anew when what is due, by what is known of the players now. The state is another from now on, in any case. */
  recount(): void {
    this.#current = withClock(touched(this.#playing()), this, true);
  }

  /** Notes that a moment of a wait has come. */
  passMoment(wait: Wait, what: Moment['what']): void {
    this.#current = withMoment(touched(this.#playing()), wait, what);
  }

  /** Says what waits for somebody from now on. */
  keepPending(pending: Pending): void {
    this.#current = { ...this.#playing(), pending };
  }

  /** An id that nobody can foresee. */
  newId(): string {
    return this.#chance.newId();
  }

  /** The encounter, where there must be one. */
  #playing(): EncounterState {
    if (!this.#current) throw new Error('No encounter in this session');
    return this.#current;
  }

  #take({ state, changes }: Step): void {
    this.#current = state;
    this.#added.push(...changes);
  }

  /** A free roll changes nothing that is shown of the encounter. */
  #takeRoll(done: Result<Done, Refusal>): Result<DeedOutcome, Refusal> {
    if (!done.ok) return done;
    this.#take(done.value);
    return ok(done.value.outcome);
  }

  #takeDone(done: Result<Done, Refusal>, after?: AfterAnswer): Result<DeedOutcome, Refusal> {
    if (!done.ok) return done;
    const { state, changes } = done.value;
    this.#take(
      state.waiting && after ? { state: { ...state, waiting: { ...state.waiting, ...after } }, changes } : done.value,
    );
    const outcome = asPlanned(done.value.outcome, after);
    this.#outcomes.push(outcome);
    return ok(outcome);
  }
}

/** What goes on after an answer, and who gave it. */
type AfterAnswer = Pick<Waiting, 'run' | 'always' | 'instead'>;

/** That it was planned, or done in a player’s place, is said with the first deed of it. */
function asPlanned(done: DeedOutcome, { run, instead: answered = [] }: AfterAnswer = {}): DeedOutcome {
  const acted = run?.how === 'tactic' && run.instead ? [{ subject: run.subject, why: run.instead }] : [];
  const instead = [...acted, ...answered];
  const outcome = instead.length === 0 ? done : { ...done, instead };
  return run?.how === 'plan' && run.sofar.deeds === 0 ? { ...outcome, planned: run.subject } : outcome;
}

/** Whoever acts for somebody whom they have lent has them back first: the deeds that come before theirs, in order. */
function backByActing(state: EncounterState, deed: Deed, by: By): Result<readonly Done[], Refusal> {
  const acting = actingIn(deed);
  const done: Done[] = [];
  for (const { id: subject, lent } of state.encounter.combatants) {
    if (lent?.owner !== by.user || !acting.includes(subject)) continue;
    const back = deedStep(done.at(-1)?.state ?? state, { type: 'give-back', subject }, [], by);
    if (!back.ok) return back;
    done.push(back.value);
  }
  return ok(done);
}

function actingIn(deed: Deed): readonly CombatantId[] {
  if (deed.type === 'intent') return [deed.intent.actor];
  return deed.type === 'end-turn' && !deed.passedOver ? [deed.subject, ...(deed.others ?? [])] : [];
}

/** What a handler requires of the session: it gets it back with what is known of it then, or its command is refused. */
export type Precondition<P> = <S extends Session>(session: S) => Result<S & P, Refusal>;

/** In a channel with an encounter. */
export interface InEncounter {
  readonly encounter: Encounter;
}

/** The channel has an encounter, be it one that has ended. */
export const anyEncounter: Precondition<InEncounter> = (session) =>
  hasEncounter(session) ? ok(session) : no({ type: 'no-encounter' });

/** The channel has an encounter that has not ended. */
export const running: Precondition<InEncounter> = (session) =>
  hasEncounter(session) && session.encounter.phase !== 'ended' ? ok(session) : no({ type: 'no-encounter' });

/** The caller is a GM of the channel's encounter, be it one that has ended. */
export const gmOfAny: Precondition<InEncounter> = (session) => {
  const met = anyEncounter(session);
  return !met.ok || isGm(session) ? met : no({ type: 'not-the-gm', gms: met.value.encounter.gms });
};

/** The caller is a GM of the channel's encounter. */
export const gm: Precondition<InEncounter> = (session) => {
  const met = running(session);
  return met.ok ? gmOfAny(session) : met;
};

/** The caller is a GM, or runs the server: an encounter whose GM is gone can still be ended and handed on. */
export const gmOrAdmin: Precondition<InEncounter> = (session) =>
  session.caller.admin ? running(session) : gm(session);

/** Whether the caller is a GM of the channel's encounter. */
export function isGm({ encounter, caller }: Pick<Session, 'encounter' | 'caller'>): boolean {
  return encounter?.gms.includes(caller.user) ?? false;
}

/** Whether the caller is in the channel's encounter: as a GM, or with somebody to play. */
export function isInEncounter(session: Session): boolean {
  const { encounter, caller } = session;
  return isGm(session) || (encounter !== undefined && theirsIn(encounter, caller.user).length > 0);
}

function hasEncounter<S extends Session>(session: S): session is S & InEncounter {
  return session.encounter !== undefined;
}

/** The combatant whom a player means by a name: the whole name, its id, or a beginning that fits only one. */
export function findCombatant(encounter: Encounter, typed: string): Result<Combatant, Refusal> {
  const { combatants } = encounter;
  const found = choose('combatant', typed, combatants);
  if (found.ok) return found;
  const byId = combatants.find(({ id }) => id === typed.trim().toLowerCase());
  const begun = byId ? ok(byId) : chooseByBeginning('combatant', typed, combatants);
  return begun.ok ? begun : no({ type: 'nobody-of-that-name', typed, ...suggestion(typed, combatants) });
}

/** The combatants whom a player means by several names, commas between them. */
export function findCombatants(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const whole = findCombatant(encounter, typed);
  if (whole.ok) return ok([whole.value]);
  const found = new Set<Combatant>();
  for (const name of typed.split(',').filter((part) => part.trim() !== '')) {
    const each = findCombatant(encounter, name);
    if (!each.ok) return each;
    found.add(each.value);
  }
  return ok([...found]);
}

/** Those whom the caller may act for without being asked by name: a player's own; a GM's creatures, and who has no player any more. */
export function ownCombatants({ encounter, caller }: Session): readonly Combatant[] {
  const isTheGm = isGm({ encounter, caller });
  return (encounter?.combatants ?? []).filter((each) => {
    const player = playerOf(each);
    return player === undefined ? isTheGm : player === caller.user;
  });
}

/** Those whom the caller has lent to others. To act for one of them takes it back. */
export function lentByCaller({ encounter, caller }: Session): readonly Combatant[] {
  return (encounter?.combatants ?? []).filter(({ lent }) => lent?.owner === caller.user);
}

/** Whether the caller only plays somebody for another, for a time. A GM may do for anybody what their player may. */
export function isBorrowed(session: Session, { lent, controller }: Combatant): boolean {
  const { user } = session.caller;
  return lent !== undefined && controller === user && lent.owner !== user && !isGm(session);
}

/** Whether the caller may act for somebody: their own, one whom they have lent, and anybody for a GM. */
export function mayActFor(session: Session, who: Combatant): boolean {
  return isGm(session) || ownCombatants(session).includes(who) || lentByCaller(session).includes(who);
}

/** The word for all of the caller's own whose turn it is. */
export const ALL = 'all';

/** Those whom the caller acts for together: named with commas between them, or all whose turn it is; else as `actor`. */
export function actors(session: Session, as: string | undefined): Result<readonly Combatant[], Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  if (as?.trim().toLowerCase() === ALL) {
    const mine = ownCombatants(session);
    const turn = onTurn(encounter).filter((combatant) => mine.includes(combatant));
    return turn.length > 0 ? ok(turn) : map(actor(session, undefined), (only) => [only]);
  }
  if (as === undefined) return map(actor(session, undefined), (only) => [only]);
  const named = findCombatants(encounter, as);
  if (!named.ok) return named;
  const others = named.value.find((each) => !mayActFor(session, each));
  return others ? no({ type: 'not-yours', name: others.name }) : named;
}

/**
 * Whom the caller acts for: the one named by `as`, else whichever of their own it is the turn of, or of those whom they have
 * lent, else their only one. A GM may name anybody; a player's own are only their own.
 */
export function actor(session: Session, as: string | undefined): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const mine = ownCombatants(session);
  if (as !== undefined) {
    const meant = findCombatant(encounter, as);
    if (!meant.ok || mayActFor(session, meant.value)) return meant;
    return no({ type: 'not-yours', name: meant.value.name });
  }
  const now = onTurn(encounter);
  const turn = theirsOnTurn(session, now);
  const [only, another] = turn.length > 0 ? turn : mine.filter(({ vitality }) => vitality !== 'dead');
  if (only && !another) return ok(only);
  const yours = (turn.length > 0 ? turn : mine).map(({ name }) => name);
  const others = turn.length === 0 && now.length > 0 ? now.map(({ name }) => name) : undefined;
  if (only) return no({ type: 'which-of-yours', yours, ...given({ turn: others }) });
  const [fallen] = mine;
  return fallen ? ok(fallen) : no({ type: 'nobody-of-yours' });
}

/** Of those on turn the caller's own; where there is none, those whom they have lent. */
export function theirsOnTurn(session: Session, now: readonly Combatant[]): readonly Combatant[] {
  const [mine, lent] = [ownCombatants(session), lentByCaller(session)];
  const own = now.filter((each) => mine.includes(each));
  return own.length > 0 ? own : now.filter((each) => lent.includes(each));
}
