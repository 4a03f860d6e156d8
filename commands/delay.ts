// Delaying a turn to later in the round: `/turn delay`, `/turn resume`, and their buttons behind *More…*. This is a
// house rule.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { MENU_LIMITS } from '../src/embeds/limits.ts';
import { type Answer, command, optional } from '../src/interaction/command.ts';
import {
  component,
  componentId,
  findByHash,
  idOneOf,
  idText,
  textHash,
  thisEncounter,
} from '../src/interaction/component.ts';
import { actor, combatant } from '../src/interaction/options/combatants.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { play } from '../src/posts/deed-reply.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import { checkDelay, delayOf, idsActingLaterThisRound } from '../src/rules/core/delay.ts';
import { type Combatant, find } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { turnKey } from '../src/session/encounter-state.ts';
import { anyEncounter, type InEncounter, mayActFor, runningEncounter, type Session } from '../src/session/session.ts';
import { plain, t } from '../src/text/t.ts';

type DelaySession = Session & InEncounter;

/** The turn in which the delay was offered, and the short hash of the combatant's id. */
const idFields = { encounter: thisEncounter, turn: idText, actor: idText } as const;

/** A button that asks who to wait for, delays a turn, or resumes the delayed turn. */
const delayButtonId = componentId('delay', { ...idFields, what: idOneOf('ask', 'wait', 'resume') });

/** The menu of combatants to wait for. A value is the short hash of a combatant's id. */
const delayMenuId = componentId('delay-after', idFields);

export const delay = command({
  name: 'delay',
  requires: runningEncounter,
  options: { after: optional(combatant()), as: actor() },
  run: ({ after, as }, session) => play(session, delayDeed(session, as, after)),
});

export const resume = command({
  name: 'resume',
  requires: runningEncounter,
  options: { as: actor() },
  run: ({ as }, session) => play(session, { type: 'resume-turn', subject: as.id }),
});

/** The deed that delays a turn: the system's own action, if its book has one. */
function delayDeed({ rules }: DelaySession, { id: subject }: Combatant, after: Combatant | undefined): Deed {
  if (!Object.hasOwn(rules.actions, 'delay')) return { type: 'delay', subject, ...given({ after: after?.id }) };
  return { type: 'intent', intent: { action: 'delay', actor: subject, ...(after && { targets: [after.id] }) } };
}

/** *Delay…* in a turn that has just begun, or *Act next* for someone who waits. */
export function delayButtons(session: DelaySession, { id: actor }: Combatant): readonly APIButtonComponent[] {
  const { encounter, version } = session;
  const idValues = { encounter: version?.encounter ?? 0, turn: turnKey(encounter), actor: textHash(actor) };
  if (delayOf(encounter, actor)?.state === 'waits')
    return [panel.button(t('delay-act-next'), delayButtonId.write({ ...idValues, what: 'resume' }))];
  return checkDelay(encounter, actor).ok
    ? [panel.button(t('delay-button'), delayButtonId.write({ ...idValues, what: 'ask' }))]
    : [];
}

export const delayOrResume = component({
  id: delayButtonId,
  requires: anyEncounter,
  run({ turn, actor: of, what }, session): Answer {
    const actorResult = actorByHash(session, of, what === 'resume' ? undefined : turn);
    if (!actorResult.ok) return actorResult;
    if (what === 'resume') return play(session, { type: 'resume-turn', subject: actorResult.value.id });
    if (what === 'wait') return play(session, delayDeed(session, actorResult.value, undefined));
    const permission = checkDelay(session.encounter, actorResult.value.id);
    return permission.ok ? asUpdate(delayQuestion(session, actorResult.value)) : permission;
  },
});

export const delayAfter = component({
  id: delayMenuId,
  requires: anyEncounter,
  run({ turn, actor: of }, session, { chosen: [after = ''] }): Answer {
    const actorResult = actorByHash(session, of, turn);
    if (!actorResult.ok) return actorResult;
    const combatantToWaitFor = findByHash(after, session.encounter.combatants, ({ id }) => id);
    return combatantToWaitFor
      ? play(session, delayDeed(session, actorResult.value, combatantToWaitFor))
      : no({ type: 'stale' });
  },
});

/** The combatant that a button is for, if the caller may act for it. With `turn`, refuses in any other turn. */
function actorByHash(session: DelaySession, of: string, turn: string | undefined): Result<Combatant, Refusal> {
  const { encounter } = session;
  const actor = findByHash(of, encounter.combatants, ({ id }) => id);
  if (!actor || (turn !== undefined && turn !== turnKey(encounter))) return no({ type: 'stale' });
  return mayActFor(session, actor) ? ok(actor) : no({ type: 'not-yours', name: actor.name });
}

/** Asks who to wait for, and explains what happens to a delayed turn. */
function delayQuestion({ encounter, version }: DelaySession, { id, name }: Combatant): Reply {
  const idValues = { encounter: version?.encounter ?? 0, turn: turnKey(encounter), actor: textHash(id) };
  const entries = idsActingLaterThisRound(encounter).flatMap((other) => {
    const otherCombatant = find(encounter, other);
    return otherCombatant ? [panel.entry(otherCombatant.name, textHash(other))] : [];
  });
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(t('delay-ask', { name: plain(name) })),
      panel.menuRow(delayMenuId.write(idValues), t('delay-after'), entries.slice(0, MENU_LIMITS.entries)),
      ...panel.buttonRow(
        panel.button(t('delay-wait'), delayButtonId.write({ ...idValues, what: 'wait' })),
        panel.closeButton(),
      ),
    ),
  );
}
