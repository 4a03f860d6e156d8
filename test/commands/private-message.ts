// Reads a reply that only one user sees, and uses its buttons, menus and form.

import type { Reply } from '../../src/interaction/reply.ts';
import { formOf } from '../../src/terminal/repl.ts';
import { buttonsOf, labelOf, selectsOf, textsOf } from '../loopback/components.ts';
import { type PostedTable, textOf } from '../posts/posted-table.ts';

/** All the text in a reply. */
export function replyText(reply: Reply): string {
  return [textOf(reply), ...textsOf(reply.components ?? [])].join('\n');
}

/** The labels of a reply's buttons. */
export function labels({ components = [] }: Reply): readonly string[] {
  return buttonsOf(components).flatMap((each) => labelOf(each) ?? []);
}

/** Presses the first button whose label begins with `label`. */
export function tap(table: PostedTable, user: string, { components = [] }: Reply, label: string): Promise<Reply> {
  const foundButton = buttonsOf(components).find((each) => labelOf(each)?.startsWith(label));
  if (!foundButton || !('custom_id' in foundButton)) throw new Error(`No button ${label}`);
  return table.pressId(user, foundButton.custom_id);
}

/** Chooses a value in the first menu whose placeholder begins with `menu`. */
export function choose(table: PostedTable, user: string, { components = [] }: Reply, menu: string, value: string) {
  const foundMenu = selectsOf(components).find(({ placeholder }) => placeholder?.startsWith(menu));
  if (!foundMenu) throw new Error(`No menu ${menu}`);
  return table.pressId(user, foundMenu.custom_id, [value]);
}

/** Sends a reply's form with some fields changed. `values` maps the ids of these fields to their new values. */
export function fill(table: PostedTable, user: string, reply: Reply, values: Readonly<Record<string, string>> = {}) {
  const form = formOf(reply);
  if (!form) throw new Error('No form');
  return table.submit(
    user,
    form.component,
    Object.fromEntries(form.fields.map(({ id, filled }) => [id, values[id] ?? filled])),
  );
}
