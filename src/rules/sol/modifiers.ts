// Project Sol › Combat Modifiers

import type { Modifier } from '../core/check.ts';
import { choose } from '../core/choose.ts';
import { bears, type Encounter } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { house } from './content/house.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Fighter, Sol } from './sheet.ts';

/** What can be declared of the target's cover. None: the attacker's lines cross no cover, even one it has taken. */
export const COVERS = ['none', 'partial', 'good', 'concealed'] as const;
export type Cover = Exclude<(typeof COVERS)[number], 'concealed'>;
/** What can be declared of flanking. */
const FLANKS = ['none', 'flanked'] as const;

/** How the defender stands, as declared with the attack until a map computes it. */
export interface Standpoint {
  /** Nothing where nobody says. */
  readonly cover: Cover | undefined;
  readonly flanked: boolean;
}

/** Reads what is declared; says no to a target without a line of sight, and to a flank that nobody can hold. */
export function standpoint(
  encounter: Encounter<Sol>,
  target: Fighter,
  situation: Situation = {},
): Result<Standpoint, Refusal> {
  const cover = concealment(target, situation.cover);
  if (!cover.ok) return cover;
  const flanked = flanking(encounter, target, situation.flanked);
  if (!flanked.ok) return flanked;
  return ok({ cover: cover.value, flanked: flanked.value });
}

/** Concealment: "they have concealment and may not be targeted by an attack". Sight that is partly blocked changes nothing. */
function concealment(target: Fighter, typed: string | undefined): Result<Cover | undefined, Refusal> {
  const cover = typed === undefined ? ok(undefined) : choose('cover', typed, COVERS);
  if (!cover.ok) return cover;
  if (cover.value === 'concealed' || bears(target, 'concealed')) return refuse('concealed', { target: target.name });
  return ok(cover.value);
}

/** Flanked: it takes two of the target's enemies who can act; friends do not flank. */
function flanking(
  { combatants }: Encounter<Sol>,
  target: Fighter,
  typed: string | undefined,
): Result<boolean, Refusal> {
  const flank = choose('flanking', typed ?? 'none', FLANKS);
  if (!flank.ok) return flank;
  if (flank.value === 'none') return ok(false);
  const enemies = combatants.filter(({ side, vitality }) => side !== target.side && vitality === 'up').length;
  return enemies >= 2 ? ok(true) : refuse('not-flanked', { target: target.name, enemies });
}

/** Dice for the dodge pool by cover: of what is declared and what the target has taken the best counts, in melee too. */
export function coverBonus(
  encounter: Encounter<Sol>,
  target: Fighter,
  declared: Cover | undefined,
): readonly Modifier[] {
  if (declared === 'none') return [];
  let best: Modifier | undefined;
  for (const cover of [declared, takenCover(target)]) {
    if (cover === undefined) continue;
    const value = house(encounter, `${cover}-cover`);
    if (best === undefined || value > best.value) best = { value, why: because({ id: 'cover', cover }) };
  }
  return best ? [best] : [];
}

/** The cover that somebody has taken, the best where the GM has put on both. */
export function takenCover(who: Fighter): 'partial' | 'good' | undefined {
  if (bears(who, 'good cover')) return 'good';
  return bears(who, 'partial cover') && 'partial';
}

/** "A flanked character suffers a dice pool penalty of 2 when dodging attacks." Once, however many flank. */
export function flankedPenalty(flanked: boolean): readonly Modifier[] {
  return flanked ? [{ value: -2, why: because({ id: 'flanked' }) }] : [];
}
