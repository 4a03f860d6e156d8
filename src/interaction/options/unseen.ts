import { choose } from '../../rules/core/choose.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { map, ok } from '../../rules/core/result.ts';
import { ALL, isGm } from '../../session/authorize.ts';
import { type Option, resolved } from '../option.ts';
import type { Choices } from '../suggestion.ts';

/** Those who wait unseen: one by its name, or all. */
export function unseen(description: string): Option<readonly Combatant[]> {
  return resolved(description, {
    suggest: waiting,
    resolve(typed, { encounter }) {
      const { hidden = [] } = encounter ?? {};
      if (typed.trim().toLowerCase() === ALL && hidden.length > 0) return ok(hidden);
      return map(choose('hidden creature', typed, hidden), (found) => [found]);
    },
  });
}

/** Only a GM is told that there are any. */
const waiting: Choices = (session) => {
  const { hidden = [] } = session.encounter ?? {};
  if (!isGm(session) || hidden.length === 0) return [];
  return [...hidden.map(({ name }) => name), ...(hidden.length > 1 ? [ALL] : [])];
};
