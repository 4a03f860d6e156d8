// TDGS: the facts of a blow or a spell by which its story is told

import type { Answer, BlowResult, Harm, Way } from '../core/blow.ts';
import type { Tier } from '../core/check.ts';
import { bears, type CombatantId } from '../core/encounter.ts';
import type { Event } from '../core/event.ts';
import type { Fighter, Tdgs, TdgsResolution } from './sheet.ts';

/** How the book's examples of damage types do harm. A type that is not here is told as any blow. */
const HARM: Readonly<Record<string, Harm>> = {
  slashing: 'slash',
  piercing: 'stab',
  bludgeoning: 'crush',
  kinetic: 'crush',
  fire: 'fire',
  plasma: 'fire',
  cold: 'cold',
  cryo: 'cold',
  lightning: 'lightning',
  emp: 'lightning',
  acid: 'acid',
  corrosive: 'acid',
  poison: 'poison',
  radiation: 'poison',
  necrotic: 'dark',
  corruption: 'dark',
  radiant: 'light',
  spiritual: 'light',
  psychic: 'mind',
  force: 'force',
  sonic: 'force',
};

interface Blow {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly tool: string;
  readonly way: Way;
  readonly outcome: Tier;
  readonly answer: Answer;
  /** The target as it was before. */
  readonly before: Fighter;
  /** How many events there were before. */
  readonly since: number;
}

/** Puts on the record what came of a blow, when all of it is settled. */
export function tellBlow(resolution: TdgsResolution, { before, since, ...blow }: Blow): void {
  const events = resolution.events.slice(since);
  const harm = harmsOf(events, blow.target);
  const result = resultOf(events, before, resolution.combatant(blow.target));
  resolution.record({ type: 'struck', ...blow, result, ...(harm.length > 0 && { harm }) });
}

function harmsOf(events: readonly Event<Tdgs>[], target: CombatantId): readonly Harm[] {
  const kinds = events.flatMap((event) => (event.type === 'harmed' && event.target === target ? event.kinds : []));
  const harms = kinds
    .map((kind) => kind.toLowerCase())
    .flatMap((kind) => (Object.hasOwn(HARM, kind) ? [HARM[kind]] : []));
  return [...new Set(harms.filter((harm) => harm !== undefined))];
}

function resultOf(events: readonly Event<Tdgs>[], before: Fighter, after: Fighter): BlowResult {
  if (after.vitality === 'dead') return before.vitality === 'dead' ? 'nothing' : 'dead';
  const isDown = (who: Fighter) => bears(who, 'Unconscious')?.facts?.knockout === true;
  if (isDown(after) && !isDown(before)) return 'knocked out';
  const touched = events.flatMap((event) =>
    (event.type === 'harmed' || event.type === 'healed') && event.target === after.id ? [event] : [],
  );
  if (touched.some(({ type, amount }) => type === 'harmed' && amount > 0)) return 'hurt';
  if (touched.some(({ type }) => type === 'healed')) return 'healed';
  return touched.length > 0 ? 'stopped' : 'nothing';
}
