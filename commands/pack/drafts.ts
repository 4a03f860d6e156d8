// What was filled into a form and wasn't valid, so that the form can show it again.

import type { Caller } from '../../src/session/caller.ts';

/** The maximum number of remembered forms, for all servers together. They are lost when the process ends. */
const MAX_DRAFTS = 200;

type FilledValues = ReadonlyMap<string, string>;

const drafts = new Map<string, FilledValues>();

/** Remembers what a user filled into a form. */
export function keepDraft(caller: Caller, form: string, inputs: FilledValues): void {
  const key = keyOf(caller, form);
  drafts.delete(key);
  drafts.set(key, inputs);
  const [oldest] = drafts.keys();
  if (drafts.size > MAX_DRAFTS && oldest !== undefined) drafts.delete(oldest);
}

/** What the user filled in before. Empty if it isn't remembered. */
export function draftOf(caller: Caller, form: string): FilledValues {
  return drafts.get(keyOf(caller, form)) ?? new Map();
}

function keyOf({ server, user }: Caller, form: string): string {
  return `${server} ${user} ${form}`;
}
