// TDGS › 8 Combat › Conditions: how a condition on somebody is called

import type { Reason } from '../core/reason.ts';
import type { KnownCondition } from '../core/secrecy.ts';
import { because } from './reasons.ts';
import { INTERACTIONS } from './sheet.ts';

/** How a condition is called where there is more to tell: of whom, from whom, knocked out or asleep. */
export function nameOf({ name, source, facts }: KnownCondition): Reason | undefined {
  switch (name) {
    case 'Frightened':
    case 'Charmed':
    case 'Grappled':
    case 'Aware':
      return source === undefined ? undefined : because({ id: 'bound', bound: name, to: source });
    case 'Hidden':
      return because({ id: 'concealed', from: Object.keys(facts ?? {}) });
    case 'Enchanted': {
      const kind = INTERACTIONS.find((each) => each === facts?.interaction);
      return kind && because({ id: 'lent', kind, type: String(facts?.type) });
    }
    case 'Unconscious':
      return because({ id: 'senseless', how: facts?.knockout === true ? 'knocked out' : 'asleep' });
    default:
      return undefined;
  }
}
