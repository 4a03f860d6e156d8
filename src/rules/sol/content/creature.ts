// Project Sol: how a creature is written down

import type { Archetype } from '../../core/ruleset.ts';
import type { Attribute, Sheet, Sol } from '../sheet.ts';

/** Whoever is neither strong nor weak in anything. */
const FIT: Readonly<Record<Attribute, number>> = {
  BOD: 3,
  AGI: 3,
  REA: 3,
  STR: 3,
  WIL: 3,
  INT: 3,
  LOG: 2,
  CHA: 2,
  EDGE: 1,
};

/** A creature as it is written down: what is not said is plain. */
interface Written
  extends Pick<Sheet, 'weapons'>,
    Partial<Pick<Sheet, 'armor' | 'gear' | 'initiative' | 'leader' | 'medkit'>> {
  /** Attributes other than those of whoever is fit. */
  readonly attributes?: Partial<Record<Attribute, number>>;
  readonly skills: Readonly<Record<string, number>>;
  /** Wound boxes of level 1, 2 and 3. */
  readonly boxes: readonly [level1: number, level2: number, level3: number];
}

/** A creature that a GM can add. `source` is where its figures are from. */
export function creature(name: string, source: string, written: Written): Archetype<Sol> {
  const { attributes, skills, boxes, ...more } = written;
  const [level1, level2, level3] = boxes;
  const sheet: Sheet = {
    armor: [],
    initiative: 0,
    leader: false,
    gear: [],
    marks: [],
    ...more,
    attributes: { ...FIT, ...attributes },
    skills: Object.entries(skills).map(([skill, rank]) => ({ name: skill, rank })),
    boxes: { level1, level2, level3 },
  };
  return { name, kind: 'creature', source, sheet };
}

/** A creature with weapons or armor that are ours as well; `what` says how it differs from all others. */
export function chosen(name: string, what: string, written: Written): Archetype<Sol> {
  return creature(name, `house value, chosen: ${what}`, written);
}
