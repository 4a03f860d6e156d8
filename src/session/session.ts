import type { Deed } from '../rules/core/deed.ts';
import { type Combatant, type CombatantId, type Encounter, isInFight, onTurn } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { findCombatant, findCombatants } from '../rules/core/names.ts';
import { playerOf } from '../rules/core/played-by.ts';
import type { Question } from '../rules/core/question.ts';
import { map, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { AutoplayReason } from '../rules/core/resolution.ts';
import { type Ruleset, takesTurns } from '../rules/core/ruleset.ts';
import { viewerOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Caller, RandomSource } from './caller.ts';
import type { ChangeOutsideEncounter, StoreChange } from './change.ts';
import type { Moment, Wait } from './clock.ts';
import type {
  AutopilotRun,
  CreatureOrder,
  EncounterState,
  PendingData,
  PlanRun,
  QuestionAnswer,
  WaitingDeed,
} from './encounter-state.ts';
import { NOTHING_PENDING, questionOpenRefusal } from './encounter-state.ts';
import type { LoadedData, Need } from './loadable.ts';
import {
  languageOf,
  localizedOutcome,
  localizedState,
  localizedStep,
  localizedUndoneDeeds,
} from './localized-names.ts';
import { type MeasuredStrengths, NOTHING_MEASURED } from './measured-strengths.ts';
import { combatantIdsOfUser } from './missed-deeds.ts';
import { NO_PEOPLE, type People } from './person.ts';
import { NO_POSTS, type PostChange, type Posts } from './posts.ts';
import { commitmentOf } from './sealed-dice.ts';
import type { ActingUser, DeedOutcome, DeedStep, RevealedSeed, Step } from './step.ts';
import { deedStep, openStep, redoStep, rollStep, sealStep, undoStep } from './step.ts';
import { planUndo, type UndoDepth, type UndoneDeeds } from './undo-plan.ts';
import { withClock, withMomentPassed, withNewRevision } from './update-clock.ts';

/** The data that a session starts with. */
interface SessionStart<N extends Need> {
  readonly state: EncounterState | undefined;
  readonly loaded: LoadedData<N>;
  /** When the encounter's players play (time zone, quiet hours, absences). Undefined if that wasn't loaded. */
  readonly people?: People;
  /** How strong the creatures in the packs are, as far as that has been measured. Undefined if no packs were loaded. */
  readonly measured?: Pick<MeasuredStrengths, 'of'>;
  readonly shareAddress?: ShareAddress;
  readonly docsUrl?: string;
}

/** Where shared encounters can be read: at a public address, or on a port of the machine that Fray runs on. */
export interface ShareAddress {
  readonly url?: string | undefined;
  readonly port: number;
}

/** What was undone or redone, and whether it was an undo or a redo. */
export interface Rewind extends UndoneDeeds {
  readonly by: 'undo' | 'redo';
}

/**
 * What a handler acts on: the encounter in the caller's channel, and the data that its command needs. A session is pure
 * and synchronous. It collects `changes`, which take effect when a store commits them.
 */
export class Session<N extends Need = never> {
  readonly caller: Caller;
  readonly loaded: LoadedData<N>;
  /** When the encounter's players play (time zone, quiet hours, absences), as far as it is known. */
  readonly people: People;
  /** How strong the creatures in the loaded packs are, as far as that has been measured. */
  readonly measured: Pick<MeasuredStrengths, 'of'>;
  /** Where shared encounters can be read. Undefined if sharing is off. */
  readonly shareAddress: ShareAddress | undefined;
  /** The address of the pages that `npm run site` makes. Undefined if they aren't published. */
  readonly docsUrl: string | undefined;
  /** The encounter as it was loaded, with its names as recorded. The changes are based on it. */
  readonly base: EncounterState | undefined;
  readonly #random: RandomSource;
  readonly #changes: StoreChange[] = [];
  readonly #outcomes: DeedOutcome[] = [];
  #current: EncounterState | undefined;
  #rewound: Rewind | undefined;
  #answered: QuestionAnswer | undefined;

  constructor(
    { state, loaded, people = NO_PEOPLE, measured = NOTHING_MEASURED, shareAddress, docsUrl }: SessionStart<N>,
    caller: Caller,
    randomSource: RandomSource,
  ) {
    this.people = people;
    this.measured = measured;
    this.shareAddress = shareAddress;
    this.docsUrl = docsUrl;
    this.caller = caller;
    this.loaded = loaded;
    this.base = state;
    this.#current = state;
    this.#random = randomSource;
  }

  /** The encounter's state, with the names that readers see. */
  get state(): EncounterState | undefined {
    return localizedState(this.#current);
  }

  /** The encounter's state as it is recorded, with the book's names in English. */
  get recorded(): EncounterState | undefined {
    return this.#current;
  }

  /** The encounter as it is recorded. Throws an error if there is none. */
  get recordedEncounter(): Encounter {
    return this.#playing().encounter;
  }

  /** The language of the encounter's messages. */
  get language(): string {
    return languageOf(this.#current);
  }

  /** The channel's encounter, with the names that readers see. It might have ended. */
  get encounter(): Encounter | undefined {
    return this.state?.encounter;
  }

  /** The deed that waits for an answer, with its question. */
  get waiting(): WaitingDeed | undefined {
    return this.state?.waiting;
  }

  /** The encounter's id and revision. Buttons with other values can be stale. */
  get version(): { readonly encounter: number; readonly revision: number } | undefined {
    return this.#current && { encounter: this.#current.id, revision: this.#current.revision };
  }

  /** What is pending besides the fight, such as requests to join and unread messages. */
  get pending(): PendingData {
    return this.#current?.pending ?? NOTHING_PENDING;
  }

  /** The messages that show the encounter in its channel. */
  get posts(): Posts {
    return this.#current?.posts ?? NO_POSTS;
  }

  get diceRolled(): number {
    return this.#current?.throws ?? 0;
  }

  get commitment(): string | undefined {
    return this.#current && commitmentOf(this.#current.seed.seed);
  }

  get head(): string | undefined {
    return this.#current?.head;
  }

  /** The rules of the channel's encounter. Throws an error if there is none. */
  get rules(): Ruleset {
    return rulesOf(this.#playing().encounter);
  }

  get changes(): readonly StoreChange[] {
    return this.#changes;
  }

  /** Whether there is anything to commit. A deed that stops at a question changes only the state, which counts too. */
  get hasChanges(): boolean {
    return this.#changes.length > 0 || this.#current !== this.base;
  }

  /** The outcomes of this session's deeds, in order. */
  get outcomes(): readonly DeedOutcome[] {
    return this.#outcomes;
  }

  /** What was undone or redone in this session. */
  get rewound(): Rewind | undefined {
    return this.#rewound;
  }

  /** The question that was answered in this session, and its answer. */
  get givenAnswer(): QuestionAnswer | undefined {
    return this.#answered;
  }

  /** Opens an encounter in the channel, in place of an ended one if any. Returns the hash of its secret dice seed. */
  open(this: Session<N | 'newEncounter'>, opening: Encounter): string {
    const { caller, loaded } = this;
    const openingStep = openStep(loaded.newEncounter, opening, this.#random.newSeed(), caller.now);
    this.#take(openingStep);
    return commitmentOf(openingStep.state.seed.seed);
  }

  /**
   * Carries out a deed of `user`. While a question is open, only a free roll (`/roll` or a check), a plan or the turn
   * timer is allowed. If the outcome has a `question`, the deed waits for an answer. After the deed, `run` carries out
   * what comes next: a GM's order, a plan, or autopilot. Players who act with a combatant they lent take it back first.
   */
  do(
    deed: Deed,
    { user = this.caller.user, run }: { user?: string; run?: CreatureOrder | PlanRun | AutopilotRun } = {},
  ): Result<DeedOutcome, Refusal> {
    const state = this.#playing();
    if (deed.type === 'roll') return this.#takeRoll(rollStep(state, deed, this.caller));
    const { waiting } = state;
    if (waiting && deed.type !== 'plan' && deed.type !== 'pace')
      return no(questionOpenRefusal(localizedState(state).encounter, waiting.question));
    const author = { user, now: this.caller.now };
    const giveBackStepsResult = giveBackSteps(state, deed, author);
    if (!giveBackStepsResult.ok) return giveBackStepsResult;
    const stepResult = localizedStep(giveBackStepsResult.value.at(-1)?.state ?? state, deed, [], author);
    // A waiting deed doesn't depend on the new one, so it keeps waiting.
    if (waiting && stepResult.ok)
      return this.#takeDone(ok({ ...stepResult.value, state: { ...stepResult.value.state, waiting } }));
    if (stepResult.ok) for (const each of giveBackStepsResult.value) this.#takeDone(ok(each));
    return this.#takeDone(stepResult, run && { run });
  }

  /**
   * Answers the open question: replays its deed with the same dice and this answer. If another question follows, new
   * auto-reactions and what comes after the deed (`run`, such as a plan) wait for its answer.
   */
  answer(answer: string, always = false, why?: AutoplayReason): Result<DeedOutcome, Refusal> {
    const state = this.#playing();
    if (!state.waiting) return no({ type: 'no-question' });
    const { deed, answers, user, question, further } = state.waiting;
    const {
      run,
      always: orders = [],
      instead = [],
    } = this.#noteAnswer(state.waiting, question, { given: answer, always, why });
    return this.#takeDone(localizedStep(state, deed, [...answers, answer], { user, now: this.caller.now }, further), {
      ...(run && { run }),
      ...(orders.length > 0 && { always: orders }),
      ...(instead.length > 0 && { instead }),
    });
  }

  /**
   * Answers a question that was asked together with the one that the rules have reached. The answer is kept until the
   * rules reach its question, and nothing else happens yet. `revision` identifies the question.
   */
  answerEarly(revision: number, answer: string, always = false, why?: AutoplayReason): Result<undefined, Refusal> {
    const state = this.#playing();
    const { waiting } = state;
    const question = waiting?.further?.find((each) => each.revision === revision && each.answer === undefined);
    if (!waiting || !question) return no({ type: 'stale' });
    const furtherQuestions = waiting.further?.map((each) => (each === question ? { ...question, answer } : each));
    const newWaitingDeed = {
      ...this.#noteAnswer(waiting, question.question, { given: answer, always, why }),
      ...(furtherQuestions && { further: furtherQuestions }),
    };
    this.#current = { ...withNewRevision(state), waiting: newWaitingDeed };
    return ok();
  }

  /**
   * The waiting deed, with a note if this answer will be given each time (`always`), or was given for the player
   * (`why`).
   */
  #noteAnswer(
    waiting: WaitingDeed,
    { subject, about }: Question,
    {
      given: answer,
      always,
      why,
    }: { readonly given: string; readonly always: boolean; readonly why: AutoplayReason | undefined },
  ): WaitingDeed {
    const newAnswer = { subject, about, answer };
    this.#answered = newAnswer;
    return {
      ...waiting,
      ...(always && { always: [...(waiting.always ?? []), newAnswer] }),
      ...(why && { instead: [...(waiting.instead ?? []), { subject, why }] }),
    };
  }

  /** What happened up to the open question. The deed is repeated up to that point. Undefined if no question is open. */
  outcomeAtQuestion(): DeedOutcome | undefined {
    const waitingDeed = this.#current?.waiting;
    if (!waitingDeed) return undefined;
    const { deed, answers, user } = waitingDeed;
    const stepResult = deedStep(this.#playing(), deed, answers, { user, now: this.caller.now });
    return stepResult.ok ? localizedOutcome(stepResult.value.outcome, this.language) : undefined;
  }

  /** What an undo would undo, and the encounter after it. Nothing changes yet. */
  planUndo(this: Session<N | 'history'>, depth: UndoDepth): Result<UndoneDeeds, Refusal> {
    return map(this.#recordedUndo(depth), (undone) => localizedUndoneDeeds(undone, this.language));
  }

  #recordedUndo(this: Session<N | 'history'>, depth: UndoDepth): Result<UndoneDeeds, Refusal> {
    const state = this.#playing();
    return planUndo(this.loaded.history, state, depth, viewerOf(this.caller.user, state.encounter));
  }

  /** Undoes the last deeds, and withdraws the deed that waits for an answer. Their dice stay spent. */
  undo(this: Session<N | 'history'>, depth: UndoDepth): Result<UndoneDeeds, Refusal> {
    const planResult = this.#recordedUndo(depth);
    if (!planResult.ok) return planResult;
    this.#take(undoStep(this.#playing(), this.loaded.history, planResult.value, this.caller));
    const undoneDeeds = localizedUndoneDeeds(planResult.value, this.language);
    this.#rewound = { ...undoneDeeds, by: 'undo' };
    return ok(undoneDeeds);
  }

  /** Redoes what the last undo undid. Refuses if something else was done since then, or while a question is open. */
  redo(this: Session<N | 'history'>): Result<UndoneDeeds, Refusal> {
    const state = this.#playing();
    if (state.waiting) return no(questionOpenRefusal(localizedState(state).encounter, state.waiting.question));
    const redoResult = redoStep(state, this.loaded.history, this.caller);
    if (!redoResult.ok) return redoResult;
    this.#take(redoResult.value);
    const redoneDeeds = localizedUndoneDeeds(redoResult.value.redone, this.language);
    this.#rewound = { ...redoneDeeds, by: 'redo' };
    return ok(redoneDeeds);
  }

  /** Reveals the seed that the dice came from so far, and makes a new secret seed for later dice. */
  revealSeed(): RevealedSeed {
    const state = this.#playing();
    const { number, firstThrow, seed } = state.seed;
    const sealingStep = sealStep(state, this.#random.newSeed());
    this.#take(sealingStep);
    const nextCommitment = commitmentOf(sealingStep.state.seed.seed);
    return { seed, next: nextCommitment, rolled: state.throws - firstThrow, first: number === 0 };
  }

  /**
   * Reveals the seed of an ended encounter when the next encounter replaces it. No new seed is made. Undefined if no
   * dice were rolled with the revealed seed.
   */
  revealFinalSeed(): string | undefined {
    const { id, throws, seed } = this.#playing();
    this.#changes.push({ type: 'seed-shown', encounter: id, number: seed.number });
    return seed.firstThrow < throws ? seed.seed : undefined;
  }

  /** Adds a change to data outside the encounter. */
  add(change: ChangeOutsideEncounter): void {
    this.#changes.push(change);
  }

  /** Sets what the encounter's messages should look like from now on. */
  keepPosts(posts: Posts, changes: readonly PostChange[]): void {
    this.#current = { ...this.#playing(), posts };
    this.#changes.push(...changes.map((post): StoreChange => ({ type: 'post-changed', post })));
  }

  /** Updates the clock after a deed. */
  keepClock(): void {
    this.#current = withClock(this.#playing(), this);
  }

  /** Computes all due times again, as players may have changed when they play. Always raises the state's revision. */
  recount(): void {
    this.#current = withClock(withNewRevision(this.#playing()), this, true);
  }

  /** Records something that has happened during a wait, such as a nudge. */
  passMoment(wait: Wait, what: Moment['what']): void {
    this.#current = withMomentPassed(withNewRevision(this.#playing()), wait, what);
  }

  /** Stores what is pending besides the fight, such as requests to join and unread messages. */
  keepPending(pending: PendingData): void {
    this.#current = { ...this.#playing(), pending };
  }

  /** A random id that no one can guess. */
  newId(): string {
    return this.#random.newId();
  }

  /** A random secret with 256 bits that can be part of an address. */
  newToken(): string {
    return Buffer.from(this.#random.newSeed(), 'hex').toString('base64url');
  }

  /** The encounter's state. Throws an error if there is no encounter. */
  #playing(): EncounterState {
    if (!this.#current) throw new Error('No encounter in this session');
    return this.#current;
  }

  #take({ state, changes }: Step): void {
    this.#current = state;
    this.#changes.push(...changes);
  }

  /** Keeps the changes of a free roll, which leaves the encounter itself as it is. Returns the roll's outcome. */
  #takeRoll(result: Result<DeedStep, Refusal>): Result<DeedOutcome, Refusal> {
    if (!result.ok) return result;
    this.#take(result.value);
    return ok(localizedOutcome(result.value.outcome, this.language));
  }

  #takeDone(result: Result<DeedStep, Refusal>, after?: QuestionContext): Result<DeedOutcome, Refusal> {
    if (!result.ok) return result;
    const { state, changes } = result.value;
    this.#take(
      state.waiting && after ? { state: { ...state, waiting: { ...state.waiting, ...after } }, changes } : result.value,
    );
    const outcome = withPlanAndAutopilotMarks(localizedOutcome(result.value.outcome, this.language), after);
    this.#outcomes.push(outcome);
    return ok(outcome);
  }
}

/**
 * What is kept until a question is answered: what continues after the deed (a GM's order, a plan or autopilot), new
 * auto-reactions, and which combatants Fray played in place of their players.
 */
type QuestionContext = Pick<WaitingDeed, 'run' | 'always' | 'instead'>;

/** Notes in an outcome whose plan begins with the deed, and which combatants Fray played in place of their players. */
function withPlanAndAutopilotMarks(
  unmarkedOutcome: DeedOutcome,
  { run, instead: earlierEntries = [] }: QuestionContext = {},
): DeedOutcome {
  const autopilotMarks = run?.how === 'tactic' && run.instead ? [{ subject: run.subject, why: run.instead }] : [];
  const autopilotEntries = [...autopilotMarks, ...earlierEntries];
  const outcome = autopilotEntries.length === 0 ? unmarkedOutcome : { ...unmarkedOutcome, instead: autopilotEntries };
  return run?.how === 'plan' && run.sofar.deeds === 0 ? { ...outcome, planned: run.subject } : outcome;
}

/** The deeds that take lent combatants back before their owner acts with them, in order. */
function giveBackSteps(state: EncounterState, deed: Deed, doer: ActingUser): Result<readonly DeedStep[], Refusal> {
  const actingIds = actorIdsOf(deed);
  const steps: DeedStep[] = [];
  for (const { id: subject, lent } of state.encounter.combatants) {
    if (lent?.owner !== doer.user || !actingIds.includes(subject)) continue;
    const giveBackResult = localizedStep(steps.at(-1)?.state ?? state, { type: 'give-back', subject }, [], doer);
    if (!giveBackResult.ok) return giveBackResult;
    steps.push(giveBackResult.value);
  }
  return ok(steps);
}

function actorIdsOf(deed: Deed): readonly CombatantId[] {
  if (deed.type === 'intent') return [deed.intent.actor];
  return deed.type === 'end-turn' && !deed.passedOver ? [deed.subject, ...(deed.others ?? [])] : [];
}

/** A condition for a handler. If it is met, the session gets a narrower type. If not, the command is refused. */
export type Precondition<P> = <S extends Session>(session: S) => Result<S & P, Refusal>;

/** A session in a channel with an encounter. */
export interface InEncounter {
  readonly encounter: Encounter;
}

/** Requires an encounter in the channel. It might have ended. */
export const anyEncounter: Precondition<InEncounter> = (session) =>
  hasEncounter(session) ? ok(session) : no({ type: 'no-encounter' });

/** Requires an encounter in the channel that hasn't ended. */
export const runningEncounter: Precondition<InEncounter> = (session) => {
  const phase = session.encounter?.phase;
  return phase === 'ended' ? no({ type: 'wrong-phase', wants: 'fighting', phase }) : anyEncounter(session);
};

/** Requires that the caller is a GM of the channel's encounter. It might have ended. */
export const gmOfAnyEncounter: Precondition<InEncounter> = (session) => {
  const encounterResult = anyEncounter(session);
  return !encounterResult.ok || isGm(session)
    ? encounterResult
    : no({ type: 'not-the-gm', gms: encounterResult.value.encounter.gms });
};

/** Requires that the caller is a GM of the channel's encounter, and that it hasn't ended. */
export const gm: Precondition<InEncounter> = (session) => {
  const runningEncounterResult = runningEncounter(session);
  return runningEncounterResult.ok ? gmOfAnyEncounter(session) : runningEncounterResult;
};

/**
 * Requires that the caller is a GM or a server admin. If the GM is gone, an admin can end the encounter or hand it
 * over.
 */
export const gmOrAdmin: Precondition<InEncounter> = (session) =>
  session.caller.admin ? runningEncounter(session) : gm(session);

/** Whether the caller is a GM of the channel's encounter. */
export function isGm({ encounter, caller }: Pick<Session, 'encounter' | 'caller'>): boolean {
  return encounter?.gms.includes(caller.user) ?? false;
}

/** Whether the caller is in the channel's encounter, as a GM or with a combatant. */
export function isInEncounter(session: Session): boolean {
  const { encounter, caller } = session;
  return isGm(session) || (encounter !== undefined && combatantIdsOfUser(encounter, caller.user).length > 0);
}

function hasEncounter<S extends Session>(session: S): session is S & InEncounter {
  return session.encounter !== undefined;
}

/**
 * The combatants that the caller can act for without naming them. A player has their own combatants. A GM also has
 * creatures and combatants without a player.
 */
export function ownCombatants({ encounter, caller }: Session): readonly Combatant[] {
  const isTheGm = isGm({ encounter, caller });
  return (encounter?.combatants ?? []).filter((each) => {
    const player = playerOf(each);
    return player === undefined ? isTheGm : player === caller.user;
  });
}

/** The combatants that the caller has lent to others. If the caller acts with one, the loan ends. */
export function combatantsLentByCaller({ encounter, caller }: Session): readonly Combatant[] {
  return (encounter?.combatants ?? []).filter(({ lent }) => lent?.owner === caller.user);
}

/**
 * Whether the caller only plays this combatant for another player. Always false for a GM, who may do everything that
 * the combatant's player may.
 */
export function isBorrowed(session: Session, { lent, controller }: Combatant): boolean {
  const { user } = session.caller;
  return lent !== undefined && controller === user && lent.owner !== user && !isGm(session);
}

/** Whether the caller may act for this combatant: as a GM, as its player, or as the owner who lent it. */
export function mayActFor(session: Session, who: Combatant): boolean {
  return isGm(session) || ownCombatants(session).includes(who) || combatantsLentByCaller(session).includes(who);
}

/** What users type to act with all of their combatants whose turn it is. */
export const ALL_COMBATANTS = 'all';

/**
 * Finds the combatants that the caller acts for together. `actorName` has several names, separated by commas, or is
 * "all" for all of the caller's own combatants whose turn it is. Without it, finds what `actor` finds.
 */
export function actors(session: Session, actorName: string | undefined): Result<readonly Combatant[], Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  if (actorName?.trim().toLowerCase() === ALL_COMBATANTS) {
    const actingCombatants = onTurn(encounter).filter((each) => ownCombatants(session).includes(each));
    return actingCombatants.length > 0
      ? ok(actingCombatants)
      : map(actor(session, undefined), (combatant) => [combatant]);
  }
  if (actorName === undefined) return map(actor(session, undefined), (combatant) => [combatant]);
  const combatantsResult = findCombatants(encounter, actorName);
  if (!combatantsResult.ok) return combatantsResult;
  const forbiddenCombatant = combatantsResult.value.find((each) => !mayActFor(session, each));
  return forbiddenCombatant ? no({ type: 'not-yours', name: forbiddenCombatant.name }) : combatantsResult;
}

/**
 * Finds the combatant that the caller acts for: the one named `actorName`, or the one whose turn it is, or the caller's
 * only one. A GM can name anyone, and a player only their own combatants and those they lent.
 */
export function actor(session: Session, actorName: string | undefined): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const callersCombatants = ownCombatants(session);
  if (actorName !== undefined) {
    const combatantResult = findCombatant(encounter, actorName);
    if (!combatantResult.ok || mayActFor(session, combatantResult.value)) return combatantResult;
    return no({ type: 'not-yours', name: combatantResult.value.name });
  }
  const actingCombatants = onTurn(encounter);
  const ownActingCombatants = callersActingCombatants(session, actingCombatants);
  const ableCombatants = callersCombatants.filter(
    (each) => isInFight(each.vitality) && takesTurns(session.rules, each),
  );
  const [firstCombatant, secondCombatant] = ownActingCombatants.length > 0 ? ownActingCombatants : ableCombatants;
  if (firstCombatant && !secondCombatant) return ok(firstCombatant);
  const ownNames = (ownActingCombatants.length > 0 ? ownActingCombatants : ableCombatants).map(({ name }) => name);
  const actingNames =
    ownActingCombatants.length === 0 && actingCombatants.length > 0
      ? actingCombatants.map(({ name }) => name)
      : undefined;
  if (firstCombatant) return no({ type: 'which-of-yours', yours: ownNames, ...given({ turn: actingNames }) });
  const [fallenCombatant] = callersCombatants;
  return fallenCombatant ? ok(fallenCombatant) : no({ type: 'no-one-of-yours' });
}

/** The caller's own combatants whose turn it is. If there are none, the combatants that the caller has lent. */
export function callersActingCombatants(
  session: Session,
  actingCombatants: readonly Combatant[],
): readonly Combatant[] {
  const [playerCombatants, lentCombatants] = [ownCombatants(session), combatantsLentByCaller(session)];
  const ownActingCombatants = actingCombatants.filter((each) => playerCombatants.includes(each));
  return ownActingCombatants.length > 0
    ? ownActingCombatants
    : actingCombatants.filter((each) => lentCombatants.includes(each));
}
