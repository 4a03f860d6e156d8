import { apply } from './apply.ts';
import { type Dice, type Die, type Notation, type Parts, parts, type Reads } from './dice.ts';
import {
  type ActiveCondition,
  type Combatant,
  type CombatantId,
  combatant,
  type Duration,
  type Encounter,
  type System,
} from './encounter.ts';
import type { Event } from './event.ts';
import { given } from './given.ts';
import type { Intent } from './intent.ts';
import { because, type Modifier, type Reason, type Roll, sum } from './reason.ts';
import { type Changes, changed } from './resource-kind.ts';

/** A choice that a rule leaves to somebody, as data, so that it survives a restart. */
export interface Question {
  /** Whose choice it is; its player is asked, and the GM may answer for anyone. */
  readonly subject: CombatantId;
  /** What it is about, an id for which the book has words: "spell save". A standing order of that name answers by itself. */
  readonly about: string;
  /** The answers that are offered, ids or names; empty: any words of the player's own. */
  readonly offers: readonly string[];
  /** A short fact for the one who is asked: "Goblin strikes at you with a rusty dagger". */
  readonly note?: Reason;
}

/** Stops an action at a question. Only `play` catches it; nobody else sees it. */
export class Asked {
  readonly question: Question;
  constructor(question: Question) {
    this.question = question;
  }
}

/** Stops an action at the end of a turn. Only `play` catches it. */
export class TurnOver {}

/** The standing order that means "ask me each time". */
export const ASK = 'ask';

/**
 * One action while it is being resolved: the dice, the record, and the fight as it now stands. Rules read from it,
 * throw dice at it and record into it. They change nothing else.
 */
export class Resolution<S extends System = System> {
  readonly #dice: Dice;
  readonly #answers: readonly string[];
  readonly #events: Event<S>[] = [];
  readonly #thrown: Die[] = [];
  readonly #until: CombatantId | undefined;
  #asked = 0;
  /**
   * The fight in which the rules had nothing to settle when they were last asked: of whoever is still the same nothing follows. Set
   * by `turns.ts` alone.
   */
  settled?: Encounter<S>;
  #encounter: Encounter<S>;

  /** `until`: it stops where their turn ends. */
  constructor(encounter: Encounter<S>, dice: Dice, answers: readonly string[] = [], until?: CombatantId) {
    this.#encounter = encounter;
    this.#dice = dice;
    this.#answers = answers;
    this.#until = until;
  }

  /** The fight as it stands now, after all that has been recorded. */
  get encounter(): Encounter<S> {
    return this.#encounter;
  }

  get events(): readonly Event<S>[] {
    return this.#events;
  }

  /** Every die thrown so far, in order. */
  get thrown(): readonly Die[] {
    return this.#thrown;
  }

  /** The combatant as it stands now. Throws where there is none. */
  combatant(id: CombatantId): Combatant<S> {
    return combatant(this.#encounter, id);
  }

  /**
   * Throws dice, and returns them in the order they fell. How many may be worked out: then no notation has to be read. A rule
   * that says what it `reads` of them looks at no single face.
   */
  throw(dice: Notation | Parts, reads?: Reads): readonly Die[] {
    const { count, sides } = typeof dice === 'string' ? parts(dice) : dice;
    const before = this.#thrown.length;
    if (reads !== undefined && count > 1 && this.#dice.pool) {
      for (const face of this.#dice.pool({ count, sides }, reads)) this.#thrown.push({ sides, face });
      return this.#thrown.slice(before);
    }
    for (let nth = 0; nth < count; nth++) this.#thrown.push({ sides, face: this.#dice.throw(sides) });
    return this.#thrown.slice(before);
  }

  /** Throws dice and adds them up, with modifiers. No total is below `least`, if one is given. */
  roll(notation: Notation, modifiers: readonly Modifier[] = [], least?: number): Roll {
    const dice = this.throw(notation, 'sum');
    const total = dice.reduce((all, { face }) => all + face, 0) + sum(modifiers);
    return { dice, modifiers, total: least === undefined ? total : Math.max(least, total) };
  }

  record(event: Event<S>): void {
    this.#events.push(event);
    this.#encounter = apply(this.#encounter, event);
    if (event.type === 'turn-ended' && event.subject === this.#until) throw new TurnOver();
  }

  /** Gives fields of a combatant's own state new values, undefined to take one away. Records nothing where all stay. */
  changeOwn(subject: CombatantId, to: Changes<S['state']['combatant']>): void {
    const change = changed(this.combatant(subject).own, to);
    if (change) this.record({ type: 'state-changed', subject, ...change });
  }

  /** The same for the encounter's own state. */
  changeEncounterOwn(to: Changes<S['state']['encounter']>): void {
    const change = changed(this.#encounter.own, to);
    if (change) this.record({ type: 'state-changed', ...change });
  }

  /**
   * Leaves a choice to somebody. A standing order answers at once; without one, and without an answer so far, the
   * action stops here and is played again from its start, with the same dice, when the answer comes.
   */
  ask<const A extends string>(question: Omit<Question, 'offers'> & { readonly offers: readonly A[] }): A {
    const order = this.combatant(question.subject).standingOrders[question.about];
    const standing = question.offers.find((offer) => offer === order);
    if (standing !== undefined) return standing;
    const given = this.#answer(question);
    const answer = question.offers.find((offer) => offer === given);
    if (answer === undefined) throw new Asked(question);
    return answer;
  }

  /** Asks for words of the player's own, at most `longest` characters of them. */
  askForWords(of: CombatantId, about: string, note: Reason, longest = 200): string {
    const question: Question = { subject: of, about, offers: [], note };
    const given = this.#answer(question)?.trim().slice(0, longest);
    if (given === undefined || given === '') throw new Asked(question);
    return given;
  }

  #answer(question: Question): string | undefined {
    if (this.#asked === this.#answers.length) throw new Asked(question);
    return this.#answers[this.#asked++];
  }
}

/**
 * Why somebody is played in their player’s place: their time for the turn or the answer is over, or it was asked for, for an
 * absence.
 */
export type Instead = 'time over' | 'no answer' | 'asked for';

/** Somebody who was played in their player’s place, and why. */
export interface PlayedInstead {
  readonly subject: CombatantId;
  readonly why: Instead;
}

const TIME_OVER = because({ id: 'time over' });
const TIME_PASSES = because({ id: 'time passes' });

/** A moment passes: every condition that counts such moments has one fewer to come, and at none it ends. */
export function pass<S extends System>(resolution: Resolution<S>, moment: Duration['until'], of?: CombatantId): void {
  for (const { id: bearer, conditions } of resolution.encounter.combatants) {
    for (const before of conditions) {
      const { duration } = before;
      if (!('left' in duration) || duration.until !== moment) continue;
      if ('of' in duration && duration.of !== of) continue;
      const left = duration.left - 1;
      if (left <= 0) resolution.record({ type: 'condition-ended', subject: bearer, condition: before, why: TIME_OVER });
      else {
        const after = { ...before, duration: { ...duration, left } };
        resolution.record({ type: 'condition-changed', subject: bearer, before, after, why: TIME_PASSES });
      }
    }
  }
}

/** Ends every condition, of anybody, that `which` picks. */
export function expire<S extends System>(
  resolution: Resolution<S>,
  which: (condition: ActiveCondition<S['condition']>) => boolean,
  why: Reason,
): void {
  for (const { id: bearer, conditions } of resolution.encounter.combatants) {
    for (const condition of conditions.filter(which))
      resolution.record({ type: 'condition-ended', subject: bearer, condition, why });
  }
}

/** Ends every condition of that name on somebody, if there is any. */
export function endCondition<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  name: S['condition'],
  why: Reason,
): void {
  for (const condition of resolution.combatant(subject).conditions)
    if (condition.name === name) resolution.record({ type: 'condition-ended', subject, condition, why });
}

/** Records what is set out to be done, in the player's own words where they said any; with the targets and tools that are meant. */
export function declare<S extends System>(
  resolution: Resolution<S>,
  { action, actor, words }: Intent,
  meant: {
    readonly targets?: readonly CombatantId[] | undefined;
    readonly tool?: string | undefined;
    readonly manner?: string | undefined;
  } = {},
): void {
  const { targets, tool, manner } = meant;
  resolution.record({ type: 'declared', action, actor, ...given({ targets, tool, manner, words }) });
}
