// What happened to whom, kept from a fight's events until those concerned are on turn again.

import type { CombatantId } from './encounter.ts';
import type { Event } from './event.ts';

/** Something that befell somebody (`subject`), as a fact. */
export type News =
  | {
      readonly type: 'struck' | 'healed';
      readonly subject: CombatantId;
      readonly actor: CombatantId;
      /** Absent: the system keeps in its own state what was lost or has healed. */
      readonly resource?: string;
      readonly amount: number;
    }
  | { readonly type: 'missed'; readonly subject: CombatantId; readonly actor: CombatantId }
  | { readonly type: 'gained' | 'ended'; readonly subject: CombatantId; readonly condition: string }
  | { readonly type: 'fell' | 'rose'; readonly subject: CombatantId };

/** What an event is to those who were not on turn. Absent: nothing. */
export function newsOf(event: Event): News | undefined {
  switch (event.type) {
    case 'harmed':
    case 'healed': {
      const { type, actor, target: subject, resource, amount } = event;
      if (actor === undefined || actor === subject || amount <= 0) return undefined;
      const how = type === 'harmed' ? 'struck' : 'healed';
      return { type: how, subject, actor, amount, ...(resource !== undefined && { resource }) };
    }
    case 'struck': {
      const { actor, target, result, helpful } = event;
      if (helpful || (result !== 'nothing' && result !== 'stopped' && result !== 'stopped by armor')) return undefined;
      return { type: 'missed', subject: target, actor };
    }
    case 'condition-gained':
      return { type: 'gained', subject: event.subject, condition: event.condition.name };
    case 'condition-ended': {
      const { subject, condition } = event;
      const { duration } = condition;
      // What lasts until its bearer's next turn always ends there, as everybody knows.
      const lapses = duration?.until === 'turn-start' && duration.of === subject;
      return lapses ? undefined : { type: 'ended', subject, condition: condition.name };
    }
    case 'fell':
    case 'rose':
      return { type: event.type, subject: event.subject };
    default:
      return undefined;
  }
}
