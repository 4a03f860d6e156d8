// Creatures on autopilot: `/gm auto`, its screen, turns that wait for the GM, and several creatures that are played
// with one tap.

import { ButtonStyle } from 'discord-api-types/v10';
import { boolean, command, oneOf } from '../src/interaction/command.ts';
import { component, componentId, findByHash, idOneOf, thisEncounter } from '../src/interaction/component.ts';
import { combatantsPlayedByGm, gmCombatants } from '../src/interaction/options/combatants.ts';
import * as panel from '../src/interaction/panel.ts';
import { type Reply, whisper } from '../src/interaction/reply.ts';
import { outcomesReply } from '../src/posts/deed-reply.ts';
import { combatantsWaitingForGm } from '../src/posts/pings.ts';
import {
  creaturesInARow,
  creaturesInARowButtonId,
  autopilotTurnButtonId as id,
  isCreature,
} from '../src/posts/turn-buttons.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import { seededChance } from '../src/rules/core/dice.ts';
import type { Combatant, CombatantId, Encounter } from '../src/rules/core/encounter.ts';
import { find, isOnTurn, STYLES } from '../src/rules/core/encounter.ts';
import type { Event } from '../src/rules/core/event.ts';
import { given } from '../src/rules/core/given.ts';
import type { Intent } from '../src/rules/core/intent.ts';
import { likelyActions } from '../src/rules/core/likely-actions.ts';
import { prepareIntent } from '../src/rules/core/play.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { AutoplayReason } from '../src/rules/core/resolution.ts';
import { actionName } from '../src/rules/core/ruleset.ts';
import { tacticDeed } from '../src/rules/core/tactics.ts';
import { type AutopilotRun, type CreatureOrder, turnKey } from '../src/session/encounter-state.ts';
import { lastActionOf } from '../src/session/posts.ts';
import { gm, type Session } from '../src/session/session.ts';
import type { DeedOutcome } from '../src/session/step.ts';
import { styleDescription, styleName, autopilotWords as words } from '../src/text/autopilot.ts';
import { plain, t, withLabel } from '../src/text/t.ts';
import { backButtonRow } from './gm/ids.ts';
import { type GmPanelSession, PANEL_NEEDS, panelIdFields, refreshedPanel } from './gm/panel.ts';

/** The choice that turns autopilot off. */
const AUTOPILOT_OFF = 'off';

export const STYLES_OR_OFF = [...STYLES, AUTOPILOT_OFF] as const;

/**
 * The reply is private, because only the GM may see the style. Players who may know that a combatant is on autopilot
 * see it on the board.
 */
export const auto = command({
  name: 'auto',
  requires: gm,
  options: {
    style: oneOf(STYLES_OR_OFF),
    who: gmCombatants(),
    together: boolean(),
  },
  run({ style, who, together }, session) {
    const groups = together ? who.flatMap(({ group }) => group ?? []) : [];
    const targets = session.encounter.combatants.filter(
      (each) => who.includes(each) || (each.group !== undefined && groups.includes(each.group)),
    );
    return map(setStyle(session, targets, style), (text) =>
      whisper(style === 'off' ? text : `${text}\n-# ${t('autopilot-only-these')}`),
    );
  },
});

/** A button that sets the autopilot for everyone the GM plays: a style, or off. */
const styleButtonId = componentId('gm-auto', { encounter: thisEncounter, style: idOneOf(...STYLES_OR_OFF) });

export const setStyleOfAllCreatures = component({
  id: styleButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run: ({ style }, session) =>
    refreshedPanel(session, setStyle(session, combatantsPlayedByGm(session.encounter), style)),
});

/** A button under a turn's message: uses autopilot for the turns that wait for the GM. */
export const playWaitingCreatures = component({
  id,
  requires: gm,
  run({ turn }, session) {
    if (turn !== turnKey(session.encounter)) return no({ type: 'stale' });
    return map(playWaitingTurns(session), () => outcomesReply(session));
  },
});

/** Plays the consecutive turns of several creatures, with one tap of the GM. */
export const playCreatures = component({
  id: creaturesInARowButtonId,
  requires: gm,
  run({ turn, how, target }, session) {
    const { encounter, caller } = session;
    if (turn !== turnKey(encounter)) return no({ type: 'stale' });
    const combatant = target === '' ? undefined : findByHash(target, encounter.combatants, ({ id }) => id);
    if (target !== '' && !combatant) return no({ type: 'stale' });
    const creatureIds = creaturesInARow(encounter).map(({ id }) => id);
    const result = playCreatureTurns(
      session,
      { how, of: creatureIds, ...given({ target: combatant?.id }) },
      caller.user,
    );
    return map(result, () => outcomesReply(session));
  },
});

/** Sets or ends the autopilot of combatants. Returns a text for the GM. */
export function setStyle(
  session: Session,
  target: readonly Combatant[],
  chosenStyle: (typeof STYLES_OR_OFF)[number],
): Result<string, Refusal> {
  const style = chosenStyle === AUTOPILOT_OFF ? undefined : chosenStyle;
  const changedCombatants = target.filter(({ auto }) => auto !== style);
  if (changedCombatants.length === 0) return ok(t('autopilot-already'));
  const subjects = changedCombatants.map(({ id }) => id);
  const names = changedCombatants.map(({ name }) => plain(name));
  return map(session.do({ type: 'auto', subjects, ...given({ style }) }), () => words.set(names, style));
}

/** A screen to choose a style for everyone the GM plays, with one tap. */
export function autoScreen(session: GmPanelSession): Reply {
  const creatures = combatantsPlayedByGm(session.encounter);
  const styles = creatures.map(({ auto }) => auto);
  const currentStyle = styles.every((each) => each === styles[0]) ? (styles[0] ?? AUTOPILOT_OFF) : undefined;
  const entries = STYLES_OR_OFF.map((style) => withLabel(`**${styleName(style)}**`, styleDescription(style)));
  const buttons = STYLES_OR_OFF.map((style) =>
    panel.button(
      styleName(style),
      styleButtonId.write({ ...panelIdFields(session), style }),
      style === currentStyle ? ButtonStyle.Primary : ButtonStyle.Secondary,
    ),
  );
  return panel.gmScreen(
    undefined,
    panel.paragraph(
      `### ${t('autopilot-title')}\n${t('autopilot-about')}\n${entries.join('\n')}\n-# ${t('autopilot-only-these')}`,
    ),
    ...panel.buttonRow(...buttons.slice(0, 3)),
    ...panel.buttonRow(...buttons.slice(3)),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}

/** The turn ends after this many actions, because free ones could be repeated forever. */
const MAX_ACTIONS_PER_TURN = 12;

/** An autopilot run that only ends the turn. */
export function runThatEndsTurn(subject: CombatantId, instead?: AutoplayReason): AutopilotRun {
  return { how: 'tactic', subject, style: 'wary', acts: MAX_ACTIONS_PER_TURN, ...given({ instead }) };
}

/**
 * How autopilot stopped. 'played': the turn is over. 'asked': a question is open, and autopilot goes on after the
 * answer.
 */
type AutopilotResult = 'played' | 'asked';

/** Plays a combatant's turn on autopilot to its end, on behalf of `user`. */
export function playOnAutopilot(
  session: Session,
  run: Omit<AutopilotRun, 'how' | 'acts'>,
  user: string,
): Result<AutopilotResult, Refusal> {
  return continueTurn(session, { how: 'tactic', acts: 0, ...run }, user);
}

/** Goes on after the question at which autopilot stopped. */
export function continueAutopilot(
  session: Session,
  run: AutopilotRun,
  user: string,
  { events }: DeedOutcome,
): Result<AutopilotResult, Refusal> {
  return hasTurnEnded(events, run.subject) ? ok('played') : continueTurn(session, run, user);
}

function continueTurn(
  session: Session,
  { subject, style, leave, acts, instead }: AutopilotRun,
  user: string,
): Result<AutopilotResult, Refusal> {
  const { rules } = session;
  for (let act = acts; ; act++) {
    const { encounter, state } = session;
    if (!encounter || !state || !isOnTurn(encounter, subject)) return ok('played');
    // The number of deeds is part of the seed, so each deed gets different random numbers.
    const chance = seededChance(state.id * 1_000_003 + state.deeds);
    const deed: Deed =
      act < MAX_ACTIONS_PER_TURN
        ? tacticDeed(rules, encounter, subject, style, chance, leave)
        : { type: 'end-turn', subject };
    const reason = act === 0 ? instead : undefined;
    const run: AutopilotRun = { how: 'tactic', subject, style, acts: act + 1, ...given({ leave, instead: reason }) };
    const result = session.do(deed, { user, run });
    if (!result.ok) return result;
    if (result.value.question) return ok('asked');
    if (deed.type === 'end-turn' || hasTurnEnded(result.value.events, subject)) return ok('played');
  }
}

/** Whether a combatant's turn is over, even if its next one started right away. */
export function hasTurnEnded(events: readonly Event[], subject: CombatantId): boolean {
  return events.some((event) => event.type === 'turn-ended' && event.subject === subject);
}

/** Plays the turns that wait for the GM, or one of them. Refuses if there are none. */
export function playWaitingTurns(session: Session, onlyCombatant?: Combatant): Result<unknown, Refusal> {
  const { state, caller } = session;
  const waitingCreatures = (state ? combatantsWaitingForGm(state) : []).filter(
    (each) => !onlyCombatant || each.id === onlyCombatant.id,
  );
  if (waitingCreatures.length === 0) return no({ type: 'stale' });
  for (const { id: subject, auto: style, lent } of waitingCreatures) {
    if (style === undefined) continue;
    const pointsToKeep = lent ? {} : undefined;
    const tacticResult = playOnAutopilot(session, { subject, style, ...given({ leave: pointsToKeep }) }, caller.user);
    if (!tacticResult.ok || tacticResult.value === 'asked') return tacticResult;
  }
  return ok();
}

/** The maximum number of deeds that one tap causes. */
const MAX_DEEDS_PER_TAP = 200;

/**
 * Plays creatures in order, each until its turn is over, with the weapon it holds or used last. A creature that can't
 * act ends its turn. Stops when the creatures' common target falls. Also stops at a question, and goes on after the
 * answer. `user` is the GM who tapped the button. Returns the last deed's outcome.
 */
function playCreatureTurns(session: Session, run: CreatureOrder, user: string): Result<DeedOutcome, Refusal> {
  let remainingIds = run.of;
  let lastResult: Result<DeedOutcome, Refusal> = no({ type: 'stale' });
  for (let deeds = 0; deeds < MAX_DEEDS_PER_TAP; deeds++) {
    const { encounter } = session;
    const creature = encounter && remainingIds.find((id) => isOnTurn(encounter, id) && isPlayedByGm(encounter, id));
    if (!encounter || creature === undefined || hasFallen(encounter, run.target)) return lastResult;
    const intent = creatureIntent(session, encounter, run, creature);
    const deed: Deed = intent ? { type: 'intent', intent } : { type: 'end-turn', subject: creature };
    const result = session.do(deed, { user, run: { ...run, of: remainingIds } });
    if (!result.ok || result.value.question) return result;
    lastResult = result;
    remainingIds = idsStillToAct(remainingIds, result.value.events);
  }
  return lastResult;
}

/** Goes on with the creatures' turns after a question. */
export function continueCreatureTurns(
  session: Session,
  run: CreatureOrder,
  user: string,
  { events }: DeedOutcome,
): Result<DeedOutcome | undefined, Refusal> {
  const remainingIds = idsStillToAct(run.of, events);
  const { encounter } = session;
  if (!encounter || !remainingIds.some((id) => isOnTurn(encounter, id))) return ok(undefined);
  return playCreatureTurns(session, { ...run, of: remainingIds }, user);
}

function idsStillToAct(of: readonly CombatantId[], events: readonly Event[]): readonly CombatantId[] {
  return of.filter((id) => !events.some((event) => event.type === 'turn-ended' && event.subject === id));
}

function isPlayedByGm(encounter: Encounter, id: CombatantId): boolean {
  const creature = find(encounter, id);
  return creature !== undefined && isCreature(creature);
}

function hasFallen(encounter: Encounter, target: CombatantId | undefined): boolean {
  return target !== undefined && find(encounter, target)?.vitality !== 'up';
}

function creatureIntent(
  { rules, posts }: Session,
  encounter: Encounter,
  run: CreatureOrder,
  actor: CombatantId,
): Intent | undefined {
  const lastIntent = lastActionOf(posts, actor);
  if (run.how === 'as-before') {
    const [act] = likelyActions(rules, encounter, actor, lastIntent, 1);
    // A creature that is played with one tap makes no moves that provoke attacks.
    return act && act.approach === undefined ? act.intent : undefined;
  }
  const action = actionName(rules, 'attack');
  if (run.how === 'end' || action === undefined || run.target === undefined) return undefined;
  const attack = { action, actor, targets: [run.target] };
  const attackAsBefore = lastIntent?.action === action ? { ...lastIntent, ...attack } : attack;
  return [attackAsBefore, attack].find((each) => prepareIntent(rules, encounter, each).ok);
}
