// TDGS: the facts of an attack or spell that choose its story lines

import { type CombatantId, findCondition } from '../core/encounter.ts';
import type { Event, EventOf } from '../core/event.ts';
import type { AttackResult, AttackSettled, Harm } from '../core/reason.ts';
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
interface AttackStart {
  readonly before: Fighter;
  readonly since: number;
}

/** Records the result of an attack once all of it is settled. */
export function recordAttackResult(
  resolution: TdgsResolution,
  blow: Omit<AttackSettled<Tdgs>, 'type' | 'result' | 'harm'>,
  { before, since }: AttackStart,
): void {
  const hpEvents = hpEventsSince(resolution.events, since, blow.target);
  const result = resultOf(hpEvents, before, resolution.combatant(blow.target));
  const struckEvent = { ...blow, type: 'struck', result } as const;
  const harm = harmsOf(hpEvents);
  resolution.record(harm.length > 0 ? { ...struckEvent, harm } : struckEvent);
}

type HpEvent = EventOf<'harmed' | 'healed'>;

/** What has harmed or healed the target, starting at an event. */
function hpEventsSince(events: readonly Event<Tdgs>[], since: number, target: CombatantId): readonly HpEvent[] {
  const touched: HpEvent[] = [];
  for (let index = since; index < events.length; index++) {
    const event = events[index];
    if ((event?.type === 'harmed' || event?.type === 'healed') && event.target === target) touched.push(event);
  }
  return touched;
}

function harmsOf(touched: readonly HpEvent[]): readonly Harm[] {
  const harms: Harm[] = [];
  for (const event of touched) {
    if (event.type !== 'harmed') continue;
    for (const kind of event.kinds) {
      const lowerKind = kind.toLowerCase();
      const harm = Object.hasOwn(HARM, lowerKind) ? HARM[lowerKind] : undefined;
      if (harm !== undefined && !harms.includes(harm)) harms.push(harm);
    }
  }
  return harms;
}

function resultOf(touched: readonly HpEvent[], before: Fighter, after: Fighter): AttackResult {
  if (after.vitality === 'dead') return before.vitality === 'dead' ? 'nothing' : 'dead';
  const isDown = (who: Fighter) => findCondition(who, 'Unconscious')?.facts?.knockout === true;
  if (isDown(after) && !isDown(before)) return 'knocked out';
  if (touched.some(({ type, amount }) => type === 'harmed' && amount > 0)) return 'hurt';
  if (touched.some(({ type }) => type === 'healed')) return 'healed';
  return touched.length > 0 ? 'stopped' : 'nothing';
}
