import { combatantCard } from '../../src/embeds/character.ts';
import { metersOf } from '../../src/embeds/meters.ts';
import { closeButton } from '../../src/interaction/close-button.ts';
import { component, componentId, idText, mark, marked, thisEncounter } from '../../src/interaction/component.ts';
import { anyUser, userCommand } from '../../src/interaction/context-command.ts';
import {
  button,
  buttonRow,
  line,
  type PanelPart,
  panel,
  words as paragraph,
  whisperPanel,
} from '../../src/interaction/panel.ts';
import { inPlace, type Reply, whisper } from '../../src/interaction/reply.ts';
import { OWN_COLOUR } from '../../src/posts/links.ts';
import { type Combatant, ownerOf } from '../../src/rules/core/encounter.ts';
import type { UserId } from '../../src/rules/core/personal.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { map, no, ok, type Result } from '../../src/rules/core/result.ts';
import { anyEncounter, type InEncounter, isGm } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import { corner as words } from '../../src/text/spoken.ts';

/** Sheet under how somebody is doing. `who` is the mark of their id. */
export const sheetOf = componentId('sheet-of', { encounter: thisEncounter, who: idText });

/** Most of a member's that are shown. */
const MOST = 5;

/** How those whom a member plays are doing, and, to their player and to a GM, the sheet. */
export function theirSheet(session: Session & InEncounter, user: UserId): Result<Reply, Refusal> {
  const { encounter, rules, version } = session;
  const theirs = encounter.combatants.filter(({ controller }) => controller === user);
  const [only, another] = theirs;
  if (!only) return no({ type: 'plays-nobody', user });
  const open = isGm(session) || session.caller.user === user;
  if (open && !another) return ok(sheetReply(session, only));
  const parts = theirs.slice(0, MOST).map((each): PanelPart => {
    const how = metersOf(each, encounter, rules, { detail: 'status' });
    const at = { encounter: version?.encounter ?? 0, who: mark(each.id) };
    return open ? line(how, button(words.sheet, sheetOf.write(at))) : paragraph(how);
  });
  return ok(whisperPanel(panel({ accent: OWN_COLOUR }, ...parts, buttonRow(closeButton()))));
}

/** The sheet of the one of that mark, for a GM and for their player. */
export function sheetMeant(session: Session & InEncounter, who: string): Result<Reply, Refusal> {
  const of = marked(who, session.encounter.combatants, ({ id }) => id);
  if (!of) return no({ type: 'stale' });
  const may = isGm(session) || of.controller === session.caller.user || ownerOf(of) === session.caller.user;
  return may ? ok(sheetReply(session, of)) : no({ type: 'not-yours', name: of.name });
}

function sheetReply({ encounter }: InEncounter, of: Combatant): Reply {
  return whisper(combatantCard(of, encounter), { components: buttonRow(closeButton()) });
}

/** Sheet under how a member's combatant is doing. */
export const sheetOfPressed = component({
  id: sheetOf,
  requires: anyEncounter,
  run: ({ who }, session) => map(sheetMeant(session, who), inPlace),
});

/** On a member: how those whom they play are doing, and to those who may know it, their sheet. */
export const sheetOfMember = userCommand({
  name: 'Their sheet',
  requires: anyEncounter,
  target: anyUser,
  run: (user, session) => theirSheet(session, user),
});
