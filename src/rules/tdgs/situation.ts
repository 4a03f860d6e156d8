// TDGS › 3 Resolution › Modifiers, Positional Modifiers; 14 Movement › Cover, High Ground

import type { CombatantId, Situation } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent, SituationChoices } from '../core/intent.ts';
import { overrideOn } from '../core/map-positions.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result, unknownName } from '../core/refusal.ts';
import { areOnMap, COVERS, POSITIONS, type SituationReasons, situationOnMap } from './field.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import { BANDS, type Band, type Fight } from './sheet.ts';

const POSITION_BONUSES = { flanked: 2, surrounded: 4, overwhelmed: 6 } as const;
const COVER_BONUSES = { none: 0, partial: 2, half: 4, full: 0 } as const;

/**
 * The situation of one combatant relative to another from any source, with reasons if it comes from the map or the GM.
 */
interface FullSituation extends Situation {
  readonly whys: SituationReasons;
  /** True if the situation comes from the map and the GM's overrides. Undefined if it was stated with the action. */
  readonly isShown?: true;
}

/**
 * The situation of one combatant relative to another: without a map, as stated with the action; on a map, as the
 * squares show it, unless the GM overrides it. Refuses a statement that contradicts the map.
 */
export function situationOf(
  encounter: Fight,
  { actor, situation: typedSituation = {} }: Pick<Intent, 'actor' | 'situation'>,
  target: CombatantId,
): Result<FullSituation, Refusal> {
  const mapSituation = situationOnMap(encounter, actor, target);
  if (!mapSituation) return ok({ ...typedSituation, whys: {} });
  const { reasons: _, ...squares } = mapSituation;
  const fullSituation = withOverride(encounter, actor, target, { ...squares, isShown: true });
  return contradictionRefusal(typedSituation, fullSituation, encounter) ?? ok(fullSituation);
}

/**
 * Whether two combatants are Adjacent, for actions that need a touch. On a map, the squares decide. Without a map, they
 * are Adjacent unless the player states another range.
 */
export function isAdjacent(
  encounter: Fight,
  intent: Pick<Intent, 'actor' | 'situation'>,
  target: CombatantId,
): Result<boolean, Refusal> {
  const situationResult = situationOf(encounter, intent, target);
  if (!situationResult.ok) return situationResult;
  const { range = 'Adjacent', cover, isShown } = situationResult.value;
  return ok(range.trim().toLowerCase() === 'adjacent' && !(isShown && cover === 'full'));
}

/** The map's situation with the GM's overrides. Unknown words change nothing. */
function withOverride(
  encounter: Fight,
  actor: CombatantId,
  target: CombatantId,
  mapSituation: FullSituation,
): FullSituation {
  const { situation, why: words } = overrideOn(encounter, actor, target) ?? {};
  if (!situation) return mapSituation;
  const why = words === undefined ? {} : { why: because({ id: 'said', words }) };
  const overruledReason = (reason: Reason): Reason => because({ id: 'overruled', of: reason, ...why });
  const range = findWord(BANDS, situation.range);
  const cover = findWord(COVERS, situation.cover);
  const position = findWord([...POSITIONS, 'none'] as const, situation.flanked);
  const { highGround } = situation;
  const { flanked: flankedOnMap, ...rest } = mapSituation;
  const flankedPosition = position === undefined ? flankedOnMap : position === 'none' ? undefined : position;
  return {
    ...rest,
    ...given({ range, cover, flanked: flankedPosition, highGround }),
    whys: {
      ...mapSituation.whys,
      ...given({
        range: range && overruledReason(because({ id: 'band', band: range })),
        cover: cover && overruledReason(because({ id: 'cover', cover })),
        flanked: position && position !== 'none' ? overruledReason(because({ id: 'position', position })) : undefined,
        highGround: highGround ? overruledReason(because({ id: 'high ground' })) : undefined,
      }),
    },
  };
}

/** Refuses a statement that differs from the map. Undefined if nothing differs. */
function contradictionRefusal(
  statedSituation: Situation,
  mapSituation: FullSituation,
  { settings }: Fight,
): Result<never, Refusal> | undefined {
  const statements = [
    ['range', statedSituation.range, mapSituation.range],
    ['cover', statedSituation.cover, mapSituation.cover],
    ['flanked', statedSituation.flanked, mapSituation.flanked ?? 'none'],
  ] as const;
  for (const [option, statedWord, shownWord = 'none'] of statements)
    if (statedWord !== undefined && statedWord.trim().toLowerCase() !== shownWord.toLowerCase())
      return no({ type: 'against-the-field', option, said: statedWord, shows: shownWord });
  const { highGround } = statedSituation;
  const shows = mapSituation.highGround === true;
  if (settings['high ground'] === true && highGround !== undefined && highGround !== shows)
    return no({ type: 'against-the-field', option: 'high_ground', said: highGround, shows });
  return undefined;
}

/**
 * The parts of a situation that can be stated for a weapon or spell with these ranges: only those that change
 * something. Undefined if there are none, or if the squares decide them for every possible target.
 */
export function situationChoicesFor(
  encounter: Fight,
  { actor, targets }: { readonly actor: CombatantId; readonly targets: readonly CombatantId[] },
  ranges: readonly Band[],
  way: 'melee' | 'shot' | 'other',
): SituationChoices | undefined {
  if (targets.length > 0 && targets.every((target) => areOnMap(encounter, actor, target))) return undefined;
  const situationChoices = given({
    ranges: ranges.length > 1 ? ranges : undefined,
    cover: way === 'shot' ? ['partial', 'half'] : undefined,
    flanked: way === 'melee' ? POSITIONS : undefined,
    highGround: encounter.settings['high ground'] === true ? (true as const) : undefined,
  });
  return Object.keys(situationChoices).length > 0 ? situationChoices : undefined;
}

/** The situation after checks. Unknown words and shots at full cover were refused. */
export interface CheckedSituation {
  /** Modifiers to the attacker's roll. */
  readonly modifiers: readonly Modifier[];
  /** Modifiers to the target's REF. */
  readonly cover: readonly Modifier[];
}

/**
 * The modifiers of a situation. Flanked gives +2, surrounded +4 and overwhelmed +6, to adjacent melee attackers. High
 * ground gives +2 if the encounter allows it. Partial cover gives +2 REF, half cover +4, and full cover makes the
 * attack impossible. Cover only counts against ranged attacks and spells against REF. Ruling "On a map": if no line is
 * open, no one can be targeted.
 */
export function situationModifiers(
  encounter: Fight,
  { flanked, cover, highGround, whys, isShown }: FullSituation,
  { melee, band, name }: { readonly melee: boolean; readonly band: Band; readonly name: string },
): Result<CheckedSituation, Refusal> {
  const position = findWord(POSITIONS, flanked);
  if (flanked !== undefined && position === undefined) return unknownName('position', flanked, POSITIONS);
  const coverWord = cover === undefined ? 'none' : findWord(COVERS, cover);
  if (coverWord === undefined) return unknownName('cover', cover ?? '', COVERS);
  if (isShown && coverWord === 'full') return no(refusal('no-line', { name }));
  if (!melee && coverWord === 'full') return no(refusal('full-cover', { name }));
  const modifiers: Modifier[] = [];
  if (position !== undefined && melee && band === 'Adjacent')
    modifiers.push({ value: POSITION_BONUSES[position], why: whys.flanked ?? because({ id: 'position', position }) });
  if (highGround === true && encounter.settings['high ground'] === true)
    modifiers.push({ value: 2, why: whys.highGround ?? because({ id: 'high ground' }) });
  const coverModifier = {
    value: COVER_BONUSES[coverWord],
    why: whys.cover ?? because({ id: 'cover', cover: coverWord }),
  };
  return ok({ modifiers, cover: melee || coverWord === 'none' ? [] : [coverModifier] });
}

/** Finds a typed word in a list, ignoring case. */
function findWord<const K extends string>(words: readonly K[], input: string | undefined): K | undefined {
  if (input === undefined) return undefined;
  const lowerInput = input.trim().toLowerCase();
  return words.find((each) => each.toLowerCase() === lowerInput);
}
