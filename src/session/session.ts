import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { ChannelEncounters } from '../store/sqlite/channel-encounters.ts';
import type { Characters } from '../store/sqlite/characters.ts';
import type { DeedRow, Deeds, Entry } from '../store/sqlite/deeds.ts';
import { and, type Database, eq, sql } from '../store/sqlite/drizzle.ts';
import type { Personal } from '../store/sqlite/personal.ts';
import { columnsOf, type EncounterRow, type Present } from '../store/sqlite/present.ts';
import type { Repositories } from '../store/sqlite/repositories.ts';
import { encounters, type Waiting } from '../store/sqlite/schema.ts';
import type { Seeds } from '../store/sqlite/seeds.ts';
import type { EncounterRecord } from './encounter-record.ts';
import { commitment, sealedDice } from './sealed-dice.ts';
import { reversed, sheetChanges } from './sheet-changes.ts';
import { planUndo, replayEvents, type UndoDepth, type Undone } from './undo-plan.ts';

/** Who speaks at a table, where, and when. */
export interface Caller {
  readonly user: string;
  /** How others see the user's name. Only for showing. */
  readonly name: string;
  readonly channel: string;
  readonly server: string;
  /** One delivery's id; a second delivery of the same has the same. */
  readonly interaction: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the user runs the server. */
  readonly admin?: boolean;
  /** What the bot may do in the channel, as Discord's bits. Absent where nobody asks: in the terminal. */
  readonly botMay?: bigint;
}

/** What a deed came to, with all that its telling needs. */
export interface DeedOutcome {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** By what the words of the telling are chosen, so that they are the same whenever it is told. */
  readonly phraseSeed: { readonly fight: number; readonly deed: number };
  /** The deed waits for an answer to this; nothing has been recorded. */
  readonly question?: Question;
}

/**
 * The fight of one channel, in the hands of one caller, within one transaction. What is done here is on the disk when
 * the transaction ends, or has never been.
 */
export class Session {
  readonly caller: Caller;
  readonly characters: Characters;
  readonly personal: Personal;
  readonly scenes: ChannelEncounters;
  readonly #db: Database;
  readonly #present: Present;
  readonly #deeds: Deeds;
  readonly #seals: Seeds;
  #row: EncounterRow | undefined;
  #encounter: Encounter | undefined;
  #changed = false;
  #unwritten = false;

  constructor(kept: Repositories, characters: Characters, personal: Personal, caller: Caller) {
    const { db, present, deeds, seals } = kept;
    this.#db = db;
    this.#present = present;
    this.#deeds = deeds;
    this.#seals = seals;
    this.characters = characters;
    this.personal = personal;
    this.scenes = new ChannelEncounters(kept, caller.channel);
    this.caller = caller;
    const fight = present.of(caller.channel);
    this.#row = fight?.row;
    this.#encounter = fight?.encounter;
  }

  /** The channel's fight as it stands now, the ended one too until another is started. */
  get encounter(): Encounter | undefined {
    return this.#encounter;
  }

  /** Whether anything has been recorded through this table. */
  get changed(): boolean {
    return this.#changed || this.characters.changed;
  }

  /** Writes the fight's row, once for all that has been done. */
  finish(): void {
    if (this.#unwritten && this.#row) this.#present.updateRow(this.#row);
    this.#unwritten = false;
  }

  /** All that was done here is written: the next command goes on from it. */
  leave(): void {
    if (this.personal.changed) this.#present.invalidate();
    else if (this.#changed && this.#row && this.#encounter)
      this.#present.cache(this.caller.channel, { row: this.#row, encounter: this.#encounter });
  }

  /** The question that the fight waits for, and who asked for the deed. */
  get waiting(): Waiting | undefined {
    return this.#row?.waiting ?? undefined;
  }

  /** The fight's number and its last event's, by which a button knows whether it is stale. */
  get revision(): { readonly fight: number; readonly event: number } | undefined {
    return this.#row && { fight: this.#row.id, event: this.#row.events };
  }

  /** Opens a fight in the channel, in place of an ended one. Returns the commitment to its dice. */
  open(opening: Encounter): string {
    const { channel, server, now } = this.caller;
    const before = and(eq(encounters.channel, channel), sql`${encounters.current} = 1`);
    this.#db.update(encounters).set({ current: false }).where(before).run();
    this.#row = this.#db
      .insert(encounters)
      .values({
        ...columnsOf(opening),
        channel,
        server,
        current: true,
        opening,
        deeds: 0,
        events: 0,
        throws: 0,
        openedAt: now,
      })
      .returning()
      .get();
    this.#encounter = opening;
    this.#changed = true;
    this.#present.write(this.#row.id, undefined, opening);
    return this.#seals.seal(this.#row.id, 0, 0);
  }

  /** Does a deed. Refused while a question is open; `question` in what comes back means that it now waits for one. */
  do(deed: Deed): Result<DeedOutcome, Refusal> {
    const { row, encounter } = this.#playing();
    if (row.waiting) return no(openQuestion(encounter, row.waiting.question));
    return this.#carryOut(deed, []);
  }

  /** Answers the open question. The waiting deed is done from its start, with the same dice and this answer. */
  answer(given: string): Result<DeedOutcome, Refusal> {
    const { row } = this.#playing();
    const { waiting } = row;
    if (!waiting) return no({ type: 'no-question' });
    return this.#carryOut(waiting.deed, [...waiting.answers, given], waiting.user);
  }

  /** The last deed that stands, the one that undo would take back. */
  get lastDeed(): DeedRow | undefined {
    return this.#row && this.#deeds.standing(this.#row.id, 1)[0];
  }

  /** What an undo would take back, and how the fight would stand then. Nothing is done yet. */
  planUndo(far: UndoDepth): Result<Undone, Refusal> {
    const { row, encounter } = this.#playing();
    return planUndo(this.#deeds, row, encounter, far);
  }

  /**
   * Takes back the deed that waits for an answer, and then the last that stand: the fight is again what the record says
   * it was before them. The dice they have thrown stay thrown.
   */
  undo(far: UndoDepth): Result<Undone, Refusal> {
    const plan = this.planUndo(far);
    if (!plan.ok) return plan;
    const { withdrawn, deeds: taken, after } = plan.value;
    if (withdrawn) this.#withdraw(withdrawn);
    if (taken.length > 0) this.#undo(taken, after);
    return plan;
  }

  /** Puts back what the last undo took back. Refused once something new has been done, and while a question is open. */
  redo(): Result<Undone, Refusal> {
    const { row, encounter: before } = this.#playing();
    if (row.waiting) return no(openQuestion(before, row.waiting.question));
    const undo = this.#deeds.lastUndo(row.id);
    if (!undo) return no({ type: 'nothing-to-redo' });
    this.#deeds.mark(row.id, undo.touches, null);
    const back = this.#deeds.standing(row.id, undo.touches.length);
    const after = replayEvents(this.#deeds, row);
    this.characters.follow(sheetChanges(before, this.#eventsOf(undo.touches)), this.caller.now);
    this.#note({ kind: 'redo', title: 'redo', user: this.caller.user, touches: undo.touches });
    this.#stands(before, after);
    return ok({ deeds: back, before, after });
  }

  /** The fight rebuilt from its record alone: as it opened, and every event of the deeds that stand. */
  fold(): Encounter {
    return replayEvents(this.#deeds, this.#playing().row);
  }

  /** The whole record of the channel's scene, with the seeds that have been shown. */
  record(): EncounterRecord | undefined {
    return this.#row && this.scenes.record(this.#row.id);
  }

  /**
   * Shows the seed that has thrown the dice so far, and seals a new one for what may still be thrown. `first` says that
   * it threw from the fight's beginning: an end that is undone has shown the seed before it.
   */
  revealSeed(): { readonly seed: string; readonly next: string; readonly thrown: number; readonly first: boolean } {
    const { row } = this.#playing();
    const { seed, number, firstThrow } = this.#seals.current(row.id);
    this.#seals.show(row.id, number, this.caller.now);
    const next = this.#seals.seal(row.id, number + 1, row.throws);
    return { seed, next, thrown: row.throws - firstThrow, first: number === 0 };
  }

  /** Shows the seed of a fight that is over and gives way to the next; nothing is sealed after it. Absent: it threw nothing. */
  revealFinalSeed(): string | undefined {
    const { row } = this.#playing();
    const { seed, number, firstThrow } = this.#seals.current(row.id);
    this.#seals.show(row.id, number, this.caller.now);
    return firstThrow < row.throws ? seed : undefined;
  }

  /** How many dice the fight has thrown. */
  get throws(): number {
    return this.#row?.throws ?? 0;
  }

  /** The commitment to the dice that are thrown now. */
  get commitment(): string | undefined {
    return this.#row && commitment(this.#seals.current(this.#row.id).seed);
  }

  /** The rules of the channel's fight. */
  get rules(): Ruleset {
    return rulesOf(this.#playing().encounter);
  }

  #carryOut(deed: Deed, answers: readonly string[], user?: string): Result<DeedOutcome, Refusal> {
    const { row, encounter: before } = this.#playing();
    const dice = sealedDice(this.#seals.current(row.id).seed, row.throws);
    const played = carryOut(rulesOf(before), before, deed, dice, answers);
    if (!played.ok) return played;
    const { events, after, thrown } = played.value;
    const done = { before, after, events, phraseSeed: { fight: row.id, deed: row.deeds } };
    const doer = user ?? this.caller.user;
    if (played.value.type === 'asked') {
      const { question } = played.value;
      this.#update({ waiting: { deed, answers, question, thrown, user: doer }, events: row.events + 1 });
      return ok({ ...done, question });
    }
    this.#note({ kind: 'done', title: nameOf(deed), user: doer, deed, answers, thrown, events });
    this.characters.follow(sheetChanges(before, events), this.caller.now);
    this.#stands(before, after);
    return ok(done);
  }

  #withdraw({ user, deed, answers, thrown }: Waiting): void {
    this.#note({ kind: 'withdrawn', title: nameOf(deed), user, deed, answers, thrown });
  }

  #undo(taken: readonly DeedRow[], after: Encounter): void {
    const { row, encounter: before } = this.#playing();
    const touches = taken.map(({ number }) => number).toSorted((a, b) => a - b);
    const gone = this.#eventsOf(touches);
    this.characters.follow(reversed(sheetChanges(after, gone)), this.caller.now);
    this.#deeds.mark(row.id, touches, row.deeds);
    this.#note({ kind: 'undo', title: 'undo', user: this.caller.user, touches });
    this.#stands(before, after);
  }

  #eventsOf(numbers: readonly number[]): readonly Event[] {
    const { row } = this.#playing();
    return this.#deeds.happened(row.id).flatMap(({ deed, event }) => (numbers.includes(deed) ? [event] : []));
  }

  #playing(): { readonly row: EncounterRow; readonly encounter: Encounter } {
    if (!this.#row || !this.#encounter) throw new Error('No fight at this table');
    return { row: this.#row, encounter: this.#encounter };
  }

  /** Writes down a deed and counts it, its dice and its events; one without events takes a number all the same. */
  #note(entry: Entry): void {
    const { row } = this.#playing();
    this.#deeds.add(row, this.caller, entry);
    this.#update({
      deeds: row.deeds + 1,
      events: row.events + Math.max(1, entry.events?.length ?? 0),
      throws: row.throws + (entry.thrown?.length ?? 0),
      waiting: null,
    });
  }

  /** The fight stands otherwise from now on. */
  #stands(before: Encounter, after: Encounter): void {
    const { row } = this.#playing();
    const endedAt = after.phase === 'ended' ? (row.endedAt ?? this.caller.now) : null;
    this.#update({ ...columnsOf(after), endedAt });
    this.#present.write(row.id, before, after);
    this.#encounter = after;
  }

  #update(columns: Partial<EncounterRow>): void {
    const { row } = this.#playing();
    if (columns.waiting !== undefined && columns.waiting !== row.waiting)
      this.#db.update(encounters).set({ waiting: columns.waiting }).where(eq(encounters.id, row.id)).run();
    this.#row = { ...row, ...columns };
    this.#changed = true;
    this.#unwritten = true;
  }
}

function openQuestion(encounter: Encounter, { subject, about }: Question): Refusal {
  const name = encounter.combatants.find(({ id }) => id === subject)?.name ?? subject;
  return { type: 'question-open', subject, name, about };
}

/** What a deed is called in the record: its kind, in a word. */
function nameOf(deed: Deed): string {
  return deed.type === 'intent' ? deed.intent.action : deed.type;
}
