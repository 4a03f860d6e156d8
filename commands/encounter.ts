// `/encounter`: opening, pausing and ending a fight, and the proof of its dice.

import { ButtonStyle } from 'discord-api-types/v10';
import { closingMessage, diceProofEmbed } from '../src/embeds/card.ts';
import { seedLine } from '../src/embeds/chronicle.ts';
import { courseChart, MAX_CHARTED_DEEDS } from '../src/embeds/course.ts';
import { turnStrip } from '../src/embeds/field-picture.ts';
import { FightStats } from '../src/embeds/fight-stats.ts';
import { countLuck, type DeedWithDice, luckLines } from '../src/embeds/luck.ts';
import { endingText } from '../src/embeds/outcome.ts';
import { statusEmbed as statusOf } from '../src/embeds/status.ts';
import { canPartyRest, FightSummary, pausedText } from '../src/embeds/victory.ts';
import { boolean, command, oneOf, optional, subcommands } from '../src/interaction/command.ts';
import { component } from '../src/interaction/component.ts';
import { name } from '../src/interaction/options/characters.ts';
import { ruleset, settings } from '../src/interaction/options/rules.ts';
import * as panel from '../src/interaction/panel.ts';
import { inChannelLanguage, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { panelButtonId, restButtonsRow } from '../src/posts/card-buttons.ts';
import { play } from '../src/posts/deed-reply.ts';
import { victoryButtonId } from '../src/posts/victory.ts';
import { deadlinesOf } from '../src/posts/views.ts';
import { applyEvent } from '../src/rules/core/apply.ts';
import type { Encounter } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { viewerOf } from '../src/rules/core/secrecy.ts';
import { FIGHT_PLACES } from '../src/session/defaults.ts';
import { localizedHistory } from '../src/session/localized-names.ts';
import { questionsOf } from '../src/session/open-questions.ts';
import { anyEncounter, gm, gmOrAdmin, type Session } from '../src/session/session.ts';
import type { DeedOutcome } from '../src/session/step.ts';
import { isInEffect } from '../src/session/undo-plan.ts';
import { undoneCountInSession } from '../src/session/undo-policy.ts';
import { gmWords as words } from '../src/text/gm.ts';
import { plain, t } from '../src/text/t.ts';
import { backButtonRow } from './gm/ids.ts';
import { type GmPanelSession, PANEL_NEEDS, panelIdFields } from './gm/panel.ts';
import { endRows, proofButtonId } from './luck.ts';
import { keepSceneButton } from './pack/ids.ts';
import { openScene, sceneOption } from './pack/pack.ts';
import { openFight, START_NEEDS, startChoice } from './start.ts';
import { withWarning } from './uneven-warning.ts';

const start = command({
  name: 'start',
  needs: START_NEEDS,
  options: {
    ruleset: optional(ruleset()),
    name: optional(name()),
    settings: optional(settings('ruleset', 300)),
    scene: optional(sceneOption()),
    in: optional(oneOf(FIGHT_PLACES)),
  },
  run({ ruleset, name, settings, scene, in: place }, session) {
    if (scene) return openScene(session, scene, { name, place });
    if (ruleset) return openFight(session, ruleset, { name, place, ...given({ settings }) });
    return startChoice(session, { name, place });
  },
});

const end = command({
  name: 'end',
  requires: gmOrAdmin,
  needs: { history: true, packKeepers: true },
  options: {},
  run: (_, session) =>
    map(endEncounter(session), (reply) => ({
      ...reply,
      components: inChannelLanguage(session, () => endRows(session)),
    })),
});

const pause = command({
  name: 'pause',
  requires: gm,
  options: {},
  run: (_, session) =>
    map(session.do({ type: 'stop-rounds' }), () =>
      inChannelLanguage(session, () =>
        show({ description: pausedText(session.encounter) }, { components: restButtonsRow(session) }),
      ),
    ),
});

const status = command({
  name: 'status',
  requires: anyEncounter,
  options: { private: boolean() },
  run({ private: isPrivate }, session) {
    const { encounter, caller, waiting, state } = session;
    const view = isPrivate ? viewerOf(caller.user, encounter) : 'players';
    const reply = (): Reply => {
      const statusEmbed = statusOf(encounter, view, questionsOf(waiting), state && deadlinesOf(state));
      const picture = given({ picture: turnStrip(encounter, view) });
      return isPrivate ? whisper(statusEmbed, picture) : show(statusEmbed, picture);
    };
    return isPrivate ? reply() : inChannelLanguage(session, reply);
  },
});

export const encounter = subcommands('encounter', [start, status, pause, end]);

/**
 * A button under the message at the end of an encounter. It shows the seeds of the dice with their published
 * fingerprints (hashes), only to the user who taps the button.
 */
export const showProof = component({
  id: proofButtonId,
  run: (_, { loaded: { record } }) =>
    record
      ? ok(whisper(diceProofEmbed(record.seeds.map(seedLine), record.deeds.at(-1)?.hash)))
      : no({ type: 'no-encounter' }),
});

/**
 * The buttons of the victory message: end the encounter, after the GM has confirmed that, or go on with more rounds.
 */
export const endOrContinueEncounter = component({
  id: victoryButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run: ({ press }, session) =>
    press === 'end'
      ? endQuestion(session)
      : map(play(session, { type: 'initiative' }), (reply) => withWarning(session, reply)),
});

/**
 * Ends the encounter and returns a summary. It includes dice luck, the seed of the dice, what ended together with the
 * encounter (such as conditions), and a chart of the fight's course. For a long fight, luck and chart are only on the
 * HTML page and behind *Dice luck*.
 */
export function endEncounter(session: Session<'history'>): Result<Pick<Reply, 'embeds' | 'picture'>, Refusal> {
  const closingReply = (outcome: DeedOutcome) => {
    const steps = stepsOf(localizedHistory(session.loaded.history, session.language), outcome);
    const luck = luckLines(countLuck(steps).summary);
    const [fight, stats] = [new FightSummary(), new FightStats()];
    for (const step of steps.length > 0 ? steps : [outcome]) fight.add(step);
    for (const step of steps) stats.add(step);
    const closingEmbed = closingMessage(session.revealSeed(), {
      fight: fight.lines,
      stats: fight.lines.length > 0 ? stats.lines : [],
      // “The fight is over” and “The encounter is over” would say the same twice.
      endings: endingText(outcome, fight.lines.length > 0 && !fight.isDecided),
      luck,
      undone: undoneCountInSession(session),
      hash: session.head ?? '',
      hasCard: session.caller.keepsPosts === true,
      canRest: canPartyRest(outcome.after),
    });
    return { embeds: [closingEmbed], ...given({ picture: courseChart(outcome.after, steps) }) };
  };
  return map(session.do({ type: 'end-scene' }), (outcome) => inChannelLanguage(session, () => closingReply(outcome)));
}

/**
 * The encounter before and after each deed that wasn't undone. Empty for a long fight, so that the message doesn't have
 * to wait.
 */
function stepsOf(
  { opening, deeds }: Session<'history'>['loaded']['history'],
  lastOutcome: DeedOutcome,
): readonly DeedWithDice[] {
  if (deeds.length > MAX_CHARTED_DEEDS) return [];
  const steps: DeedWithDice[] = [];
  let currentEncounter: Encounter = opening;
  for (const { events, thrown } of deeds.filter(isInEffect)) {
    const nextEncounter = events.reduce<Encounter>(applyEvent, currentEncounter);
    steps.push({ before: currentEncounter, after: nextEncounter, events, thrown });
    currentEncounter = nextEncounter;
  }
  return [...steps, lastOutcome];
}

/** Asks before ending the encounter. */
export function endQuestion(session: GmPanelSession): Reply {
  const { name, hidden = [] } = session.encounter;
  const hiddenNames = hidden.map((each) => plain(each.name));
  const endNowId = panelButtonId.write({ ...panelIdFields(session), press: 'end now', key: '' });
  return panel.gmScreen(
    undefined,
    panel.paragraph(words.sureToEnd(plain(name), hiddenNames)),
    ...panel.buttonRow(panel.button(t('gm-end-now'), endNowId, ButtonStyle.Danger), ...keepSceneButton(session)),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}
