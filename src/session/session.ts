import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Caller } from './caller.ts';
import type { BulkRoll, Change, NewDeed } from './change.ts';
import type { Character, Draft } from './character.ts';
import type { EncounterState, Waiting } from './encounter-state.ts';
import type { LoadedFor, Need } from './loadable.ts';
import { firstHash, nextHash } from './record-chain.ts';
import { commitment, facesDigest, sealedDice } from './sealed-dice.ts';
import { reversed, type SheetChange, sheetChanges } from './sheet-changes.ts';
import {
  type DoneDeed,
  doneDeeds,
  planUndo,
  replayEvents,
  standingDeeds,
  type UndoDepth,
  type Undone,
  undoToRedo,
} from './undo-plan.ts';
import { undoneByGms, whyOnlyTheGm } from './undo-policy.ts';

/** What a deed came to, with all that its telling needs. */
export interface DeedOutcome {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** Seeds the phrase choice, so that the same text is shown each time. */
  readonly phraseSeed: { readonly encounter: number; readonly deed: number };
  /** The deed waits for an answer to this; nothing has been recorded. */
  readonly question?: Question;
}

/** The chance that a session needs: it has none of its own. */
export interface Chance {
  /** A secret seed of 32 bytes, in hex. */
  newSeed(): string;
  /** An id that nothing else has. */
  newId(): string;
}

/** What a session starts from. */
export interface Start<N extends Need> {
  readonly state: EncounterState | undefined;
  readonly loaded: LoadedFor<N>;
}

/** The seed that has thrown so far, and the commitment to the next. */
export interface RevealedSeed {
  readonly seed: string;
  readonly next: string;
  readonly thrown: number;
  /** It threw from the encounter's beginning. An end that is undone has shown the seed before it. */
  readonly first: boolean;
}

/**
 * What a handler acts on: the encounter of the caller's channel, and what its command declared as needs. Pure and
 * synchronous: what is done here is gathered in `changes`, and has happened when a store has committed it.
 */
export class Session<N extends Need = never> {
  readonly caller: Caller;
  readonly loaded: LoadedFor<N>;
  readonly #chance: Chance;
  readonly #on: EncounterState | undefined;
  #state: EncounterState | undefined;
  readonly #changes: Change[] = [];

  constructor({ state, loaded }: Start<N>, caller: Caller, chance: Chance) {
    this.caller = caller;
    this.loaded = loaded;
    this.#chance = chance;
    this.#on = state;
    this.#state = state;
  }

  /** What has been done, in order. */
  get changes(): readonly Change[] {
    return this.#changes;
  }

  /** The encounter as it was loaded: what the changes are based on. */
  get base(): EncounterState | undefined {
    return this.#on;
  }

  /** The encounter as it is after the changes. */
  get state(): EncounterState | undefined {
    return this.#state;
  }

  /** Whether there is anything to commit. A deed that stops at a question changes only the state. */
  get changed(): boolean {
    return this.#changes.length > 0 || this.#state !== this.#on;
  }

  /** The channel's encounter, the ended one too until another is started. */
  get encounter(): Encounter | undefined {
    return this.#state?.encounter;
  }

  /** The deed that waits for an answer, with its question. */
  get waiting(): Waiting | undefined {
    return this.#state?.waiting;
  }

  /** The encounter's id and revision, by which a button knows whether it is stale. */
  get version(): { readonly encounter: number; readonly revision: number } | undefined {
    return this.#state && { encounter: this.#state.id, revision: this.#state.revision };
  }

  /** How many dice the encounter has thrown. */
  get throws(): number {
    return this.#state?.throws ?? 0;
  }

  /** The commitment to the dice that are thrown now. */
  get commitment(): string | undefined {
    return this.#state && commitment(this.#state.seed.seed);
  }

  /** The last hash of the chain over the record. */
  get head(): string | undefined {
    return this.#state?.head;
  }

  /** The rules of the channel's encounter. Throws where there is none. */
  get rules(): Ruleset {
    return rulesOf(this.#playing().encounter);
  }

  /** Opens an encounter in the channel, in place of an ended one. Returns the commitment to its dice. */
  open(this: Session<N | 'newEncounter'>, opening: Encounter): string {
    const seed = { number: 0, firstThrow: 0, firstRoll: 0, seed: this.#chance.newSeed() };
    const { caller, loaded } = this;
    const sealed = commitment(seed.seed);
    const begun = { encounter: loaded.newEncounter, openedAt: caller.now, opening, commitment: sealed };
    this.#state = {
      id: loaded.newEncounter,
      revision: 0,
      deeds: 0,
      throws: 0,
      rolls: 0,
      head: firstHash(begun),
      seed,
      openedAt: caller.now,
      encounter: opening,
    };
    this.#changes.push({ type: 'encounter-opened', opening }, { type: 'seed-sealed', seed });
    return sealed;
  }

  /**
   * Does a deed. Refused while a question is open, but for a free roll; `question` in the outcome means that it now waits
   * for an answer.
   */
  do(deed: Deed): Result<DeedOutcome, Refusal> {
    const { waiting, encounter } = this.#playing();
    if (deed.type === 'roll') return this.#rollFreely(deed);
    if (waiting) return no(openQuestion(encounter, waiting.question));
    return this.#carryOut(deed, []);
  }

  /** Answers the open question. The waiting deed is done from its start, with the same dice and this answer. */
  answer(given: string): Result<DeedOutcome, Refusal> {
    const { waiting } = this.#playing();
    if (!waiting) return no({ type: 'no-question' });
    return this.#carryOut(waiting.deed, [...waiting.answers, given], waiting.user);
  }

  /** The last deed that stands, the one that undo would take back. */
  lastDeed(this: Session<N | 'history'>): DoneDeed | undefined {
    return standingDeeds(this.loaded.history)[0];
  }

  /** Why the last deed, or the one that waits for an answer, is not a player's to take back. Absent: it is its player's. */
  whyOnlyTheGm(this: Session<N | 'history'>): 'dice' | 'told' | undefined {
    const { waiting, encounter } = this.#playing();
    if (waiting) return waiting.thrown.length > 0 ? 'dice' : waiting.answers.length > 0 ? 'told' : undefined;
    const last = this.lastDeed();
    return last && whyOnlyTheGm(this.loaded.history, last, encounter, this.caller.user);
  }

  /** How many deeds GMs have taken back, of all that were done. */
  undoneByGms(this: Session<N | 'history'>): number {
    const { opening, deeds, events } = this.loaded.history;
    return undoneByGms(
      opening,
      deeds,
      events.map(({ event }) => event),
    );
  }

  /** What an undo would take back, and how the encounter would be then. Nothing is done yet. */
  planUndo(this: Session<N | 'history'>, depth: UndoDepth): Result<Undone, Refusal> {
    return planUndo(this.loaded.history, this.#playing(), depth);
  }

  /**
   * Takes back the deed that waits for an answer, and then the last that stand. The dice they have thrown stay thrown.
   */
  undo(this: Session<N | 'history'>, depth: UndoDepth): Result<Undone, Refusal> {
    const plan = this.planUndo(depth);
    if (!plan.ok) return plan;
    const { withdrawn, deeds, before, after } = plan.value;
    if (withdrawn) this.#add({ ...withdrawn, kind: 'withdrawn' });
    if (deeds.length === 0) return plan;
    const touches = deeds.map(({ number }) => number).toSorted((a, b) => a - b);
    this.#changeSheets(reversed(sheetChanges(after, eventsOf(this.loaded.history, touches))));
    this.#add({ kind: 'undo', user: this.caller.user, touches });
    this.#stand(after);
    return ok({ ...plan.value, before });
  }

  /** Puts back what the last undo took back. Refused once something new has been done, and while a question is open. */
  redo(this: Session<N | 'history'>): Result<Undone, Refusal> {
    const { waiting, encounter: before } = this.#playing();
    const { history } = this.loaded;
    if (waiting) return no(openQuestion(before, waiting.question));
    const undo = undoToRedo(history);
    if (!undo) return no({ type: 'nothing-to-redo' });
    const { touches } = undo;
    const deeds = doneDeeds(history).filter(({ number }) => touches.includes(number));
    const after = replayEvents(
      history,
      ({ kind, number, undoneBy }) => kind === 'done' && (undoneBy === undefined || touches.includes(number)),
    );
    this.#changeSheets(sheetChanges(before, eventsOf(history, touches)));
    this.#add({ kind: 'redo', user: this.caller.user, touches });
    this.#stand(after);
    return ok({ deeds, before, after });
  }

  /** Shows the seed that has thrown the dice so far, and seals a new one for what may still be thrown. */
  revealSeed(): RevealedSeed {
    const state = this.#playing();
    const { number, firstThrow, seed } = state.seed;
    const next = { number: number + 1, firstThrow: state.throws, firstRoll: state.rolls, seed: this.#chance.newSeed() };
    this.#state = { ...state, seed: next };
    this.#changes.push({ type: 'seed-shown', encounter: state.id, number }, { type: 'seed-sealed', seed: next });
    return { seed, next: commitment(next.seed), thrown: state.throws - firstThrow, first: number === 0 };
  }

  /** Shows the seed of an ended encounter that gives way to the next; nothing is sealed after it. Absent: it threw nothing. */
  revealFinalSeed(): string | undefined {
    const { id, throws, seed } = this.#playing();
    this.#changes.push({ type: 'seed-shown', encounter: id, number: seed.number });
    return seed.firstThrow < throws ? seed.seed : undefined;
  }

  /** Saves a character of the caller's: one of the same name (whatever its capitals) takes the new sheet. */
  saveCharacter(this: Session<N | 'characters'>, name: string, system: string, sheet: object): Character {
    const { user, server, now } = this.caller;
    const same = this.loaded.characters.find((each) => each.name.toLowerCase() === name.toLowerCase());
    const id = same?.id ?? this.#chance.newId();
    const character = { id, server, user, name, system, sheet, changedAt: now };
    this.#changes.push({ type: same ? 'character-changed' : 'character-added', character });
    return character;
  }

  /** Gives a character another name or sheet, and drops its draft. */
  changeCharacter({ draft: _, ...character }: Character, name: string, sheet: object): Character {
    return this.#change({ ...character, name, sheet, changedAt: this.caller.now });
  }

  /** Keeps a form that was not valid. The character stays as it is. */
  saveDraft(character: Character, draft: Draft): Character {
    return this.#change({ ...character, draft });
  }

  /** Deletes a character. Combatants made from it stay in their encounters. */
  deleteCharacter({ id }: Character): void {
    this.#changes.push({ type: 'character-deleted', id });
  }

  /** Deletes what is kept of the caller in this server, and puts an unknown user's id for theirs. */
  deleteUser(): void {
    this.#changes.push({ type: 'user-deleted' });
  }

  #carryOut(deed: Deed, answers: readonly string[], user = this.caller.user): Result<DeedOutcome, Refusal> {
    const state = this.#playing();
    const { encounter: before, seed, throws } = state;
    const played = carryOut(rulesOf(before), before, deed, sealedDice(seed.seed, throws), answers);
    if (!played.ok) return played;
    const { events, after, thrown } = played.value;
    const outcome = { before, after, events, phraseSeed: { encounter: state.id, deed: state.deeds } };
    if (played.value.type === 'asked') {
      const { question } = played.value;
      const waiting = { deed, answers, question, thrown, user, revision: state.revision + 1 };
      this.#state = { ...state, waiting, revision: state.revision + 1 };
      return ok({ ...outcome, question });
    }
    this.#add({ kind: 'done', user, deed, answers, thrown, events });
    this.#changeSheets(sheetChanges(before, events));
    this.#stand(after);
    return ok(outcome);
  }

  /** Adds a row to the record. One without events takes a revision all the same. */
  #add(
    row: Pick<NewDeed, 'kind' | 'user'> &
      Partial<Pick<NewDeed, 'deed' | 'answers' | 'events' | 'touches'> & { readonly thrown: readonly Die[] }>,
  ): void {
    const state = this.#playing();
    const { kind, user, deed, answers = [], thrown = [], events = [], touches = [] } = row;
    const { deeds: number, throws: firstThrow } = state;
    this.#write({ number, kind, user, deed, answers, firstThrow, thrown, events, touches });
    this.#state = { ...this.#playing(), throws: state.throws + thrown.length, waiting: undefined };
  }

  /** Rolls dice of a lane of their own. What waits for an answer goes on waiting. */
  #rollFreely(deed: Deed & { readonly type: 'roll' }): Result<DeedOutcome, Refusal> {
    const state = this.#playing();
    const { encounter: before, seed, rolls, deeds: number } = state;
    const played = carryOut(rulesOf(before), before, deed, sealedDice(seed.seed, rolls, 'roll'));
    if (!played.ok) return played;
    const { events, after, thrown: dice } = played.value;
    if (dice.length > MOST_DICE_KEPT && rolls + dice.length > MOST_DICE_ROLLED)
      return no({ type: 'roll-quota', most: MOST_DICE_KEPT });
    const kept = dice.length > MOST_DICE_KEPT ? { thrown: [], bulk: bulkRoll(dice) } : { thrown: dice };
    const { user } = this.caller;
    this.#write({ number, kind: 'done', user, deed, answers: [], firstThrow: rolls, ...kept, events, touches: [] });
    this.#state = { ...this.#playing(), rolls: rolls + dice.length };
    return ok({ before, after, events, phraseSeed: { encounter: state.id, deed: number } });
  }

  /** Writes a row of the record, and its hash. */
  #write(row: Omit<NewDeed, 'firstEvent' | 'hash'>): void {
    const state = this.#playing();
    const head = nextHash(state.head, { ...row, at: this.caller.now });
    this.#changes.push({ type: 'deed-added', deed: { ...row, firstEvent: state.revision, hash: head } });
    const revision = state.revision + Math.max(1, row.events.length);
    this.#state = { ...state, deeds: state.deeds + 1, revision, head };
  }

  #stand(encounter: Encounter): void {
    const state = this.#playing();
    const endedAt = encounter.phase === 'ended' ? (state.endedAt ?? this.caller.now) : undefined;
    this.#state = { ...state, encounter, endedAt };
  }

  #changeSheets(changes: readonly SheetChange[]): void {
    this.#changes.push(...changes.map((change) => ({ type: 'sheet-changed', change }) as const));
  }

  #change(character: Character): Character {
    this.#changes.push({ type: 'character-changed', character });
    return character;
  }

  #playing(): EncounterState {
    if (!this.#state) throw new Error('No encounter in this session');
    return this.#state;
  }
}

function eventsOf(
  { events }: { readonly events: readonly { readonly deed: number; readonly event: Event }[] },
  deeds: readonly number[],
) {
  return events.flatMap(({ deed, event }) => (deeds.includes(deed) ? [event] : []));
}

/** The most dice of free rolls in one encounter, until only small rolls are thrown in it. */
const MOST_DICE_ROLLED = 20_000;
/** The most dice of a free roll that are written down one by one. */
const MOST_DICE_KEPT = 40;

function bulkRoll(dice: readonly Die[]): BulkRoll {
  return { count: dice.length, digest: facesDigest(dice.map(({ face }) => face)) };
}

function openQuestion(encounter: Encounter, { subject, about }: Question): Refusal {
  const name = encounter.combatants.find(({ id }) => id === subject)?.name ?? subject;
  return { type: 'question-open', subject, name, about };
}
