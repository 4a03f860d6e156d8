import type { Need, Needs, PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';
import type { Reply } from './reply.ts';

/** What came with a button, a select menu or a form. */
export interface ComponentInput {
  /** What its id carries after the verb. */
  readonly args: readonly string[];
  /** What was chosen in a select menu. */
  readonly chosen: readonly string[];
  /** What was written into a form, by field. */
  readonly fields: ReadonlyMap<string, string>;
}

/** What a button, menu or form does: a verb, and a handler that answers like a command. */
export interface ComponentHandler {
  /** What is to be loaded for `run`. */
  needs(pressed: ComponentInput): PartialNeeds;
  readonly action: string;
  run(pressed: ComponentInput, session: Session<Need>): Reply;
}

/** Declares what a button, menu or form does. */
export function component<const N extends Need = never>({
  action,
  needs,
  run,
}: {
  readonly action: string;
  /** What is loaded besides the channel's encounter. */
  readonly needs?: Needs<N> | ((pressed: ComponentInput) => Needs<N>);
  readonly run: (pressed: ComponentInput, session: Session<NoInfer<N>>) => Reply;
}): ComponentHandler {
  return { action, needs: (pressed) => (typeof needs === 'function' ? needs(pressed) : (needs ?? {})), run };
}

/** Discord's longest id of a component. */
const LONGEST_ID = 100;

/** The id of a component: its verb and what it carries. Throws where that is too long: ids are made by the program. */
export function componentId(verb: string, ...carried: readonly (string | number)[]): string {
  const id = [verb, ...carried].join('|');
  if (id.length > LONGEST_ID) throw new Error(`A component's id has ${id.length} characters: ${id}`);
  return id;
}

/** The verb of a component's id, and what it carries. Whoever sent it: nothing of it is believed before it is checked. */
export function readComponentId(id: string): { readonly verb: string; readonly carried: readonly string[] } {
  const [verb = '', ...carried] = id.split('|');
  return { verb, carried };
}

/** A whole number that an id carries, not negative; −1 where it is none. */
export function numberArg(carried: string | undefined): number {
  return carried !== undefined && /^\d{1,9}$/.test(carried) ? Number(carried) : -1;
}
