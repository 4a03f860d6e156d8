import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import { type Chance, type Die, type Faces, seededChance } from '../rules/core/dice.ts';
import { type Combatant, combatant, type Encounter, onTurn, type Style } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Question } from '../rules/core/question.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { tacticAnswer, tacticDeed } from '../rules/core/tactics.ts';
import { RepeatableDice } from './dice.ts';
import { chanceToReach, RANK_SCALE, rankOf, ranksOf, readValue } from './ranks.ts';
import { type DiceRoll, readRolls } from './read-rolls.ts';

/**
 * The number of rounds after which a fight counts as a draw. Long before that, after `PATIENCE` rounds, autopilot stops
 * choosing actions that only delay the end of a fight.
 */
const MAX_ROUNDS = 100;
/** The number of actions after which a turn ends, even if more are possible. */
const MAX_ACTIONS_PER_TURN = 12;

/** The result of a simulated fight. */
export interface FightResult {
  /** The side still standing at the end. Undefined if the fight was a draw. */
  readonly winner?: string;
  /** Rounds in total, including those before the forecast. */
  readonly rounds: number;
  /** Everyone who is down or dead at the end. */
  readonly fallen: readonly string[];
  /** The round in which each fallen combatant last fell. Combatants who were down from the start are left out. */
  readonly fellIn: Readonly<Record<string, number>>;
  /** How many combatants fell, by side and round. */
  readonly losses: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /**
   * How much luckier a side's dice were than everyone else's, by side: the luck of the side's rolls minus the luck of
   * everyone else's rolls.
   */
  readonly luck: Readonly<Record<string, number>>;
}

/** The autopilot style in forecasts for anyone who isn't on autopilot. */
export const USUAL_STYLE: Style = 'fierce';

/**
 * Simulates one fight from its current state to the end, with everyone on autopilot. It uses the same code as actions
 * at the table. Hidden combatants join first. The same fight and seed always give the same result.
 */
export function playOut(rules: Ruleset, start: Encounter, seed: number): FightResult {
  return new SimulatedFight(rules, start, seed).toTheEnd();
}

class SimulatedFight {
  readonly #rules: Ruleset;
  readonly #chance: Chance;
  readonly #seed: number;
  readonly #fellIn = new Map<string, number>();
  /** Who was down at the start and hasn't been up since. */
  readonly #downAtStart: Set<string>;
  readonly #luck: NetLuck;
  #encounter: Encounter;
  #decisions = 0;

  constructor(rules: Ruleset, start: Encounter, seed: number) {
    this.#rules = rules;
    this.#encounter = start;
    this.#downAtStart = new Set(start.combatants.filter(({ vitality }) => vitality !== 'up').map(({ id }) => id));
    this.#luck = new NetLuck(start);
    this.#seed = seed;
    this.#chance = seededChance(seed ^ 0x5bd1e995);
  }

  toTheEnd(): FightResult {
    const { round: first, hidden = [] } = this.#encounter;
    if (hidden.length > 0) this.#do({ type: 'reveal', subjects: hidden.map(({ id }) => id) });
    if (this.#encounter.phase !== 'fighting') this.#do({ type: 'initiative' });
    let [actionCount, turn] = [0, ''];
    while (this.#encounter.phase === 'fighting' && this.#encounter.round - first <= MAX_ROUNDS) {
      const [actor] = onTurn(this.#encounter);
      if (!actor) break;
      const currentTurnKey = `${this.#encounter.round} ${this.#encounter.turn} ${actor.id}`;
      actionCount = currentTurnKey === turn ? actionCount + 1 : 0;
      turn = currentTurnKey;
      const hasActed = actionCount < MAX_ACTIONS_PER_TURN && this.#act(actor);
      if (!hasActed && !this.#do({ type: 'end-turn', subject: actor.id })) break;
    }
    return this.#result();
  }

  #act(actor: Combatant): boolean {
    const chance = seededChance(this.#seed + 7919 * ++this.#decisions);
    const deed = tacticDeed(this.#rules, this.#encounter, actor.id, actor.auto ?? USUAL_STYLE, chance);
    return deed.type !== 'end-turn' && this.#do(deed);
  }

  /** Plays a deed and answers its questions. Returns whether the deed was possible. */
  #do(deed: Deed): boolean {
    const dice = new RepeatableDice(this.#chance);
    const answers: string[] = [];
    for (;;) {
      dice.replay();
      const deedResult = carryOut(this.#rules, this.#encounter, deed, dice, answers);
      if (!deedResult.ok) return false;
      if (deedResult.value.type === 'done') {
        const { events, thrown, after } = deedResult.value;
        this.#luck.add(events, thrown, this.#rules.faces);
        this.#noteFallen(after);
        this.#encounter = after;
        return true;
      }
      answers.push(this.#answer(deedResult.value.question, deedResult.value.after));
    }
  }

  #answer(question: Question, after: Encounter): string {
    const { auto = USUAL_STYLE } = combatant(after, question.subject);
    return tacticAnswer(this.#rules, after, question, auto);
  }

  #noteFallen(after: Encounter): void {
    for (const { id, vitality } of after.combatants)
      if (vitality === 'up') {
        this.#fellIn.delete(id);
        this.#downAtStart.delete(id);
      } else if (!this.#downAtStart.has(id) && !this.#fellIn.has(id)) this.#fellIn.set(id, after.round);
  }

  #result(): FightResult {
    const { phase, round, combatants } = this.#encounter;
    const standingSides = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
    const fallenIds = combatants.filter(({ vitality }) => vitality !== 'up').map(({ id }) => id);
    const [winner] = standingSides;
    const isWon = phase !== 'fighting' && standingSides.size === 1 && winner !== undefined;
    const fallRoundById = Object.fromEntries(this.#fellIn);
    const [losses, luck] = [this.#losses(), this.#luck.bySide];
    return { rounds: round, fallen: fallenIds, fellIn: fallRoundById, losses, luck, ...(isWon && { winner }) };
  }

  #losses(): Record<string, Record<number, number>> {
    const lossesBySide = new Map<string, Record<number, number>>();
    for (const { id, side } of this.#encounter.combatants) {
      const round = this.#fellIn.get(id);
      if (round === undefined) continue;
      const lossesOfSide = lossesBySide.get(side) ?? {};
      lossesOfSide[round] = (lossesOfSide[round] ?? 0) + 1;
      lossesBySide.set(side, lossesOfSide);
    }
    return Object.fromEntries(lossesBySide);
  }
}

/**
 * How lucky each side's dice were in one fight. On average, this luck is zero no matter how a fight goes: earlier rolls
 * decide which dice are rolled and what they must reach, but not their faces.
 */
export class NetLuck {
  readonly #sides = new Map<string, number>();
  readonly #sideOf: Map<string, string>;

  constructor({ combatants, hidden = [] }: Pick<Encounter, 'combatants' | 'hidden'>) {
    this.#sideOf = new Map([...combatants, ...hidden].map(({ id, side }) => [id, side]));
    for (const side of this.#sideOf.values()) this.#sides.set(side, 0);
  }

  /** Counts the dice of one deed. */
  add(events: readonly Event[], dice: readonly Die[], faces?: Faces): void {
    for (const roll of readRolls(events, dice, faces)) {
      const side = this.#sideOf.get(roll.who);
      if (side !== undefined) this.#sides.set(side, (this.#sides.get(side) ?? 0) + luckOf(roll));
    }
  }

  /** Each side's luck minus the luck of all other sides. */
  get bySide(): Readonly<Record<string, number>> {
    const totalLuck = [...this.#sides.values()].reduce((sum, luck) => sum + luck, 0);
    return Object.fromEntries([...this.#sides].map(([side, luck]) => [side, 2 * luck - totalLuck]));
  }
}

/**
 * How much a hit counts toward luck, compared with a high roll. The number is chosen so that luck explains who wins as
 * well as possible.
 */
const HIT_WEIGHT = 1.5;

/**
 * The luck of one roll. If the roll must reach a number, take 1 if it reaches the number or 0 if it doesn't, subtract
 * the chance of reaching it, and multiply the result by `HIT_WEIGHT`. Otherwise, the luck is how far the roll's rank
 * (how good the roll is, from 0 to 1) is above average.
 */
function luckOf({ dice, reads, lowIsGood, needs }: DiceRoll): number {
  const ranks = ranksOf(dice, reads);
  if (needs !== undefined && lowIsGood)
    return HIT_WEIGHT * (Number(readValue(dice, reads) <= needs) - (1 - chanceToReach(ranks, Math.floor(needs) + 1)));
  if (needs !== undefined) return HIT_WEIGHT * (Number(readValue(dice, reads) >= needs) - chanceToReach(ranks, needs));
  const rankAboveMiddle = (rankOf(dice, reads, ranks) - ranks.mean) / RANK_SCALE;
  return lowIsGood ? -rankAboveMiddle : rankAboveMiddle;
}
