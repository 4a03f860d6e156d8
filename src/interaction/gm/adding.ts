import { addMenu } from '../../../commands/gm/ids.ts';
import { MENU_LIMITS } from '../../embeds/limits.ts';
import { creaturesByStrength } from '../../odds/strength.ts';
import { backRow, gmScreen } from '../../posts/links.ts';
import { playFromPanel } from '../../posts/tell-all.ts';
import { ENEMIES } from '../../rules/core/encounter.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../../rules/core/result.ts';
import { creatureMeant } from '../../session/creature.ts';
import { newCreatures } from '../../session/new-combatant.ts';
import { ownCharacters } from '../../session/own-characters.ts';
import { plain } from '../../text/markdown.ts';
import { gm as words } from '../../text/spoken.ts';
import { entry, menuRow } from '../menus.ts';
import { words as paragraph } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { withStrength } from '../strength.ts';
import { at, type Running } from './panel.ts';

/** Most creatures that come at once. */
const MOST_OFFERED = 25;

/** How many come, and how. */
export interface Coming {
  readonly count: number;
  readonly hidden: boolean;
  readonly together: boolean;
}

/** How many, as it was typed. Nothing is one. */
export function countTyped(typed: string): Result<number, Refusal> {
  const count = typed.trim() === '' ? 1 : Number(typed);
  const fits = Number.isInteger(count) && count >= 1 && count <= MOST_OFFERED;
  return fits ? ok(count) : no({ type: 'out-of-bounds', what: words.fields.count.label, least: 1, most: MOST_OFFERED });
}

/** Creatures of that name come, for all to see or unseen. */
export function addCreatures(
  session: Running,
  name: string,
  { count, hidden, together }: Coming,
): Result<string, Refusal> {
  const kind = creatureMeant(session, name, undefined);
  if (!kind.ok) return kind;
  const made = newCreatures(session, session.encounter, kind.value, { count, side: ENEMIES, hidden });
  const combatants = together ? made.map((each) => ({ ...each, group: made[0]?.id ?? each.id })) : made;
  const names = combatants.map((each) => plain(each.name));
  const deed = { type: 'join', combatants, ...(hidden && { hidden }) } as const;
  return map(playFromPanel(session, deed), (done) => (hidden ? words.waitUnseenNow(names) : done));
}

/** What fits what was searched for: the GM's own characters and ready-made ones, creatures first, the weakest before all. */
export function fitting(session: Running, typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  const { rules } = session;
  const own = ownCharacters(session).filter(({ system }) => system === rules.id);
  const ready = [...creaturesByStrength(rules), ...rules.archetypes.filter(({ kind }) => kind === 'character')];
  const names = [...new Set([...own, ...ready].map(({ name }) => name))];
  const exact = names.filter((name) => name.toLowerCase() === wanted);
  return exact.length > 0 ? exact : names.filter((name) => name.toLowerCase().includes(wanted));
}

/** Several fit: one is chosen. */
export function addScreen(session: Running, names: readonly string[], { count, hidden, together }: Coming): Reply {
  const own = new Set(ownCharacters(session).map(({ name }) => name));
  const options = names.map((name) => entry(own.has(name) ? name : withStrength(session.rules, name), name));
  const id = addMenu.write({
    ...at(session),
    count,
    hidden: hidden ? 'hidden' : '',
    together: together ? 'together' : '',
  });
  return gmScreen(
    undefined,
    paragraph(words.whichFits(count, hidden, Math.max(0, options.length - MENU_LIMITS.entries))),
    menuRow(id, words.fields.creature.label, options),
    ...backRow(at(session).encounter),
  );
}
