// TDGS: the facts of an attack or spell that choose its story lines

import { bears, type CombatantId } from '../core/encounter.ts';
import type { Event, EventOf } from '../core/event.ts';
import type { BlowResult, Harm, Struck } from '../core/reason.ts';
import type { Fighter, Tdgs, TdgsResolution } from './sheet.ts';

/** How the book's example damage types do harm. Any other type gets the general phrases. */
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

/** The start of the attack: the target before it, and the number of events so far. */
interface Start {
  readonly before: Fighter;
  readonly since: number;
}

/** Records the result of an attack once all of it is settled. */
export function tellBlow(
  resolution: TdgsResolution,
  blow: Omit<Struck<Tdgs>, 'type' | 'result' | 'harm'>,
  { before, since }: Start,
): void {
  const touched = touching(resolution.events, since, blow.target);
  const result = resultOf(touched, before, resolution.combatant(blow.target));
  const struck = { ...blow, type: 'struck', result } as const;
  const harm = harmsOf(touched);
  resolution.record(harm.length > 0 ? { ...struck, harm } : struck);
}

type Touch = EventOf<'harmed' | 'healed'>;

/** What has harmed or healed the target, starting at an event. */
function touching(events: readonly Event<Tdgs>[], since: number, target: CombatantId): readonly Touch[] {
  const touched: Touch[] = [];
  for (let at = since; at < events.length; at++) {
    const event = events[at];
    if ((event?.type === 'harmed' || event?.type === 'healed') && event.target === target) touched.push(event);
  }
  return touched;
}

function harmsOf(touched: readonly Touch[]): readonly Harm[] {
  const harms: Harm[] = [];
  for (const event of touched) {
    if (event.type !== 'harmed') continue;
    for (const kind of event.kinds) {
      const known = kind.toLowerCase();
      const harm = Object.hasOwn(HARM, known) ? HARM[known] : undefined;
      if (harm !== undefined && !harms.includes(harm)) harms.push(harm);
    }
  }
  return harms;
}

function resultOf(touched: readonly Touch[], before: Fighter, after: Fighter): BlowResult {
  if (after.vitality === 'dead') return before.vitality === 'dead' ? 'nothing' : 'dead';
  const isDown = (who: Fighter) => bears(who, 'Unconscious')?.facts?.knockout === true;
  if (isDown(after) && !isDown(before)) return 'knocked out';
  if (touched.some(({ type, amount }) => type === 'harmed' && amount > 0)) return 'hurt';
  if (touched.some(({ type }) => type === 'healed')) return 'healed';
  return touched.length > 0 ? 'stopped' : 'nothing';
}
