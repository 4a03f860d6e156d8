// Project Sol › Combat Modifiers › Concealment, Cover, Flanked: how the defender stands to an attacker

import { tileName } from '../../field/tile.ts';
import { choose } from '../core/choose.ts';
import { bears, type CombatantId, type Encounter } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { standsAt, wordOn } from '../core/standing.ts';
import { flankersOf, linesTo } from './lines.ts';
import { bestOf, type Shelter, shelterOf, takenCover } from './modifiers.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Fighter, Sol } from './sheet.ts';

/** What can be declared of the target's cover. None: the attacker's lines cross no cover, even one it has taken. */
export const COVERS = ['none', 'partial', 'good', 'concealed'] as const;
type Cover = (typeof COVERS)[number];
/** What can be declared of flanking, and what the GM may say of it. */
export const FLANKS = ['none', 'flanked'] as const;

/** How the defender stands: the cover it has, and why it is flanked. */
export interface Standpoint {
  readonly shelter: Shelter | undefined;
  readonly flanked: Reason | undefined;
}

/**
 * How a target stands to an attacker: by the GM's word, else as the field shows, else as it is declared with the attack. Says
 * no to a target without a line of sight, to a flank that nobody can hold, and to what is declared against the field.
 */
export function situationOf(
  encounter: Encounter<Sol>,
  { actor, situation: said = {} }: Pick<Intent, 'actor' | 'situation'>,
  target: Fighter,
): Result<Standpoint, Refusal> {
  const cover = coverOf(encounter, actor, target, said.cover);
  if (!cover.ok) return cover;
  const flanked = flankOf(encounter, actor, target, said.flanked);
  if (!flanked.ok) return flanked;
  return ok({ shelter: cover.value, flanked: flanked.value });
}

/** Concealment: an attack can't target what is fully out of sight. Sight that is partly blocked changes nothing. */
function coverOf(
  encounter: Encounter<Sol>,
  actor: CombatantId,
  target: Fighter,
  typed: string | undefined,
): Result<Shelter | undefined, Refusal> {
  const declared = typed === undefined ? ok(undefined) : choose('cover', typed, COVERS);
  if (!declared.ok) return declared;
  const said = declared.value;
  const shown = shownCover(encounter, actor, target);
  if (!shown) {
    if (said === 'concealed' || bears(target, 'concealed')) return refuse('concealed', { target: target.name });
    // None: the lines do not cross the cover that was taken either.
    return ok(said === 'none' ? undefined : bestOf(encounter, [...shelterOf(said), ...shelterOf(takenCover(target))]));
  }
  if (shown.cover === 'concealed') return refuse('concealed', { target: target.name });
  if (said !== undefined && said !== shown.cover)
    return no({ type: 'against-the-field', said: COVER_WORDS[said], shows: COVER_WORDS[shown.cover] });
  return ok(shown.shelter);
}

const COVER_WORDS: Readonly<Record<Cover, string>> = {
  none: 'no cover',
  partial: 'partial cover',
  good: 'good cover',
  concealed: 'concealed',
};

/** The cover that needs no declaring. */
export interface ShownCover {
  readonly cover: Cover;
  readonly shelter?: Shelter;
}

/** The target's cover by the GM's word, else by the lines of the field. Undefined: neither tells, so that it is declared. */
export function shownCover(encounter: Encounter<Sol>, actor: CombatantId, target: Fighter): ShownCover | undefined {
  const word = wordOn(encounter, actor, target.id);
  const lines = linesTo(encounter, actor, target.id);
  const told = COVERS.find((each) => each === word?.situation.cover);
  if (!lines && told === undefined) return undefined;
  // Who has gone out of sight by a condition is in nobody's, whatever the lines.
  if (bears(target, 'concealed')) return { cover: 'concealed' };
  if (told === 'none' || told === 'concealed') return { cover: told };
  if (told !== undefined) {
    const why = because({ id: 'cover', cover: told, said: true, ...given({ words: word?.why }) });
    return { cover: told, shelter: { cover: told, why } };
  }
  if (!lines || lines.open === 0) return { cover: 'concealed' };
  const shelter = bestOf(encounter, [...lines.shelters, ...shelterOf(takenCover(target))]);
  return shelter ? { cover: shelter.cover, shelter } : { cover: 'none' };
}

/** "They have concealment": whoever no line leads to is in sight of nobody. Where it is declared, nobody has declared it yet. */
export function isInSight(encounter: Encounter<Sol>, actor: CombatantId, target: Fighter): boolean {
  if (bears(target, 'concealed')) return false;
  return shownCover(encounter, actor, target)?.cover !== 'concealed';
}

function flankOf(
  encounter: Encounter<Sol>,
  actor: CombatantId,
  target: Fighter,
  typed: string | undefined,
): Result<Reason | undefined, Refusal> {
  const declared = choose('flanking', typed ?? 'none', FLANKS);
  if (!declared.ok) return declared;
  const said = declared.value === 'flanked';
  const shown = shownFlank(encounter, actor, target);
  if (!shown) return said ? declaredFlank(encounter, target) : ok(undefined);
  const is = shown.why !== undefined;
  if (typed === undefined || said === is) return ok(shown.why);
  return no({ type: 'against-the-field', said: flankWord(said), shows: flankWord(is) });
}

function flankWord(is: boolean): string {
  return is ? 'flanked' : 'not flanked';
}

/** It takes two of the target's enemies who can act; friends do not flank. */
function declaredFlank({ combatants }: Encounter<Sol>, target: Fighter): Result<Reason, Refusal> {
  const enemies = combatants.filter(({ side, vitality }) => side !== target.side && vitality === 'up').length;
  return enemies >= 2 ? ok(because({ id: 'flanked' })) : refuse('not-flanked', { target: target.name, enemies });
}

/** Whether the target is flanked by the GM's word, else by the lines of the field. Undefined: neither tells. */
export function shownFlank(
  encounter: Encounter<Sol>,
  actor: CombatantId,
  target: Fighter,
): { readonly why: Reason | undefined } | undefined {
  const word = wordOn(encounter, actor, target.id);
  const told = FLANKS.find((each) => each === word?.situation.flanked);
  if (told === 'none') return { why: undefined };
  if (told) return { why: because({ id: 'flanked', said: true, ...given({ words: word?.why }) }) };
  if (!standsAt(encounter, actor) || !standsAt(encounter, target.id)) return undefined;
  const by = flankersOf(encounter, actor, target)?.flatMap(({ id }) => {
    const at = standsAt(encounter, id);
    return at ? [{ who: id, at: tileName(at) }] : [];
  });
  return { why: by && because({ id: 'flanked', by }) };
}
