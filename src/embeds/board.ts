import type { APIEmbed } from 'discord-api-types/v10';
import type { TokenSide } from '../pictures/token.ts';
import type { Combatant, CombatantId, Encounter, UserId } from '../rules/core/encounter.ts';
import { find, hasLeftFight, isInFight, onTurn } from '../rules/core/encounter.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { conditionsOf, type Meter, type Ruleset, takesTurns } from '../rules/core/ruleset.ts';
import { detailOf, isAutopilotKnown, knownConditions } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { autopilotWords } from '../text/autopilot.ts';
import { boardWords, healthTexts, type TurnProgress } from '../text/board.ts';
import { labelInSentence, linesThatFit, plain, t } from '../text/t.ts';
import { timerWords } from '../text/times.ts';
import { cutToLimits } from './limits.ts';
import { conditionTexts, isNearDeath, meterText, stateOf, wordingOf } from './meters.ts';
import { currentPositions } from './positions.ts';
import { sceneText } from './scene.ts';
import { tokenSides } from './tokens.ts';
import { hasFinishedTurnInBlock, roundName } from './turn.ts';

/** The board's edge color during a turn. The text also says whose turn it is, for readers who don't see colors. */
const TURN_COLOR = 0x5865f2;
/** The maximum length of the list of combatants, in characters. */
const MAX_BOARD_LENGTH = 2600;

/**
 * The board of a running encounter: the combatants whose turn it is first, the others in order, the dead last. About
 * creatures, it shows only what players may know. Deadlines are below the names.
 */
export function boardEmbed(encounter: Encounter, deadlines: Deadlines = NO_DEADLINES): APIEmbed {
  const rules = rulesOf(encounter);
  const { combatants } = encounter;
  const actingCombatants = onTurn(encounter);
  const { thisRound, nextRound, others, turnless, dead: deadCombatants, left } = boardOrder(encounter);
  const { signs } = wordingOf(encounter);
  const smallPrint = (text: string) => (signs.bars ? `-# ${text}` : `${text}.`);
  const linesById = deadlineLines(deadlines, actingCombatants);
  const combatantLines = (each: Combatant) => [
    ...boardLines(each, encounter, rules, turnOf(each, encounter)),
    ...(linesById.get(each.id) ?? []).map(smallPrint),
  ];
  const deadNames = deadCombatants.map(({ name }) => plain(name));
  const creatures = combatants.filter((each) => playerOf(each) === undefined && isInFight(each.vitality));
  const autopilotCreatures = creatures.filter((each) => each.auto !== undefined && isAutopilotKnown(each, encounter));
  const sceneLine = sceneText(encounter);
  const lines = [
    ...(sceneLine === '' ? [] : [sceneLine]),
    ...thisRound.flatMap(combatantLines),
    ...(nextRound.length > 0 ? [smallPrint(t('board-then-round', { round: encounter.round + 1 }))] : []),
    ...nextRound.flatMap(combatantLines),
    ...others.flatMap(combatantLines),
    ...(turnless.length > 0 ? [smallPrint(t('board-turnless'))] : []),
    ...turnless.flatMap(combatantLines),
    ...(deadNames.length > 0 ? [smallPrint(boardWords.dead(deadNames))] : []),
    ...boardWords.leftFight(left.map(({ name, vitality }) => ({ name: plain(name), vitality }))).map(smallPrint),
    ...(autopilotCreatures.length > 0
      ? [
          smallPrint(
            autopilotWords.onBoard(
              autopilotCreatures.map(({ name }) => plain(name)),
              autopilotCreatures.length === creatures.length,
            ),
          ),
        ]
      : []),
    // The map already shows positions.
    ...(encounter.field ? [] : currentPositions(encounter, rules).map(smallPrint)),
  ];
  return cutToLimits({
    color: TURN_COLOR,
    title: `${plain(encounter.name)}${signs.joint}${labelInSentence(roundName(encounter))}`,
    description: linesThatFit(lines, MAX_BOARD_LENGTH, (count) => t('overview-more-in-fight', { count })),
  });
}

/**
 * Everyone in an encounter, in the board's order: combatants who act now or later in this round, who act again in the
 * next one, who aren't in the turn order yet, who never will be, who are dead, and who left.
 */
export function boardOrder(encounter: Encounter) {
  const { turnOrder, turn, combatants } = encounter;
  const remainingBlocks = turnOrder.slice(Math.max(turn, 0));
  const combatantsIn = (blocks: Encounter['turnOrder']) =>
    blocks.flat().flatMap((id) => {
      const combatant = find(encounter, id);
      return combatant && isInFight(combatant.vitality) ? [combatant] : [];
    });
  const turnDoneRank = (each: Combatant) => Number(turnOf(each, encounter) === 'done');
  const orderedIds = new Set(turnOrder.flat());
  const rules = rulesOf(encounter);
  const unorderedCombatants = combatants.filter(({ id, vitality }) => !orderedIds.has(id) && isInFight(vitality));
  return {
    thisRound: [
      // Among combatants who act together, those who still have to act come first.
      ...combatantsIn(remainingBlocks.slice(0, 1)).toSorted((one, other) => turnDoneRank(one) - turnDoneRank(other)),
      ...combatantsIn(remainingBlocks.slice(1)),
    ],
    nextRound: combatantsIn(turnOrder.slice(0, Math.max(turn, 0))),
    others: unorderedCombatants.filter((each) => takesTurns(rules, each)),
    turnless: unorderedCombatants.filter((each) => !takesTurns(rules, each)),
    dead: combatants.filter(({ vitality }) => vitality === 'dead'),
    left: combatants.filter(({ vitality }) => hasLeftFight(vitality)),
  };
}

export function turnOf(combatant: Combatant, encounter: Encounter): TurnProgress {
  if (onTurn(encounter).includes(combatant)) return 'now';
  return hasFinishedTurnInBlock(combatant, encounter) ? 'done' : 'later';
}

/** How many characters fit on a line of an embed on a phone, in normal print. */
const MAX_LINE_LENGTH = 42;
/** How many characters fit on a line of an embed on a phone, in small print. */
const MAX_SMALL_LINE_LENGTH = 46;

/**
 * A combatant on the board: its name, its main meters with bars, and its conditions. Anything that doesn't fit on a
 * phone's line is in small print below, as are the other meters. A combatant whose turn it is also shows its points.
 */
function boardLines(combatant: Combatant, encounter: Encounter, rules: Ruleset, turn: TurnProgress): readonly string[] {
  const { signs } = wordingOf(encounter);
  const name = plain(combatant.name);
  const side = tokenSides(encounter.combatants).get(combatant.side) ?? 'others';
  if (detailOf(combatant, encounter) !== 'exact' || combatant.vitality === 'dead') {
    const { state } = stateOf(combatant, encounter, rules, {});
    const stateParts = state === '' ? [] : [state];
    return signs.bars
      ? [[boardWords.name(name, turn, side), ...stateParts].join(' ')]
      : [combatantSentence(name, turn, side, stateParts)];
  }
  const { main, points, beside } = boardMeters(combatant, encounter, rules, turn === 'now');
  const isCombatantNearDeath = isNearDeath(
    combatant,
    main.find((meter) => meter.main),
  );
  const vitalityTexts =
    combatant.vitality === 'up'
      ? isCombatantNearDeath
        ? [t('standing-brink')]
        : []
      : [healthTexts.vitality(rules.id, combatant.vitality)];
  const conditionList = conditionTexts(
    knownConditions({ ...combatant, conditions: conditionsOf(rules, combatant) }, encounter),
    encounter,
    rules,
    'short',
  );
  const textOf = (meter: Meter) => boardMeterText(meter, encounter);
  if (!signs.bars)
    return [
      combatantSentence(name, turn, side, [
        ...main.map(textOf),
        ...vitalityTexts,
        ...conditionList,
        ...points.map(textOf),
        ...beside.map(textOf),
      ]),
    ];
  const bars = main.map((meter) => [textOf(meter), meterBar(meter)].filter((part) => part !== '').join(' '));
  return splitLines(
    boardWords.name(name, turn, side),
    [...bars, ...vitalityTexts, ...points.map(textOf), ...conditionList],
    beside.map(textOf),
    signs.joint,
  );
}

function combatantSentence(name: string, turn: TurnProgress, side: TokenSide, parts: readonly string[]): string {
  return `${boardWords.nameInWords(name, turn, side)}${parts.length === 0 ? '' : ` ${parts.join(', ')}.`}`;
}

/** Sorts the meters to show into those with a bar, the points of a turn, and the others. */
export function boardMeters(combatant: Combatant, encounter: Encounter, rules: Ruleset, hasTurn: boolean) {
  const shownMeters = rules.meters(combatant, encounter).filter(({ when, value, max }) => {
    if (when === undefined) return true;
    if (when === 'status') return false;
    // Points that a combatant has spent before its turn won't be there during the turn, so the remaining ones are shown.
    return hasTurn || (when === 'turn and status' && max !== undefined && value < max);
  });
  const hasBar = ({ when, main, bad, max }: Meter) =>
    when === undefined && max !== undefined && (main === true || bad === 'full');
  return {
    main: shownMeters.filter(hasBar),
    points: shownMeters.filter(({ when }) => when !== undefined),
    beside: shownMeters.filter((meter) => !hasBar(meter) && meter.when === undefined),
  };
}

/** A meter in words. The points of a turn are short: "3 points". */
function boardMeterText(meter: Meter, encounter: Encounter): string {
  const wording = wordingOf(encounter);
  if (meter.when === undefined || meter.resource === undefined || meter.says !== undefined)
    return meterText(meter, encounter);
  return wording.brief(meter.value, meter.resource);
}

/** Splits the parts into lines that fit on a phone: the first after the name, the rest in small print below. */
function splitLines(
  name: string,
  parts: readonly string[],
  smallPrint: readonly string[],
  joint: string,
): readonly string[] {
  const printedLength = (text: string) => text.replaceAll(/\*\*|\\/g, '').length;
  let firstLine = name;
  const smallPrintParts: string[] = [];
  for (const [index, part] of parts.entries()) {
    const longerLine = `${firstLine}${index === 0 ? ' ' : joint}${part}`;
    if (smallPrintParts.length === 0 && (index === 0 || printedLength(longerLine) <= MAX_LINE_LENGTH))
      firstLine = longerLine;
    else smallPrintParts.push(part);
  }
  const lines: string[] = [];
  for (const smallPrintPart of [...smallPrintParts, ...smallPrint]) {
    const lastLine = lines.at(-1);
    if (
      lastLine !== undefined &&
      printedLength(lastLine) + joint.length + printedLength(smallPrintPart) <= MAX_SMALL_LINE_LENGTH
    )
      lines[lines.length - 1] = `${lastLine}${joint}${smallPrintPart}`;
    else lines.push(smallPrintPart);
  }
  return [firstLine, ...lines.map((line) => `-# ${line}`)];
}

/** A meter whose maximum is at most this has one box for each point. Larger meters are drawn in five parts. */
const MAX_METER_BOXES = 6;
const BAR_PARTS = 5;

/**
 * A meter as a bar, rounded to the nearest part. A bar looks full or empty only if the meter is exactly full or empty.
 */
export function meterBar({ value, max = 0 }: Meter): string {
  if (max <= 0) return '';
  if (max <= MAX_METER_BOXES)
    return '■'.repeat(Math.min(Math.max(value, 0), max)) + '□'.repeat(Math.max(max - Math.max(value, 0), 0));
  const roundedPartCount = Math.round((value / max) * BAR_PARTS);
  const filledPartCount =
    value <= 0 ? 0 : value >= max ? BAR_PARTS : Math.min(Math.max(1, roundedPartCount), BAR_PARTS - 1);
  return '▰'.repeat(filledPartCount) + '▱'.repeat(BAR_PARTS - filledPartCount);
}

/** How long the encounter waits for a combatant. Times are in milliseconds since 1970. */
export interface Deadline {
  readonly subject: CombatantId;
  readonly for: 'turn' | 'question';
  /** Undefined if there is no time limit. */
  readonly end?: number;
  /** True if the deadline has passed and nothing has happened automatically. */
  readonly over?: true;
  /** The player's absence that extends the deadline. */
  readonly away?: { readonly user: UserId; readonly from?: number; readonly until?: number };
}

/** The deadlines of an encounter, and whether its timer is stopped. */
export interface Deadlines {
  readonly stopped: boolean;
  readonly all: readonly Deadline[];
}

export const NO_DEADLINES: Deadlines = { stopped: false, all: [] };

/**
 * The lines below each name on the board. If several combatants act now with the same deadline, only the last shows it.
 */
export function deadlineLines(
  { stopped, all }: Deadlines,
  actingCombatants: readonly { readonly id: CombatantId }[],
): ReadonlyMap<CombatantId, readonly string[]> {
  const lastActingId = actingCombatants.at(-1)?.id;
  if (stopped) return new Map(lastActingId === undefined ? [] : [[lastActingId, [t('timer-stopped-short')]]]);
  const lines = new Map<CombatantId, readonly string[]>();
  for (const { subject, ...deadline } of all)
    lines.set(subject, [...(lines.get(subject) ?? []), ...deadlineLinesOf(deadline)]);
  const deadlineTexts = actingCombatants.map(({ id }) => (lines.get(id) ?? []).join('\n'));
  if (new Set(deadlineTexts).size === 1)
    for (const { id } of actingCombatants) if (id !== lastActingId) lines.delete(id);
  return lines;
}

function deadlineLinesOf({ for: what, end, over, away }: Omit<Deadline, 'subject'>): readonly string[] {
  if (over) return [t('timer-over')];
  return [
    ...(away ? [timerWords.away(away)] : []),
    ...(end === undefined ? [] : [what === 'turn' ? timerWords.until(end) : timerWords.answerUntil(end)]),
  ];
}
