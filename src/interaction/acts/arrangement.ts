import type { Kind } from '../../rules/core/action.ts';
import type { WholeAct } from '../../rules/core/whole-acts.ts';

/** Acts that are found together. */
export interface ActMenu {
  readonly menu: Kind | 'gm' | 'other';
  readonly acts: readonly WholeAct[];
}

/** Most acts that are buttons: two rows. */
const MOST_BUTTONS = 10;

/** What needs no choice, and what is alone of its kind, as buttons; the rest in a menu for each kind. What only a GM does comes last. */
export function arrange(acts: readonly WholeAct[]): {
  readonly buttons: readonly WholeAct[];
  readonly menus: readonly ActMenu[];
} {
  const plain = acts.filter((act) => isPlain(act)).slice(0, MOST_BUTTONS);
  const menus = menusOf(acts.filter((act) => !plain.includes(act)));
  const lone = menus.filter((each) => each.acts.length === 1).slice(0, MOST_BUTTONS - plain.length);
  return {
    buttons: [...plain, ...lone.flatMap((each) => each.acts)],
    menus: menus.filter((each) => !lone.includes(each)),
  };
}

function menusOf(acts: readonly WholeAct[]): readonly ActMenu[] {
  const kinds = Map.groupBy(acts, ({ action }): ActMenu['menu'] => (action.gm ? 'gm' : (action.kind ?? 'other')));
  return [...kinds].map(([menu, of]) => ({ menu, acts: of })).toSorted((a, b) => place(a) - place(b));
}

function place({ menu }: ActMenu): number {
  return menu === 'attack' ? 0 : menu === 'gm' ? 2 : 1;
}

/** There is nothing to choose and nothing to say. */
function isPlain({ action, intent, form }: WholeAct): boolean {
  const { tool, manner, targets } = intent;
  return !action.gm && !form && tool === undefined && manner === undefined && targets === undefined;
}
