// `/initiative`, `/turn`, and the buttons that end a turn.

import { command, optional, subcommands } from '../src/interaction/command.ts';
import { component, findByHash, textHash } from '../src/interaction/component.ts';
import { actors, combatant } from '../src/interaction/options/combatants.ts';
import * as panel from '../src/interaction/panel.ts';
import { outcomeReply, play } from '../src/posts/deed-reply.ts';
import { actorsForPress, askWhichActor, nextActorButtonId, turnButtonId } from '../src/posts/turn-buttons.ts';
import { onTurn } from '../src/rules/core/encounter.ts';
import { NEXT_TURN_QUESTION } from '../src/rules/core/next-up.ts';
import { map, no, ok } from '../src/rules/core/refusal.ts';
import { turnKey } from '../src/session/encounter-state.ts';
import { openQuestions } from '../src/session/open-questions.ts';
import { anyEncounter, gm, gmOrAdmin, ownCombatants, runningEncounter } from '../src/session/session.ts';
import { t } from '../src/text/t.ts';
import { panelForCaller, staleReply } from './act/panel.ts';
import { answerQuestion } from './answer.ts';
import { delay, resume } from './delay.ts';
import { savedActionButtons } from './saved.ts';
import { withWarning } from './uneven-warning.ts';

const end = command({
  name: 'end',
  requires: runningEncounter,
  options: { as: actors() },
  run({ as: [first, ...others] }, session) {
    if (!first) return no({ type: 'no-one-of-yours' });
    return play(session, {
      type: 'end-turn',
      subject: first.id,
      ...(others.length > 0 && { others: others.map(({ id }) => id) }),
    });
  },
});

const skip = command({
  name: 'skip',
  requires: gmOrAdmin,
  options: { who: optional(combatant()) },
  run({ who }, session) {
    const { encounter } = session;
    const subject = who ?? onTurn(encounter)[0];
    if (!subject) return no({ type: 'wrong-phase', wants: 'fighting', phase: encounter.phase });
    return play(session, { type: 'end-turn', subject: subject.id, passedOver: true });
  },
});

export const turn = subcommands('turn', [end, delay, resume, skip]);

/** *More…* and *End turn* under a turn's message. They act for the user who presses them, if it is their turn. */
export const showMoreOrEndTurn = component({
  id: turnButtonId,
  requires: anyEncounter,
  needs: { saved: true },
  run(values, session) {
    const { what, turn, actor } = values;
    if (what === 'more') return panelForCaller(session, (actor) => savedActionButtons(session, actor));
    const { encounter } = session;
    const combatantsOnTurn = onTurn(encounter);
    const actorsResult =
      what === 'end-all'
        ? { ok: true as const, value: combatantsOnTurn.filter((each) => ownCombatants(session).includes(each)) }
        : actorsForPress(session, actor);
    if (!actorsResult.ok) return actorsResult;
    const [who, ...others] = actorsResult.value;
    if (!who) return no({ type: 'no-one-of-yours' });
    if (turn !== turnKey(encounter) && combatantsOnTurn.includes(who)) return staleReply(session);
    if (what === 'end' && others.length > 0) {
      const endAllButton = panel.button(
        t('board-all-done', { count: actorsResult.value.length }),
        turnButtonId.write({ ...values, what: 'end-all' }),
      );
      return askWhichActor(actorsResult.value, ({ id }) => turnButtonId.write({ ...values, actor: textHash(id) }), [
        endAllButton,
      ]);
    }
    return play(session, {
      type: 'end-turn',
      subject: who.id,
      ...(others.length > 0 && { others: others.map(({ id }) => id) }),
    });
  },
});

/** *Kira is next* under a turn's message: ends the turn, and answers the question that follows. */
export const endTurnAndChooseNext = component({
  id: nextActorButtonId,
  requires: anyEncounter,
  run({ turn, actor, next }, session) {
    const { encounter } = session;
    const actorsResult = actorsForPress(session, actor);
    if (!actorsResult.ok) return actorsResult;
    const [who] = actorsResult.value;
    const nextCombatant = findByHash(next, encounter.combatants, ({ id }) => id);
    if (!who || !nextCombatant || turn !== turnKey(encounter)) return staleReply(session);
    const endResult = play(session, { type: 'end-turn', subject: who.id });
    const question = session.waiting?.question;
    // Something might have changed as the turn ended. Then the question stays open.
    if (!endResult.ok || question?.about !== NEXT_TURN_QUESTION || !question.offers.includes(nextCombatant.id))
      return endResult;
    const [open] = openQuestions(session.waiting);
    const answerResult = open ? answerQuestion(session, open, nextCombatant.id) : ok(undefined);
    return answerResult.ok && answerResult.value ? ok(outcomeReply(session, answerResult.value)) : endResult;
  },
});

export const initiative = command({
  name: 'initiative',
  requires: gm,
  options: {},
  run: (_, session) => map(play(session, { type: 'initiative' }), (reply) => withWarning(session, reply)),
});
