// TDGS: the facts about an attack or spell that decide which story lines can tell it

import { type CombatantId, findCondition } from '../core/encounter.ts';
import type { Event, EventOf } from '../core/event.ts';
import type { AttackResult, AttackSettled, Harm } from '../core/reason.ts';
import type { Fighter, Tdgs, TdgsResolution } from './sheet.ts';

/** How the book's example damage types do harm. Any other type gets the general phrases. */
const HARM_BY_TYPE: ReadonlyMap<string, Harm> = new Map([
  ['slashing', 'slash'],
  ['piercing', 'stab'],
  ['bludgeoning', 'crush'],
  ['kinetic', 'crush'],
  ['fire', 'fire'],
  ['plasma', 'fire'],
  ['cold', 'cold'],
  ['cryo', 'cold'],
  ['lightning', 'lightning'],
  ['emp', 'lightning'],
  ['acid', 'acid'],
  ['corrosive', 'acid'],
  ['poison', 'poison'],
  ['radiation', 'poison'],
  ['necrotic', 'dark'],
  ['corruption', 'dark'],
  ['radiant', 'light'],
  ['spiritual', 'light'],
  ['psychic', 'mind'],
  ['force', 'force'],
  ['sonic', 'force'],
]);

/** The state before an attack: its target, and the number of events so far. */
interface AttackStart {
  readonly before: Fighter;
  readonly since: number;
}

/** Records the result of an attack after all of its effects are settled. */
export function recordAttackResult(
  resolution: TdgsResolution,
  attackFacts: Omit<AttackSettled<Tdgs>, 'type' | 'result' | 'harm'>,
  { before, since }: AttackStart,
): void {
  const hpEvents = hpEventsSince(resolution.events, since, attackFacts.target);
  const result = attackResultOf(hpEvents, before, resolution.combatant(attackFacts.target));
  const struckEvent = { ...attackFacts, type: 'struck', result } as const;
  const harms = harmsOf(hpEvents);
  resolution.record(harms.length > 0 ? { ...struckEvent, harm: harms } : struckEvent);
}

type HpEvent = EventOf<'harmed' | 'healed'>;

/** The events, from a given index on, that harmed or healed the target. */
function hpEventsSince(events: readonly Event<Tdgs>[], since: number, target: CombatantId): readonly HpEvent[] {
  const hpEvents: HpEvent[] = [];
  for (let index = since; index < events.length; index++) {
    const event = events[index];
    if ((event?.type === 'harmed' || event?.type === 'healed') && event.target === target) hpEvents.push(event);
  }
  return hpEvents;
}

function harmsOf(hpEvents: readonly HpEvent[]): readonly Harm[] {
  const harms: Harm[] = [];
  for (const event of hpEvents) {
    if (event.type !== 'harmed') continue;
    for (const damageType of event.kinds) {
      const harm = HARM_BY_TYPE.get(damageType.toLowerCase());
      if (harm !== undefined && !harms.includes(harm)) harms.push(harm);
    }
  }
  return harms;
}

function attackResultOf(hpEvents: readonly HpEvent[], before: Fighter, after: Fighter): AttackResult {
  if (after.vitality === 'dead') return before.vitality === 'dead' ? 'nothing' : 'dead';
  const isKnockedOut = (who: Fighter) => findCondition(who, 'Unconscious')?.facts?.knockout === true;
  if (isKnockedOut(after) && !isKnockedOut(before)) return 'knocked out';
  if (hpEvents.some(({ type, amount }) => type === 'harmed' && amount > 0)) return 'hurt';
  if (hpEvents.some(({ type }) => type === 'healed')) return 'healed';
  return hpEvents.length > 0 ? 'stopped' : 'nothing';
}
