import { ButtonStyle } from 'discord-api-types/v10';
import { reordered } from '../../src/embeds/turn-order.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { NOBODY } from '../../src/interaction/gm/about-menus.ts';
import { somebodyMeant } from '../../src/interaction/gm/meant.ts';
import { at } from '../../src/interaction/gm/panel.ts';
import { words as paragraph } from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { backRow, gmScreen } from '../../src/posts/links.ts';
import { playFromPanel } from '../../src/posts/tell-all.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { movedOrder, turnsChanged } from '../../src/rules/core/reorder.ts';
import { map, ok, type Result } from '../../src/rules/core/result.ts';
import type { InEncounter } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import { plain } from '../../src/text/markdown.ts';
import { gm as words } from '../../src/text/spoken.ts';
import { moveButton } from './ids.ts';
import { markOf, shortName } from './screen.ts';

/** Where a GM moves someone: by a command or from the panel. */
type AtTable = Session & InEncounter;
type Reorder = Extract<Deed, { type: 'reorder' }>;

/** Moves a combatant right before another, or last. If it's their turn and others act in between, it's the next one's turn. */
export function reorderTo({ id: subject }: Combatant, before: Combatant | undefined): Reorder {
  return { type: 'reorder', subject, passesTurn: true, ...given({ before: before?.id }) };
}

/** The same, as a menu or a button has it: by the mark of the other. Refused where there's no such combatant any more. */
export function reorderMeant(session: AtTable, of: Combatant, before: string): Result<Reorder, Refusal> {
  if (before === NOBODY) return ok(reorderTo(of, undefined));
  return map(somebodyMeant(session, before), (other) => reorderTo(of, other));
}

/** Asks the GM first, where a move costs someone a turn. Undefined: it costs no one a turn. */
export function moveQuestion(session: AtTable, deed: Reorder): Reply | undefined {
  const { encounter } = session;
  const moved = movedOrder(encounter, deed);
  const { lost } = moved.ok ? turnsChanged(encounter, moved.value) : { lost: [] };
  const of = encounter.combatants.find(({ id }) => id === deed.subject);
  if (lost.length === 0 || !of) return undefined;
  const before = encounter.combatants.find(({ id }) => id === deed.before);
  const id = moveButton.write({ ...at(session), who: markOf(of), before: before ? markOf(before) : NOBODY });
  const names = lost.map(({ name }) => plain(name));
  return gmScreen(
    undefined,
    paragraph(words.sureToMove(plain(of.name), before && plain(before.name), names)),
    ...buttonRow(button(words.move(shortName(of)), id, ButtonStyle.Danger)),
    ...backRow(at(session).encounter),
  );
}

/** Moves a combatant from the panel, and says where they act now and what that does to turns. */
export function moved(session: AtTable, deed: Reorder): Result<string, Refusal> {
  const { encounter: before, rules } = session;
  return map(playFromPanel(session, deed), () => reordered(rules, before, session.encounter, deed));
}
