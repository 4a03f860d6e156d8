import { choose } from '../rules/core/choose.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { fitName } from './new-combatant.ts';
import { MOST_SAVED, type Saved } from './saved.ts';
import type { Session } from './session.ts';

/** Keeps an act or a roll of the caller's. One of the same name gives way. Refused for an unfit name, and for too many. */
export function save(session: Session<'saved'>, typed: string, of: Omit<Saved, 'name'>): Result<Saved, Refusal> {
  const name = fitName(typed);
  if (!name.ok) return name;
  const { saved } = session.loaded;
  const alike = saved.filter(({ system }) => system === of.system);
  const same = alike.some((each) => each.name.toLowerCase() === name.value.toLowerCase());
  if (!same && alike.length >= MOST_SAVED) return no({ type: 'too-many', what: 'saved', most: MOST_SAVED });
  return ok(session.save({ ...of, name: name.value }));
}

/** The one of that name among what the caller has saved here. */
export function savedNamed(session: Session<'saved'>, typed: string): Result<Saved, Refusal> {
  return choose('saved act or roll', typed, session.loaded.saved);
}
