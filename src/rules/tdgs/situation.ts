// TDGS › 3 Resolution › Modifiers, Positional Modifiers; 14 Movement › Cover, High Ground

import type { Modifier } from '../core/check.ts';
import { noSuch } from '../core/choose.ts';
import { given } from '../core/given.ts';
import type { SituationChoices } from '../core/offers.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { because } from './reasons.ts';
import type { Band, Fight } from './sheet.ts';

const POSITIONS = { flanked: 2, surrounded: 4, overwhelmed: 6 } as const;
const COVERS = { none: 0, partial: 2, half: 4, full: 0 } as const;

/** Names of the positions and covers that may be declared. */
const FLANKED = Object.keys(POSITIONS);
const COVER = Object.keys(COVERS);

/** What may be said of how two stand with a weapon or a spell that reaches so far: only what changes something. */
export function choicesFor(
  encounter: Fight,
  ranges: readonly Band[],
  way: 'melee' | 'shot' | 'other',
): SituationChoices | undefined {
  const choices = given({
    ranges: ranges.length > 1 ? ranges : undefined,
    cover: way === 'shot' ? ['partial', 'half'] : undefined,
    flanked: way === 'melee' ? FLANKED : undefined,
    highGround: encounter.settings['high ground'] === true ? (true as const) : undefined,
  });
  return Object.keys(choices).length > 0 ? choices : undefined;
}

/** The situation as declared, checked: words that mean nothing are refused, full cover against a shot too. */
export interface Placed {
  /** On the attacker's roll. */
  readonly modifiers: readonly Modifier[];
  /** On the target's REF. */
  readonly cover: readonly Modifier[];
}

/**
 * Flanked +2, surrounded +4, overwhelmed +6, for melee by the adjacent; high ground +2 where the scene allows it;
 * partial cover +2 REF, half +4, full: no target; cover counts against ranged attacks and spells against REF only.
 */
export function placed(
  encounter: Fight,
  { flanked, cover, highGround }: Situation,
  { melee, band, name }: { readonly melee: boolean; readonly band: Band; readonly name: string },
): Result<Placed, Refusal> {
  const position = flanked === undefined ? undefined : word(POSITIONS, flanked);
  if (flanked !== undefined && position === undefined) return noSuch('position', flanked, FLANKED);
  const behind = cover === undefined ? 'none' : word(COVERS, cover);
  if (behind === undefined) return noSuch('cover', cover ?? '', COVER);
  if (!melee && behind === 'full') return no({ type: 'rule', rule: 'tdgs/full-cover', facts: { name } });
  const modifiers: Modifier[] = [];
  if (position !== undefined && melee && band === 'Adjacent')
    modifiers.push({ value: POSITIONS[position], why: because({ id: 'position', position }) });
  if (highGround === true && encounter.settings['high ground'] === true)
    modifiers.push({ value: 2, why: because({ id: 'high ground' }) });
  return ok({
    modifiers,
    cover: melee || behind === 'none' ? [] : [{ value: COVERS[behind], why: because({ id: 'cover', cover: behind }) }],
  });
}

function word<K extends string>(table: Readonly<Record<K, number>>, typed: string): K | undefined {
  const wanted = typed.trim().toLowerCase();
  return keysOf(table).find((key) => key === wanted);
}

function keysOf<K extends string>(table: Readonly<Record<K, number>>): readonly K[] {
  const keys: K[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
