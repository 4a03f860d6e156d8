import { applyEvent } from './apply.ts';
import {
  type Dice,
  type DiceReading,
  type Die,
  type FacedDice,
  faceValueOffset,
  type Notation,
  type Parts,
  parseNotation,
  valueOfDie,
} from './dice.ts';
import type {
  ActiveCondition,
  Combatant,
  CombatantId,
  Duration,
  Encounter,
  OwnConditionName,
  System,
} from './encounter.ts';
import { combatant } from './encounter.ts';
import type { Event } from './event.ts';
import { given } from './given.ts';
import type { Intent } from './intent.ts';
import { type EarlyAnswer, type Question, takeEarlyAnswer } from './question.ts';
import { because, type Modifier, type Reason, type Roll, sum } from './reason.ts';
import { type Changes, changedState } from './resource-kind.ts';

/** Thrown to stop an action when it asks a question. Rules never catch it. */
export class QuestionAsked {
  readonly question: Question;
  /** The questions that are asked together with `question`, in the rules' order. */
  readonly together: readonly Question[];
  constructor(question: Question, together: readonly Question[] = []) {
    this.question = question;
    this.together = together;
  }
}

/** Thrown to stop an action at the end of a turn. Only `play.ts` catches it. */
export class TurnEndReached {}

/** The auto-reaction that means "ask me each time". */
export const ASK_EACH_TIME = 'ask';

/**
 * One action while it is resolved: the dice, the record, and the current encounter. Rules read from it, roll with it
 * and record into it, and change nothing else.
 */
export class Resolution<S extends System = System> {
  readonly #dice: Dice;
  readonly #answers: string[];
  readonly #earlyAnswers: EarlyAnswer[];
  readonly #events: Event<S>[] = [];
  readonly #rolledDice: Die[] = [];
  readonly #until: CombatantId | undefined;
  #asked = 0;
  #upcoming: readonly UpcomingQuestions[] = [];
  /**
   * The last state of the encounter in which the rules had nothing to settle. As long as the encounter is in this
   * state, the rules aren't asked again. Only `turns.ts` sets this field.
   */
  settled?: Encounter<S>;
  #encounter: Encounter<S>;

  /**
   * If `until` is a combatant's id, the action stops when that combatant's turn ends. If `answers` runs out, questions
   * are answered from `early`.
   */
  constructor(
    encounter: Encounter<S>,
    dice: Dice,
    answers: readonly string[] = [],
    until?: CombatantId,
    early: readonly EarlyAnswer[] = [],
  ) {
    this.#encounter = encounter;
    this.#dice = dice;
    this.#answers = [...answers];
    this.#until = until;
    this.#earlyAnswers = [...early];
  }

  /** The current encounter, after everything recorded so far. */
  get encounter(): Encounter<S> {
    return this.#encounter;
  }

  get events(): readonly Event<S>[] {
    return this.#events;
  }

  /** All answers to questions of this action, including early answers that were used, in the order of the questions. */
  get answers(): readonly string[] {
    return this.#answers;
  }

  /** The early answers that haven't been used yet. */
  get early(): readonly EarlyAnswer[] {
    return this.#earlyAnswers;
  }

  /** Every die rolled so far, in order. */
  get thrown(): readonly Die[] {
    return this.#rolledDice;
  }

  /** The current state of a combatant. Throws if there is no such combatant. */
  combatant(id: CombatantId): Combatant<S> {
    return combatant(this.#encounter, id);
  }

  /**
   * Rolls dice and returns them in the order rolled. If the number of dice is computed, pass a count and sides, so that
   * no notation has to be parsed. A rule that passes `reads` (“the sum”, for example) must not look at single faces,
   * because only that result is guaranteed to be right.
   */
  rollDice(dice: Notation | Parts, reads?: DiceReading): readonly Die[] {
    const { count, sides } = typeof dice === 'string' ? parseNotation(dice) : dice;
    const diceCountBefore = this.#rolledDice.length;
    if (reads !== undefined && count > 1 && this.#dice.pool) {
      for (const face of this.#dice.pool({ count, sides }, reads)) this.#rolledDice.push({ sides, face });
      return this.#rolledDice.slice(diceCountBefore);
    }
    for (let index = 0; index < count; index++) this.#rolledDice.push({ sides, face: this.#dice.roll(sides) });
    return this.#rolledDice.slice(diceCountBefore);
  }

  /** Rolls dice and adds them up, with modifiers. The total is never below `min`, if given. */
  roll(notation: Notation, modifiers: readonly Modifier[] = [], min?: number): Roll {
    const dice = this.rollDice(notation, 'sum');
    const total = dice.reduce((all, { face }) => all + face, 0) + sum(modifiers);
    return { dice, modifiers, total: min === undefined ? total : Math.max(min, total) };
  }

  /** Rolls dice with special faces and adds up the faces' values: `rollFaced(4, FATE_DICE, modifiers)`. */
  rollFaced(count: number, faced: FacedDice, modifiers: readonly Modifier[] = []): Roll {
    const reading = faceValueOffset(faced) === undefined ? undefined : 'sum';
    const dice = this.rollDice({ count, sides: faced.faces.length }, reading);
    const total = dice.reduce((all, die) => all + valueOfDie(die, faced), 0) + sum(modifiers);
    return { dice, modifiers, total, faced };
  }

  record(event: Event<S>): void {
    this.#events.push(event);
    this.#encounter = applyEvent(this.#encounter, event);
    if (this.#until !== undefined && event.type === 'turn-ended' && event.subject === this.#until)
      throw new TurnEndReached();
  }

  /** Changes fields of a combatant's own state; undefined removes a field. Records nothing if nothing changes. */
  changeOwn(subject: CombatantId, to: Changes<S['state']['combatant']>): void {
    const change = changedState(this.combatant(subject).own, to);
    if (change) this.record({ type: 'state-changed', subject, ...change });
  }

  /** Changes fields of the encounter's own state. Records nothing if nothing changes. */
  changeEncounterOwn(to: Changes<S['state']['encounter']>): void {
    const change = changedState(this.#encounter.own, to);
    if (change) this.record({ type: 'state-changed', ...change });
  }

  /**
   * Lets a combatant's player decide. An auto-reaction answers immediately. If there is no answer yet, the action stops
   * here. When the answer comes, the action is played again from its start with the same dice.
   */
  ask<const A extends string>(question: Omit<Question, 'offers'> & { readonly offers: readonly A[] }): A {
    const autoReaction = question.offers.find((offer) => offer === this.#autoReactionTo(question));
    if (autoReaction !== undefined) return autoReaction;
    const rawAnswer = this.#answer(question);
    const answer = question.offers.find((offer) => offer === rawAnswer);
    if (answer === undefined) throw this.#stopAt(question);
    return answer;
  }

  /**
   * Runs something that will ask several players. `upcoming` returns the questions still to come that don't depend on
   * dice. If the action stops at a question, these are asked together with it.
   */
  askingTogether<T>(upcoming: UpcomingQuestions, act: () => T): T {
    const upcomingQuestionsBefore = this.#upcoming;
    this.#upcoming = [upcoming, ...upcomingQuestionsBefore];
    const actResult = act();
    this.#upcoming = upcomingQuestionsBefore;
    return actResult;
  }

  /** Asks for the player's own words. Cuts them off after `maxLength` characters. */
  askForWords(subject: CombatantId, about: string, note: Reason, maxLength = 200): string {
    const question: Question = { subject, about, offers: [], note };
    const trimmedAnswer = this.#answer(question)?.trim().slice(0, maxLength);
    if (trimmedAnswer === undefined || trimmedAnswer === '') throw this.#stopAt(question);
    return trimmedAnswer;
  }

  #answer(question: Question): string | undefined {
    if (this.#asked === this.#answers.length) {
      const earlyAnswer = takeEarlyAnswer(this.#earlyAnswers, question);
      if (earlyAnswer === undefined) throw this.#stopAt(question);
      this.#answers.push(earlyAnswer);
    }
    return this.#answers[this.#asked++];
  }

  #autoReactionTo({ subject, about }: Question): string | undefined {
    return this.combatant(subject).standingOrders[about];
  }

  #stopAt(question: Question): QuestionAsked {
    const upcomingQuestions = this.#upcoming.flatMap((upcoming) => upcoming());
    return new QuestionAsked(
      question,
      upcomingQuestions.filter((each) => !each.offers.includes(this.#autoReactionTo(each) ?? '')),
    );
  }
}

/** Returns the questions that an action is still going to ask, in the rules' order. */
type UpcomingQuestions = () => readonly Question[];

/**
 * Why a combatant was played for an absent player: the time for the turn or the answer ran out, or the player asked for
 * this.
 */
export type AutoplayReason = 'time over' | 'no answer' | 'asked for';

/** A combatant that was played for its player, and why. */
export interface AutoplayedCombatant {
  readonly subject: CombatantId;
  readonly why: AutoplayReason;
}

const TIME_UP_REASON = because({ id: 'time over' });
const TIME_PASSES_REASON = because({ id: 'time passes' });

/**
 * Called at a moment such as the end of a round. Counts down the conditions whose durations count this kind of moment,
 * and ends those whose count reaches 0.
 */
export function countDownConditions<S extends System>(
  resolution: Resolution<S>,
  moment: Duration['until'],
  turnOf?: CombatantId,
): void {
  for (const conditionBefore of resolution.encounter.scene?.conditions ?? []) {
    const { duration } = conditionBefore;
    if (!('left' in duration) || duration.until !== moment || ('of' in duration && duration.of !== turnOf)) continue;
    const conditionAfter = { ...conditionBefore, duration: { ...duration, left: duration.left - 1 } };
    resolution.record(
      duration.left <= 1
        ? { type: 'scene-condition-set', before: conditionBefore, why: TIME_UP_REASON }
        : { type: 'scene-condition-set', before: conditionBefore, after: conditionAfter, why: TIME_PASSES_REASON },
    );
  }
  for (const { id: bearer, conditions } of resolution.encounter.combatants) {
    for (const conditionBefore of conditions) {
      const { duration } = conditionBefore;
      if (!('left' in duration) || duration.until !== moment) continue;
      if ('of' in duration && duration.of !== turnOf) continue;
      const timeLeft = duration.left - 1;
      if (timeLeft <= 0)
        resolution.record({
          type: 'condition-ended',
          subject: bearer,
          condition: conditionBefore,
          why: TIME_UP_REASON,
        });
      else {
        const conditionAfter = { ...conditionBefore, duration: { ...duration, left: timeLeft } };
        resolution.record({
          type: 'condition-changed',
          subject: bearer,
          before: conditionBefore,
          after: conditionAfter,
          why: TIME_PASSES_REASON,
        });
      }
    }
  }
}

/** Ends all conditions that `which` selects, on any combatant and on the scene. */
export function endConditions<S extends System>(
  resolution: Resolution<S>,
  which: (condition: ActiveCondition<S['condition']>) => boolean,
  why: Reason,
): void {
  for (const { id: bearer, conditions } of resolution.encounter.combatants) {
    for (const condition of conditions.filter(which))
      resolution.record({ type: 'condition-ended', subject: bearer, condition, why });
  }
  for (const conditionBefore of resolution.encounter.scene?.conditions?.filter(which) ?? [])
    resolution.record({ type: 'scene-condition-set', before: conditionBefore, why });
}

/** Ends all conditions with this name on a combatant. */
export function endCondition<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  name: S['condition'] | OwnConditionName,
  why: Reason,
): void {
  for (const condition of resolution.combatant(subject).conditions)
    if (condition.name === name) resolution.record({ type: 'condition-ended', subject, condition, why });
}

/** Records the start of an action, with its targets, its tool and the player's own words. */
export function declare<S extends System>(
  resolution: Resolution<S>,
  { action, actor, words }: Intent,
  fields: {
    readonly targets?: readonly CombatantId[] | undefined;
    readonly tool?: string | undefined;
    readonly manner?: string | undefined;
  } = {},
): void {
  const { targets, tool, manner } = fields;
  resolution.record({ type: 'declared', action, actor, ...given({ targets, tool, manner, words }) });
}
