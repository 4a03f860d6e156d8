// Project Sol › Combat Modifiers

import type { Modifier } from '../core/check.ts';
import { bears, type Encounter } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { house } from './house.ts';
import { because } from './reasons.ts';
import type { Fighter, Sol } from './sheet.ts';

/** Cover that somebody has, and why. */
export interface Shelter {
  readonly cover: 'partial' | 'good';
  readonly why: Reason;
}

/** Of several covers the best counts, in melee too; of equal ones the first. */
export function bestOf(encounter: Encounter<Sol>, shelters: readonly Shelter[]): Shelter | undefined {
  const dice = ({ cover }: Shelter) => house(encounter, `${cover}-cover`);
  return shelters.toSorted((one, other) => dice(other) - dice(one))[0];
}

/** Cover of that kind, for no other reason than that somebody says so or has taken it. */
export function shelterOf(cover: Shelter['cover'] | undefined): readonly Shelter[] {
  return cover === undefined ? [] : [{ cover, why: because({ id: 'cover', cover }) }];
}

/** The cover that somebody has taken, the best where the GM has put on both. */
export function takenCover(who: Fighter): Shelter['cover'] | undefined {
  if (bears(who, 'good cover')) return 'good';
  return bears(who, 'partial cover') && 'partial';
}

/** Dice for the dodge pool by cover. */
export function coverBonus(encounter: Encounter<Sol>, shelter: Shelter | undefined): readonly Modifier[] {
  return shelter ? [{ value: house(encounter, `${shelter.cover}-cover`), why: shelter.why }] : [];
}

/** Flanked: 2 dice fewer to dodge with. Once, however many flank. */
export function flankedPenalty(why: Reason | undefined): readonly Modifier[] {
  return why ? [{ value: -2, why }] : [];
}
