import { type Combatant, type Encounter, onTurn } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, type View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import { and, turns } from '../text/spoken.ts';
import { whoPlays } from './lent-text.ts';
import { meterName, points, sayOf } from './meters.ts';

/** Most of those on turn together that are named. */
const MOST = 12;

/** The round as the book writes it: "Round 3", "Round 1.2". */
export function roundName(encounter: Encounter, round: number = encounter.round): string {
  return turns.round(rulesOf(encounter).roundNumber?.(round) ?? `${round}`);
}

/** Whose turn it is now with what they have left for it; "" while it is nobody's. */
export function nextTurn(before: Encounter, after: Encounter, view: View = 'players'): string {
  if (after.phase !== 'fighting') return '';
  const now = onTurn(after);
  if (now.length === 0) return '';
  const rules = rulesOf(after);
  const { joint } = sayOf(after).signs;
  const moment = `${roundName(after)}${joint}${before === after ? turns.waiting : newlyOnTurn(before, after).length > 0 ? turns.next : turns.still}`;
  const called = (each: Combatant) => {
    const player = whoPlays(each);
    return `**${plain(each.name)}**${player === undefined ? '' : ` (${player})`}`;
  };
  const [only, another] = now;
  if (only && !another) {
    const left = points(only, after, rules, view);
    return `${moment}: ${called(only)}${left === '' ? '' : `${joint}${left}`}`;
  }
  const counted = firstPoints(now, after, rules, view);
  const waiting = now.map((each) => `${called(each)}${counted?.of(each) ?? ''}`);
  return `${moment}${counted ? ` (${counted.name})` : ''}: ${and(waiting, MOST)}`;
}

/** What several who act together have left, by the first of their points alone: said once, and counted for each. */
function firstPoints(now: readonly Combatant[], encounter: Encounter, rules: Ruleset, view: View) {
  const pointsOf = (each: Combatant) => rules.meters(each, encounter).find(({ when }) => when?.startsWith('turn'));
  const seen = now.filter((each) => detailOf(each, encounter, view) === 'exact');
  const first = seen.map(pointsOf).find((each) => each !== undefined);
  if (first === undefined) return undefined;
  const of = (each: Combatant) => {
    const gauge = seen.includes(each) ? pointsOf(each) : undefined;
    return gauge
      ? ` ${gauge.max === undefined ? gauge.value : sayOf(encounter).signs.outOf(gauge.value, gauge.max)}`
      : '';
  };
  return { name: meterName(first, sayOf(encounter)), of };
}

/**
 * Those whose turn has come: on turn now, and not on turn before in the same round. So nobody's turn comes twice because
 * somebody joined, left or was moved in the turn order.
 */
export function newlyOnTurn(before: Encounter, after: Encounter): readonly Combatant[] {
  if (before.round !== after.round) return onTurn(after);
  const already = onTurn(before).map(({ id }) => id);
  return onTurn(after).filter(({ id }) => !already.includes(id));
}

/** Whether somebody of a block whose turn it is has marked its own turn done. */
export function isDoneInBlock({ id }: Combatant, { turnOrder, turn, done, phase }: Encounter): boolean {
  return phase === 'fighting' && (turnOrder[turn]?.length ?? 0) > 1 && done.includes(id);
}
