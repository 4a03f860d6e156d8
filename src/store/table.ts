import { carryOut, type Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { apply, type Event } from '../rules/core/event.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { Question } from '../rules/core/scene.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Characters } from './characters.ts';
import { and, asc, type Database, desc, eq, isNull, sql } from './drizzle.ts';
import { columnsOf, type EncounterRow, type Present } from './present.ts';
import { combatants, deeds, encounters, events, seeds, type Waiting } from './schema.ts';
import { commitment, newSeed, sealedDice } from './sealed-dice.ts';

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
export interface Done {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** By what the words of the telling are chosen, so that they are the same whenever it is told. */
  readonly place: { readonly fight: number; readonly deed: number };
  /** The deed waits for an answer to this; nothing has been recorded. */
  readonly question?: Question;
}

/** A deed in the record, as a list of them shows it. */
export interface DeedRow {
  readonly number: number;
  readonly user: string;
  readonly title: string;
}

/**
 * The fight of one channel, in the hands of one caller, within one transaction. What is done here is on the disk when
 * the transaction ends, or has never been.
 */
export class Table {
  readonly caller: Caller;
  readonly characters: Characters;
  readonly #db: Database;
  readonly #present: Present;
  #row: EncounterRow | undefined;
  #encounter: Encounter | undefined;
  #changed = false;

  constructor(db: Database, present: Present, characters: Characters, caller: Caller) {
    this.#db = db;
    this.#present = present;
    this.characters = characters;
    this.caller = caller;
    this.#row = present.current(caller.channel);
    this.#encounter = this.#row && present.read(this.#row);
  }

  /** The channel's fight as it stands now, the ended one too until another is started. */
  get encounter(): Encounter | undefined {
    return this.#encounter;
  }

  /** Whether anything has been recorded through this table. */
  get changed(): boolean {
    return this.#changed;
  }

  /** The question that the fight waits for, and who asked for the deed. */
  get waiting(): Waiting | undefined {
    return this.#row?.waiting ?? undefined;
  }

  /** The fight's number and its last event's, by which a button knows whether it is stale. */
  get mark(): { readonly fight: number; readonly event: number } | undefined {
    return this.#row && { fight: this.#row.id, event: this.#row.events };
  }

  /** Opens a fight in the channel, in place of an ended one. Returns the commitment to its dice. */
  open(opening: Encounter): string {
    const { channel, server, now } = this.caller;
    this.#db.update(encounters).set({ current: false }).where(eq(encounters.channel, channel)).run();
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
    return this.#seal(0);
  }

  /** Does a deed. Refused while a question is open; `question` in what comes back means that it now waits for one. */
  do(title: string, deed: Deed): Result<Done, Refusal> {
    const { row, encounter } = this.#playing();
    if (row.waiting) return no(openQuestion(encounter, row.waiting.question));
    return this.#carryOut(title, deed, []);
  }

  /** Answers the open question. The waiting deed is done from its start, with the same dice and this answer. */
  answer(given: string): Result<Done, Refusal> {
    const { row } = this.#playing();
    const { waiting } = row;
    if (!waiting) return no({ type: 'no-question' });
    return this.#carryOut(waiting.title, waiting.deed, [...waiting.answers, given], waiting.user);
  }

  /** Takes back the deed that waits for an answer. The dice it has thrown stay thrown. */
  withdraw(): Result<Waiting, Refusal> {
    const { row } = this.#playing();
    const { waiting } = row;
    if (!waiting) return no({ type: 'no-question' });
    this.#update({ waiting: null, throws: row.throws + waiting.thrown });
    return ok(waiting);
  }

  /** The last deed that stands, the one that undo would take back. */
  get lastDeed(): DeedRow | undefined {
    return this.#row && this.#standing(this.#row.id, 1)[0];
  }

  /** The deeds that stand, the last first. */
  deeds(most: number): readonly DeedRow[] {
    return this.#row ? this.#standing(this.#row.id, most) : [];
  }

  /** Takes back the last deed that stands: the fight is again what the record says it was before it. */
  undo(): Result<{ readonly deed: DeedRow; readonly before: Encounter; readonly after: Encounter }, Refusal> {
    const { row, encounter: before } = this.#playing();
    const deed = this.lastDeed;
    if (!deed) return no({ type: 'nothing-to-undo' });
    const number = row.deeds;
    this.#db
      .update(deeds)
      .set({ undoneBy: number })
      .where(and(eq(deeds.encounter, row.id), eq(deeds.number, deed.number)))
      .run();
    this.#log(row, `undo: ${deed.title}`, {
      deed: undefined,
      answers: [],
      events: [],
      thrown: [],
      undoes: deed.number,
    });
    const after = this.fold();
    this.#update({
      ...columnsOf(after),
      deeds: number + 1,
      waiting: null,
      endedAt: after.phase === 'ended' ? row.endedAt : null,
    });
    this.#present.write(row.id, before, after);
    this.#encounter = after;
    return ok({ deed, before, after });
  }

  /** The fight rebuilt from its record alone: as it opened, and every event of the deeds that stand. */
  fold(): Encounter {
    const { row } = this.#playing();
    return this.record().reduce<Encounter>((encounter, { event }) => apply(encounter, event), row.opening);
  }

  /** Every event of the deeds that stand, in order. */
  record(): readonly { readonly number: number; readonly deed: number; readonly event: Event }[] {
    const { row } = this.#playing();
    return this.#db
      .select({ number: events.number, deed: events.deed, event: events.event })
      .from(events)
      .innerJoin(deeds, and(eq(deeds.encounter, events.encounter), eq(deeds.number, events.deed)))
      .where(and(eq(events.encounter, row.id), isNull(deeds.undoneBy)))
      .orderBy(asc(events.number))
      .all();
  }

  /** Shows the seed that has thrown the dice so far, and seals a new one for what may still be thrown. */
  showSeed(): { readonly seed: string; readonly next: string } {
    const { row } = this.#playing();
    const { seed, number } = this.#seed(row.id);
    this.#shown(row.id, number);
    return { seed, next: this.#seal(number + 1) };
  }

  /** Shows the seed of a fight that is over and gives way to the next; nothing is sealed after it. Absent: it threw nothing. */
  endSeed(): string | undefined {
    const { row } = this.#playing();
    const { seed, number, firstThrow } = this.#seed(row.id);
    this.#shown(row.id, number);
    return firstThrow < row.throws ? seed : undefined;
  }

  /** How many dice the fight has thrown. */
  get throws(): number {
    return this.#row?.throws ?? 0;
  }

  /** The commitment to the dice that are thrown now. */
  get commitment(): string | undefined {
    return this.#row && commitment(this.#seed(this.#row.id).seed);
  }

  /** A character's last self in this channel, whose wounds it still bears. */
  lastSelf(character: string): Combatant | undefined {
    const row = this.#db
      .select({ row: encounters })
      .from(combatants)
      .innerJoin(encounters, eq(encounters.id, combatants.encounter))
      .where(and(eq(encounters.channel, this.caller.channel), eq(combatants.character, character)))
      .orderBy(desc(encounters.id))
      .limit(1)
      .get();
    return row && this.#present.read(row.row).combatants.find((each) => each.character === character);
  }

  /** The rules of the channel's fight. */
  get rules(): Ruleset {
    return rulesOf(this.#playing().encounter);
  }

  #carryOut(title: string, deed: Deed, answers: readonly string[], user?: string): Result<Done, Refusal> {
    const { row, encounter: before } = this.#playing();
    const dice = sealedDice(this.#seed(row.id).seed, row.throws);
    const played = carryOut(rulesOf(before), before, deed, dice, answers);
    if (!played.ok) return played;
    const { events: happened, after, thrown } = played.value;
    const done = { before, after, events: happened, place: { fight: row.id, deed: row.deeds } };
    if (played.value.type === 'asked') {
      const { question } = played.value;
      this.#update({
        waiting: { title, deed, answers, question, thrown: thrown.length, user: user ?? this.caller.user },
      });
      return ok({ ...done, question });
    }
    this.#log(row, title, { deed, answers, events: happened, thrown, user: user ?? this.caller.user });
    this.#update({
      ...columnsOf(after),
      deeds: row.deeds + 1,
      events: row.events + happened.length,
      throws: row.throws + thrown.length,
      waiting: null,
      ...(after.phase === 'ended' && { endedAt: this.caller.now }),
    });
    this.#present.write(row.id, before, after);
    this.#encounter = after;
    return ok(done);
  }

  #playing(): { readonly row: EncounterRow; readonly encounter: Encounter } {
    if (!this.#row || !this.#encounter) throw new Error('No fight at this table');
    return { row: this.#row, encounter: this.#encounter };
  }

  #log(
    row: EncounterRow,
    title: string,
    is: {
      readonly deed: Deed | undefined;
      readonly answers: readonly string[];
      readonly events: readonly Event[];
      readonly thrown: readonly Die[];
      readonly user?: string;
      readonly undoes?: number;
    },
  ): void {
    this.#db
      .insert(deeds)
      .values({
        encounter: row.id,
        number: row.deeds,
        interaction: this.caller.interaction,
        user: is.user ?? this.caller.user,
        title,
        deed: is.deed,
        answers: is.answers,
        firstEvent: row.events,
        events: is.events.length,
        firstThrow: row.throws,
        thrown: is.thrown,
        undoes: is.undoes,
        at: this.caller.now,
      })
      .run();
    const rows = is.events.map((event, i) => ({ encounter: row.id, number: row.events + i, deed: row.deeds, event }));
    if (rows.length > 0) this.#db.insert(events).values(rows).run();
  }

  #update(columns: Partial<EncounterRow>): void {
    const { row } = this.#playing();
    this.#db.update(encounters).set(columns).where(eq(encounters.id, row.id)).run();
    this.#row = { ...row, ...columns };
    this.#changed = true;
  }

  #standing(encounter: number, most: number): readonly DeedRow[] {
    return this.#db
      .select({ number: deeds.number, user: deeds.user, title: deeds.title })
      .from(deeds)
      .where(and(eq(deeds.encounter, encounter), isNull(deeds.undoneBy), isNull(deeds.undoes), notRoll))
      .orderBy(desc(deeds.number))
      .limit(most)
      .all();
  }

  #seal(number: number): string {
    const { row } = this.#playing();
    const seed = newSeed();
    this.#db.insert(seeds).values({ encounter: row.id, number, firstThrow: row.throws, seed }).run();
    return commitment(seed);
  }

  #shown(encounter: number, number: number): void {
    const sealed = and(eq(seeds.encounter, encounter), eq(seeds.number, number));
    this.#db.update(seeds).set({ shownAt: this.caller.now }).where(sealed).run();
  }

  #seed(encounter: number): { readonly seed: string; readonly number: number; readonly firstThrow: number } {
    const sealed = this.#db
      .select({ seed: seeds.seed, number: seeds.number, firstThrow: seeds.firstThrow })
      .from(seeds)
      .where(eq(seeds.encounter, encounter))
      .orderBy(desc(seeds.number))
      .limit(1)
      .get();
    if (!sealed) throw new Error(`Fight ${encounter} has no seed`);
    return sealed;
  }
}

/** Free rolls change nothing; undo passes them over. */
const notRoll = sql`json_extract(${deeds.deed}, '$.type') <> 'roll'`;

function openQuestion(encounter: Encounter, { of, about }: Question): Refusal {
  const name = encounter.combatants.find(({ id }) => id === of)?.name ?? of;
  return { type: 'question-open', of, name, about };
}
