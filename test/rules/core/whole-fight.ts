import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { type Chance, type Dice, seededChance } from '../../../src/rules/core/dice.ts';
import type { Combatant, CombatantId, Encounter, Style } from '../../../src/rules/core/encounter.ts';
import { onTurn, STYLES } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { PointsByResource } from '../../../src/rules/core/mind.ts';
import type { Question } from '../../../src/rules/core/question.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { type ChosenMove, chooseMove, tacticAnswer } from '../../../src/rules/core/tactics.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';

/** The result of a fight that autopilot played to its end. */
export interface WholeFight {
  readonly end: Encounter;
  /** The events of initiative, before the first decision. */
  readonly initiativeEvents: readonly Event[];
  /** The side that is still up; undefined after a draw, or if the fight didn't end. */
  readonly winner?: string;
  readonly moves: readonly {
    readonly actor: CombatantId;
    readonly move: ChosenMove;
    readonly events: readonly Event[];
  }[];
  /** The types of the refusals, and `too many acts` if a turn had to be cut off. */
  readonly refused: readonly string[];
  readonly answers: readonly { readonly question: Question; readonly answer: string }[];
  readonly isOver: boolean;
}

export interface FightOptions {
  readonly styleOf?: (combatant: Combatant) => Style;
  readonly spendingLimit?: (combatant: Combatant) => PointsByResource | undefined;
  /** Called before each decision, with everything that the decision depends on. */
  readonly deciding?: (encounter: Encounter, actor: CombatantId, style: Style, seed: number) => void;
  readonly mostRounds?: number;
  readonly mostActs?: number;
}

/** Random combatants, each with a unique id: four characters against four creatures, or the given numbers. */
export function castByChance(rules: Ruleset, chance: Chance, sides = { players: 4, enemies: 4 }): Encounter {
  const start = openingEncounter(rules);
  const someCombatants = (kind: 'character' | 'creature', count: number) => {
    const candidates = rules.archetypes.filter((each) => each.kind === kind);
    return Array.from({ length: count }, (_, index) => {
      const name = candidates[Math.floor(chance() * candidates.length)]?.name ?? '';
      return premadeCombatant(rules, name, start, { name: `${name} ${kind} ${index + 1}` });
    });
  };
  const combatants = [...someCombatants('character', sides.players), ...someCombatants('creature', sides.enemies)];
  return { ...start, combatants };
}

/**
 * Lets autopilot play every combatant in a fight, with the same deeds as at the table. Each decision has its own seed.
 */
export function playOut(rules: Ruleset, start: Encounter, seed: number, playing: FightOptions = {}): WholeFight {
  const { styleOf = () => 'fierce', spendingLimit = () => undefined, mostRounds = 200, mostActs = 12 } = playing;
  const diceChance = seededChance(seed ^ 0x5bd1e995);
  const moves: WholeFight['moves'][number][] = [];
  const refusals: string[] = [];
  const allAnswers: WholeFight['answers'][number][] = [];
  let encounter = start;

  const playDeed = (deed: Deed): readonly Event[] | undefined => {
    const rolled: number[] = [];
    const answers: string[] = [];
    for (;;) {
      let index = 0;
      const dice: Dice = {
        roll(sides) {
          const face = rolled[index] ?? 1 + Math.floor(diceChance() * sides);
          rolled[index++] = face;
          return face;
        },
      };
      const result = carryOut(rules, encounter, deed, dice, answers);
      if (!result.ok) {
        refusals.push(result.why.type);
        return undefined;
      }
      if (result.value.type === 'done') {
        encounter = result.value.after;
        return result.value.events;
      }
      const { question, after } = result.value;
      const askedCombatant = after.combatants.find(({ id }) => id === question.subject) as Combatant;
      const answer = tacticAnswer(rules, after, question, styleOf(askedCombatant), spendingLimit(askedCombatant));
      allAnswers.push({ question, answer });
      answers.push(answer);
    }
  };

  const initiativeEvents = playDeed({ type: 'initiative' }) ?? [];
  let actCount = 0;
  let lastTurn = '';
  while (encounter.phase === 'fighting' && encounter.round <= mostRounds && refusals.length === 0) {
    const [actor] = onTurn(encounter);
    if (!actor) break;
    const turn = `${encounter.round} ${encounter.turn} ${actor.id}`;
    actCount = turn === lastTurn ? actCount + 1 : 0;
    lastTurn = turn;
    const style = styleOf(actor);
    const decisionSeed = seed + 7919 * moves.length;
    playing.deciding?.(encounter, actor.id, style, decisionSeed);
    const tacticResult = chooseMove(
      rules,
      encounter,
      actor.id,
      style,
      seededChance(decisionSeed),
      spendingLimit(actor),
    );
    // Limits the actions per turn, so that a mistake in autopilot can't make a turn endless.
    const move = actCount < mostActs ? tacticResult : 'end turn';
    if (actCount >= mostActs) refusals.push('too many acts');
    const deed: Deed = move === 'end turn' ? { type: 'end-turn', subject: actor.id } : { type: 'intent', intent: move };
    moves.push({ actor: actor.id, move, events: playDeed(deed) ?? [] });
  }
  const sidesUp = new Set(encounter.combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
  const isOver = encounter.phase !== 'fighting';
  const winner = isOver && sidesUp.size === 1 ? [...sidesUp][0] : undefined;
  return {
    end: encounter,
    initiativeEvents,
    moves,
    refused: refusals,
    answers: allAnswers,
    isOver,
    ...(winner !== undefined && { winner }),
  };
}

/** Gives each combatant a random style, which stays the same throughout a fight. */
export function stylesByChance(seed: number): (combatant: Combatant) => Style {
  return ({ id }) => {
    const chance = seededChance(seed + [...id].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
    return STYLES[Math.floor(chance() * STYLES.length)] ?? 'fierce';
  };
}
