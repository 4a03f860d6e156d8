// Project Sol › Damage in Combat › Wounds; Wound Penalties

import type { CombatantId, Encounter } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { MathStep, Modifier, Reason } from '../core/reason.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import { houseValue } from './house-values.ts';
import { because } from './reasons.ts';
import { type Fighter, type Sheet, type Sol, WOUND_LEVELS, type Wound, type WoundLevel } from './sheet.ts';

/** How many boxes of a level a sheet has. */
export function boxCount({ boxes }: Sheet, level: WoundLevel): number {
  return { 1: boxes.level1, 2: boxes.level2, 3: boxes.level3 }[level];
}

/**
 * How many boxes of a level are free. Never below 0, although a changed sheet can have fewer boxes than the fighter has
 * wounds.
 */
export function freeBoxCount({ sheet, own }: Fighter, level: WoundLevel): number {
  return Math.max(0, boxCount(sheet, level) - own.wounds.filter((wound) => wound.level === level).length);
}

/**
 * A wound's name, as shown and typed: "level 2", or "level 2 (b)" with its box's letter if there are several wounds of
 * that level. A wound keeps its letter when another of its level heals.
 */
export function woundName(wounds: readonly Wound[], wound: Wound): string {
  const letter = woundLetter(wounds, wound);
  return letter === undefined ? `level ${wound.level}` : `level ${wound.level} (${letter})`;
}

/** The letter of a wound's box, which distinguishes it from others of its level. Undefined if it is the only one. */
export function woundLetter(wounds: readonly Wound[], { level, box }: Wound): string | undefined {
  const woundsOfLevel = wounds.filter((wound) => wound.level === level);
  return woundsOfLevel.length < 2 ? undefined : String.fromCharCode(FIRST_LETTER_CODE + box);
}

const FIRST_LETTER_CODE = 'a'.charCodeAt(0);

/** The maximum length of the text that a player can give a wound, in characters. */
export const MAX_WOUND_TEXT_LENGTH = 100;

/** A wound that isn't in one of the sheet's wound boxes yet. */
interface NewWound {
  /** The level after net hits and soak. 0: a grazing hit, without damage. */
  readonly level: number;
  /** The math that leads to the level. */
  readonly steps: readonly MathStep[];
  readonly from: Reason;
  readonly actor?: CombatantId;
  /** The wound's name in the story, if already known. */
  readonly words?: string;
}

/** Adds a wound. Without a free box of its level, the wound goes up a level. Above level 3 it kills. */
export function takeWound(resolution: Resolution<Sol>, target: CombatantId, newWound: NewWound): void {
  const { level, steps } = raiseWoundLevel(resolution.combatant(target), newWound);
  const boxLevel = WOUND_LEVELS.find((each) => each === level);
  const woundCountBefore = resolution.combatant(target).own.wounds.length;
  resolution.record({
    type: 'harmed',
    target,
    from: newWound.from,
    kinds: [],
    came: because({ id: 'level wound', level }),
    steps,
    amount: level,
    before: woundCountBefore,
    after: boxLevel ? woundCountBefore + 1 : woundCountBefore,
    ...given({ actor: newWound.actor }),
  });
  if (boxLevel) fillWoundBox(resolution, target, boxLevel, newWound);
  else if (level > 0) die(resolution, target);
}

/** Raises the level by one for every level without a free box. A level above 3 never has a box. */
function raiseWoundLevel(who: Fighter, { level: startLevel, steps: before }: NewWound) {
  const steps = [...before];
  let level = startLevel;
  for (const fullLevel of WOUND_LEVELS) {
    if (fullLevel !== level || freeBoxCount(who, fullLevel) > 0) continue;
    level += 1;
    steps.push({ why: because({ id: 'box full', level: fullLevel, owner: who.id }), plus: 1, left: level });
  }
  return { level, steps };
}

/** Puts the wound in its box, as the newest of all. The bearer loses their aim. */
function fillWoundBox(
  resolution: Resolution<Sol>,
  target: CombatantId,
  level: WoundLevel,
  { from, words }: NewWound,
): void {
  const woundWords = words ?? askForWoundName(resolution, target, level, from);
  const { wounds } = resolution.combatant(target).own;
  const woundNumber = 1 + Math.max(0, ...wounds.map((wound) => wound.number));
  const usedBoxes = wounds.filter((wound) => wound.level === level).map((wound) => wound.box);
  let boxIndex = 0;
  while (usedBoxes.includes(boxIndex)) boxIndex++;
  setWounds(resolution, target, [
    ...wounds,
    { level, box: boxIndex, number: woundNumber, from, ...given({ words: woundWords }) },
  ]);
  endCondition(resolution, target, 'aiming', because({ id: 'wounded' }));
}

/** Returns the wound's name in the story. Asks the player for it if their auto-reaction says so. */
function askForWoundName(
  resolution: Resolution<Sol>,
  target: CombatantId,
  level: WoundLevel,
  from: Reason,
): string | undefined {
  if (resolution.combatant(target).standingOrders['wound words'] !== 'ask') return undefined;
  return resolution.askForWords(
    target,
    'wound words',
    because({ id: 'words for wound', level, from }),
    MAX_WOUND_TEXT_LENGTH,
  );
}

/** Changes a wound's description, or records that a medkit was tried on it. */
export function changeWound(
  resolution: Resolution<Sol>,
  who: CombatantId,
  { number }: Wound,
  changes: Partial<Pick<Wound, 'words' | 'tried'>>,
): void {
  const { wounds } = resolution.combatant(who).own;
  setWounds(
    resolution,
    who,
    wounds.map((wound) => (wound.number === number ? { ...wound, ...changes } : wound)),
  );
}

/** Removes a wound and frees its box. */
export function removeWound(resolution: Resolution<Sol>, who: CombatantId, { number }: Wound): void {
  const { wounds } = resolution.combatant(who).own;
  setWounds(
    resolution,
    who,
    wounds.filter((wound) => wound.number !== number),
  );
}

function setWounds(resolution: Resolution<Sol>, who: CombatantId, wounds: readonly Wound[]): void {
  resolution.changeOwn(who, { wounds: wounds.toSorted((a, b) => a.level - b.level || a.number - b.number) });
}

function die(resolution: Resolution<Sol>, target: CombatantId): void {
  const { vitality } = resolution.combatant(target);
  resolution.record({ type: 'fell', subject: target, as: because({ id: 'dead' }), before: vitality, after: 'dead' });
}

/**
 * The penalties for wounds. Each level counts once, no matter how many wounds of that level there are. The penalties of
 * the levels add up.
 */
export function woundPenalties(encounter: Encounter<Sol>, { own }: Fighter): readonly Modifier[] {
  return WOUND_LEVELS.filter((level) => own.wounds.some((wound) => wound.level === level)).map((level) => ({
    value: -houseValue(encounter, `level-${level}-penalty`),
    why: because({ id: 'wound', level }),
  }));
}
