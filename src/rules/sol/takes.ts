// Project Sol: which of the options of a deed each action has a use for. One that would change nothing is refused.

import type { Action } from '../core/action.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { refuse } from './refusals.ts';
import type { Sol } from './sheet.ts';

/** What may be said of a deed, besides one's own words. */
export type Option = Exclude<keyof Intent, 'action' | 'actor' | 'words' | 'situation'> | keyof Situation;

/** The action, refused with options that it has no use for. */
export function taking(options: readonly Option[], action: Action<Sol>): Action<Sol> {
  return {
    ...action,
    begin(encounter, intent) {
      const used = onlyUsed(options, intent);
      return used.ok ? action.begin(encounter, intent) : used;
    },
  };
}

function onlyUsed(options: readonly Option[], intent: Intent): Result<undefined, Refusal> {
  const { targets, tool, manner, amount, to, situation = {} } = intent;
  const said: Readonly<Record<string, unknown>> = {
    targets,
    tool,
    manner,
    amount: amount || undefined,
    to,
    ...situation,
  };
  const used: readonly string[] = options;
  for (const option in said) if (isSaid(said[option]) && !used.includes(option)) return refuse('no-use', { option });
  return ok();
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}
