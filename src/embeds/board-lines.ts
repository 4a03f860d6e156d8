import type { TokenSide } from '../pictures/token.ts';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { conditionsOf, type Meter, type Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions } from '../rules/core/secrecy.ts';
import { plain } from '../text/markdown.ts';
import { type BoardTurn, board as boardWords, standing as standingWords } from '../text/spoken.ts';
import { conditionNames, isAtTheBrink, meterText, sayOf, stateOf } from './meters.ts';
import { tokenSides } from './tokens.ts';

/** Characters that a line of an embed has on a phone, and one in small print. */
const WIDTH = 42;
const SMALL_WIDTH = 46;

/**
 * Somebody on the board: the name, the main meters with their bars and what they are under; what does not fit on a phone's
 * line, and the other meters, in small print below. Whoever is on turn, with the points left for it.
 */
export function boardLines(of: Combatant, encounter: Encounter, rules: Ruleset, turn: BoardTurn): readonly string[] {
  const { signs } = sayOf(encounter);
  const name = plain(of.name);
  const side = tokenSides(encounter.combatants).get(of.side) ?? 'others';
  if (detailOf(of, encounter) !== 'exact' || of.vitality === 'dead') {
    const { state } = stateOf(of, encounter, rules, {});
    const parts = state === '' ? [] : [state];
    return signs.bars ? [[boardWords.name(name, turn, side), ...parts].join(' ')] : [sentence(name, turn, side, parts)];
  }
  const { main, points, beside } = metersOn(of, encounter, rules, turn === 'now');
  const isLow = isAtTheBrink(
    of,
    main.find((meter) => meter.main),
  );
  const down =
    of.vitality === 'up' ? (isLow ? [standingWords.brink] : []) : [standingWords.vitality(rules.id, of.vitality)];
  const borne = conditionNames(
    knownConditions({ ...of, conditions: conditionsOf(rules, of) }, encounter),
    encounter,
    rules,
    'short',
  );
  const text = (meter: Meter) => pointsText(meter, encounter);
  if (!signs.bars)
    return [
      sentence(name, turn, side, [...main.map(text), ...down, ...borne, ...points.map(text), ...beside.map(text)]),
    ];
  const bars = main.map((meter) => `${text(meter)} ${bar(meter)}`);
  return laidOut(
    boardWords.name(name, turn, side),
    [...bars, ...down, ...points.map(text), ...borne],
    beside.map(text),
    signs.joint,
  );
}

function sentence(name: string, turn: BoardTurn, side: TokenSide, parts: readonly string[]): string {
  return `${boardWords.nameInWords(name, turn, side)}${parts.length === 0 ? '' : ` ${parts.join(', ')}.`}`;
}

/** The meters with a bar, the points of a turn, and the others. */
function metersOn(of: Combatant, encounter: Encounter, rules: Ruleset, now: boolean) {
  const all = rules.meters(of, encounter).filter(({ when, value, max }) => {
    if (when === undefined) return true;
    if (when === 'status') return false;
    // What somebody has spent before their turn comes, they have not for it.
    return now || (when === 'turn and status' && max !== undefined && value < max);
  });
  const isBarred = ({ when, main, bad, max }: Meter) =>
    when === undefined && max !== undefined && (main === true || bad === 'full');
  return {
    main: all.filter(isBarred),
    points: all.filter(({ when }) => when !== undefined),
    beside: all.filter((meter) => !isBarred(meter) && meter.when === undefined),
  };
}

/** A meter in words; the points of a turn in short: "3 points". */
function pointsText(meter: Meter, encounter: Encounter): string {
  const say = sayOf(encounter);
  if (meter.when === undefined || meter.resource === undefined || meter.says !== undefined)
    return meterText(meter, encounter);
  return say.brief(meter.value, meter.resource);
}

/** The parts on lines that a phone does not break: the first after the name, what is over in small print below. */
function laidOut(name: string, parts: readonly string[], small: readonly string[], joint: string): readonly string[] {
  const width = (text: string) => text.replaceAll(/\*\*|\\/g, '').length;
  let first = name;
  const below: string[] = [];
  for (const [place, part] of parts.entries()) {
    const longer = `${first}${place === 0 ? ' ' : joint}${part}`;
    if (below.length === 0 && (place === 0 || width(longer) <= WIDTH)) first = longer;
    else below.push(part);
  }
  const lines: string[] = [];
  for (const part of [...below, ...small]) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + joint.length + width(part) <= SMALL_WIDTH)
      lines[lines.length - 1] = `${last}${joint}${part}`;
    else lines.push(part);
  }
  return [first, ...lines.map((line) => `-# ${line}`)];
}

/** The most boxes, one for each; above it, five parts for all there is. */
const MOST_BOXES = 6;
const PARTS = 5;

/** A meter as a bar, to the nearest part; full only when full, empty only when empty. The number stands beside it. */
export function bar({ value, max = 0 }: Meter): string {
  if (max <= 0) return '';
  if (max <= MOST_BOXES)
    return '■'.repeat(Math.min(Math.max(value, 0), max)) + '□'.repeat(Math.max(max - Math.max(value, 0), 0));
  const nearest = Math.round((value / max) * PARTS);
  const filled = value <= 0 ? 0 : value >= max ? PARTS : Math.min(Math.max(1, nearest), PARTS - 1);
  return '▰'.repeat(filled) + '▱'.repeat(PARTS - filled);
}
