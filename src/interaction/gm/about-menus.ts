import { aboutStyle, STYLES_OR_OFF, styleName } from '../../../commands/autopilot.ts';
import { aboutMenu, type Choice } from '../../../commands/gm/ids.ts';
import { markOf } from '../../../commands/gm/screen.ts';
import { playerOf } from '../../rules/core/deleted-user.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { auto, gm as words } from '../../text/spoken.ts';
import { entry, menuRow } from '../menus.ts';
import type { PanelPart } from '../panel.ts';
import { at, type Running } from './panel.ts';

/** At the end of the order; alone; the GM. */
export const NOBODY = '-';
/** Whose they are, while another plays them. */
export const OWNER = '<';
/** Who plays nobody here. */
export const ANOTHER = '+';

/** Who plays somebody from now on, right before whom and with whom they act: a menu each. */
export function aboutMenus(session: Running, of: Combatant): readonly PanelPart[] {
  const { encounter } = session;
  const ordered = encounter.turnOrder.flat();
  const menu = (choice: Choice, placeholder: string, entries: Parameters<typeof menuRow>[2]) =>
    menuRow(aboutMenu.write({ ...at(session), choice, who: markOf(of) }), placeholder, entries);
  const others = encounter.combatants.filter((each) => each !== of);
  const inOrder = ordered.flatMap((id) => others.filter((each) => each.id === id));
  const named = (each: Combatant) => entry(each.name, markOf(each));
  return [
    ...(ordered.includes(of.id)
      ? [menu('order', words.order, [entry(words.last, NOBODY), ...inOrder.map(named)])]
      : []),
    ...(others.length > 0 ? [menu('group', words.group, [entry(words.byOneself, NOBODY), ...others.map(named)])] : []),
    ...(playerOf(of) === undefined ? [menu('auto', auto.how, styles())] : []),
    menu('hand over', words.handOver, players(session, of)),
  ];
}

function styles() {
  return STYLES_OR_OFF.map((style) => entry(styleName(style), style, { about: aboutStyle(style) }));
}

/** Those who can play somebody: the GM, the other players, and whoever else there is. */
function players({ encounter }: Running, of: Combatant) {
  const played = Map.groupBy(encounter.combatants, (each) => playerOf(each) ?? '');
  const theirs = [...played].filter(([user]) => user !== '' && user !== playerOf(of));
  return [
    ...(of.lent ? [entry(of.lent.owner === undefined ? words.backToYou : words.backTo(of.name), OWNER)] : []),
    ...(playerOf(of) === undefined ? [] : [entry(words.byYou, NOBODY)]),
    entry(words.nobodyElse, ANOTHER),
    ...theirs.map(([user, all]) => entry(words.playerOf(all.map(({ name }) => name)), user)),
  ];
}
