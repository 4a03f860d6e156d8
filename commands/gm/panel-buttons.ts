// The GM's panel buttons that aren't about one combatant, and the answers to players who ask to join.

import { combatantCard } from '../../src/embeds/character.ts';
import { pausedText } from '../../src/embeds/victory.ts';
import type { Answer } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../../src/interaction/reply.ts';
import { panelButtonId, restButtonsRow } from '../../src/posts/card-buttons.ts';
import { playFromPanel, postOutcomes } from '../../src/posts/deed-reply.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { localizedCombatant } from '../../src/session/localized-names.ts';
import { gm } from '../../src/session/session.ts';
import { parseTimer } from '../../src/session/typed-times.ts';
import { t } from '../../src/text/t.ts';
import { panelForCaller } from '../act/panel.ts';
import { autoScreen } from '../autopilot.ts';
import { balanceOf, packKinds, startBalance } from '../balance.ts';
import { endEncounter, endQuestion } from '../encounter.ts';
import { eventsScreen } from '../event.ts';
import { endRows } from '../luck.ts';
import { keepSceneButton } from '../pack/ids.ts';
import {
  admitButtonId,
  admitInPanelId,
  decideRequest,
  letRefusedPlayersAskAgain,
  requestedCombatant,
} from '../requests.ts';
import { undoInPanel, undoRound } from '../undo.ts';
import { withWarning } from '../uneven-warning.ts';
import { hashOfAll } from './ids.ts';
import { type GmPanelSession, gmPanel, moreToolsScreen, PANEL_NEEDS, refreshedPanel } from './panel.ts';
import { settingsScreen } from './settings.ts';

/** The *GM* button on the encounter's pinned overview, and the GM panel's buttons that aren't about one combatant. */
export const useGmPanel = component({
  id: panelButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ press, key }, session): Answer {
    switch (press) {
      case 'open':
        return gmPanel(session);
      case 'back':
        return asUpdate(gmPanel(session));
      case 'begin':
        return withWarning(session, refreshedPanel(session, playFromPanel(session, { type: 'initiative' })));
      case 'pause':
        return pauseCombat(session);
      case 'end':
        return asUpdate(endQuestion(session));
      case 'end now':
        return end(session);
      case 'reveal all':
        return refreshedPanel(session, revealAll(session, key));
      case 'act':
        return map(panelForCaller(session), asUpdate);
      case 'balance':
        return showBalance(session);
      case 'auto':
        return asUpdate(autoScreen(session));
      case 'settings':
        return asUpdate(settingsScreen(session));
      case 'stop clock':
      case 'run clock':
        return refreshedPanel(session, stopOrStartClock(session, press));
      case 'undo':
        return refreshedPanel(session, undoInPanel(session, key));
      case 'round start':
        return refreshedPanel(session, undoRound(session));
      case 'events':
        return asUpdate(eventsScreen(session));
      case 'more':
        return asUpdate(moreToolsScreen(session));
      case 'forgive':
        return refreshedPanel(session, ok(letRefusedPlayersAskAgain(session)));
      default:
        return press satisfies never;
    }
  },
});

/** *Let in*, *Refuse* and *Sheet* under a player's request to join. */
export const answerRequest = component({
  id: admitButtonId,
  requires: gm,
  needs: { packs: true },
  run({ answer, user }, session) {
    const { encounter, caller } = session;
    if (answer === 'sheet')
      return map(requestedCombatant(session, user), (who) =>
        whisper(combatantCard(localizedCombatant(who, encounter.system, session.language), encounter)),
      );
    return map(decideRequest(session, user, answer), (text): Reply => {
      return caller.keepsPosts ? { posted: true } : asUpdate({ content: text, embeds: [], components: [] });
    });
  },
});

/** *Let in* and *Refuse* in the GM's panel. */
export const answerRequestInPanel = component({
  id: admitInPanelId,
  requires: gm,
  needs: PANEL_NEEDS,
  run: ({ answer, user }, session) => refreshedPanel(session, decideRequest(session, user, answer)),
});

/**
 * Replaces the panel with suggested creatures for each difficulty. Without a party, the panel says that there is none.
 */
function showBalance(session: GmPanelSession): Answer {
  const balanceResult = balanceOf(session.encounter, { hidden: false, seed: 1 }, packKinds(session));
  return balanceResult.ok
    ? asUpdate(startBalance(session, balanceResult.value))
    : refreshedPanel(session, balanceResult);
}

/**
 * Reveals everyone who is hidden. Refuses if they aren't the ones that the panel listed, because another GM may have
 * prepared an ambush in the meantime. Buttons from earlier versions have no hash and always reveal everyone.
 */
function revealAll(session: GmPanelSession, hash: string): Result<string, Refusal> {
  const { hidden = [] } = session.encounter;
  if (hidden.length === 0 || (hash !== '' && hash !== hashOfAll(hidden))) return ok(t('gm-changed'));
  return playFromPanel(session, { type: 'reveal', subjects: hidden.map(({ id }) => id) });
}

/** Stops or resumes the timer. */
function stopOrStartClock(session: GmPanelSession, press: 'stop clock' | 'run clock'): Result<string, Refusal> {
  const timerResult = parseTimer(session.encounter.pace, { clock: press === 'stop clock' ? 'stop' : 'run' });
  return timerResult.ok && timerResult.value
    ? playFromPanel(session, { type: 'pace', pace: timerResult.value })
    : no({ type: 'no-pace' });
}

function pauseCombat(session: GmPanelSession): Answer {
  const pauseResult = session.do({ type: 'stop-rounds' });
  if (pauseResult.ok)
    postOutcomes(session, () => ({
      embeds: [{ description: pausedText(session.encounter) }],
      components: restButtonsRow(session),
    }));
  return refreshedPanel(session, pauseResult.ok ? ok(pausedText(session.encounter)) : pauseResult);
}

/** Ends the encounter. Replaces the panel with a message that the encounter is over. */
function end(session: GmPanelSession): Answer {
  const endResult = endEncounter(session);
  if (!endResult.ok) return refreshedPanel(session, endResult);
  if (!session.caller.keepsPosts) return endResult.value;
  postOutcomes(session, () => ({ ...endResult.value, components: endRows(session) }));
  return asUpdate(
    whisper(t('gm-ended'), { components: panel.buttonRow(...keepSceneButton(session), panel.closeButton()) }),
  );
}
