// The buttons under a turn's message, and which combatant they act for.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { componentId, findByHash, idOneOf, idText, textHash, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, find, onTurn } from '../rules/core/encounter.ts';
import { doorsBeside } from '../rules/core/field-deeds.ts';
import { isSeenOnMap } from '../rules/core/field-sight.ts';
import type { Intent, LikelyAction } from '../rules/core/intent.ts';
import { likelyActions } from '../rules/core/likely-actions.ts';
import { standsAt } from '../rules/core/map-positions.ts';
import { isNextTurnChosen, nextTurnChoices } from '../rules/core/next-up.ts';
import { guardIntentOf, prepareIntent } from '../rules/core/play.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { actionName } from '../rules/core/ruleset.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { zoneOf } from '../rules/core/zones.ts';
import { rulesOf } from '../rules/systems.ts';
import { CREATURE_ORDERS, turnKey } from '../session/encounter-state.ts';
import { lastActionOf, type Posts } from '../session/posts.ts';
import { actor, callersActingCombatants, type InEncounter, mayActFor, type Session } from '../session/session.ts';
import { t } from '../text/t.ts';
import { buttonLabel, nameOnButton } from './available-actions.ts';

/**
 * A button for a whole action: actor, action, targets and weapon. It is valid only in the turn in which it was offered.
 */
export const actionButtonId = componentId('do', {
  encounter: thisEncounter,
  turn: idText,
  /** A short hash of the actor's id. If it is empty, the button acts for the combatant of the player who presses it. */
  actor: idText,
  action: idText,
  targets: idText,
  tool: idText,
  manner: idText,
  /** The square that the action is for. Empty if there is none, as in ids of earlier versions. */
  to: idText,
});

/** The buttons under a turn's message that open more actions or end turns. */
export const turnButtonId = componentId('turn', {
  encounter: thisEncounter,
  what: idOneOf('more', 'end', 'end-all'),
  turn: idText,
  /**
   * A short hash of the combatant's id. If it is empty, the button acts for the combatant of the player who presses it.
   */
  actor: idText,
});

/** The button that ends the turn and chooses who acts next. It contains short hashes of both combatants' ids. */
export const nextActorButtonId = componentId('next', {
  encounter: thisEncounter,
  turn: idText,
  actor: idText,
  next: idText,
});

/** The button that acts for all creatures in a run of creatures' turns. */
export const creaturesInARowButtonId = componentId('run', {
  encounter: thisEncounter,
  turn: idText,
  how: idOneOf(...CREATURE_ORDERS),
  /** A short hash of the id of the combatant that the creatures attack. Empty if they attack no one. */
  target: idText,
});

/**
 * The button that shows where a combatant can go. `actor` is a short hash of the combatant's id. If it is empty, the
 * combatant of the player who presses the button is meant. `on` says which panel the map replaces.
 */
export const moveButtonId = componentId('move', {
  encounter: thisEncounter,
  actor: idText,
  on: idOneOf('turn', 'panel'),
});

/**
 * The button that moves toward an enemy who is out of reach. It is valid only in the turn in which it was offered. The
 * actor and the target are stored as short hashes of their ids.
 */
export const approachButtonId = componentId('approach', {
  encounter: thisEncounter,
  turn: idText,
  actor: idText,
  target: idText,
});

/**
 * The *Do…* button, which asks for a text and finds the action in it. `actor` is a short hash of a combatant's id. If
 * it is empty, the text decides which of the player's combatants is meant.
 */
export const doFormButtonId = componentId('do-ask', { encounter: thisEncounter, actor: idText });

/** The button that puts combatants waiting for the GM on autopilot for this turn. */
export const autopilotTurnButtonId = componentId('let-play', { encounter: thisEncounter, turn: idText });

/** The GM's buttons for players who are away: play their turns on autopilot, or end them. */
export const absentTurnButtonId = componentId('away-turn', {
  encounter: thisEncounter,
  turn: idText,
  does: idOneOf('play', 'end'),
});

/**
 * The maximum number of buttons for actions, because a row has room for five. If there are more actions than that, only
 * the four most likely ones are shown.
 */
const MAX_ACTION_BUTTONS = 5;
/** The maximum number of actions for a creature, because the creatures that follow it need buttons too. */
const MAX_CREATURE_BUTTONS = 3;
/**
 * When several combatants have their turn together, the buttons are made from the likely actions of at most this many
 * of them.
 */
const MAX_ACTORS_LOOKED_UP = 6;

/**
 * The buttons under a turn's message: each likely action of the combatants whose turn it is, and below them defend,
 * *Do…*, *More…* and *End turn*. `waitingCount` is the number of combatants on autopilot that wait for the GM.
 */
export function turnRows(encounter: Encounter, id: number, posts: Posts, waitingCount = 0): readonly panel.ButtonRow[] {
  const actingCombatants = onTurn(encounter);
  const [first] = actingCombatants;
  if (!first) return [];
  const actor = isPlayedByOneUser(actingCombatants) ? (lastActor(actingCombatants, posts) ?? first) : undefined;
  const idFields = { encounter: id, turn: turnKey(encounter) };
  const namedActor = actor && (actingCombatants.length > 1 || playerOf(actor) === undefined) ? actor : undefined;
  const offeredActions = actor
    ? buttonActions(encounter, actor, posts).map((act) => ({ act, by: namedActor }))
    : sharedTurnActions(encounter, actingCombatants, posts);
  const offeredButtons = offeredActions.flatMap(({ act, by }) => {
    const buttonId =
      approachButtonCustomId(encounter, id, act) ??
      actionButtonCustomId(encounter, id, act.intent, (actor ?? by) !== undefined);
    return buttonId === undefined ? [] : [{ label: buttonLabel(encounter, act, by), custom: buttonId }];
  });
  // Leaves out a button with the same label or id as an earlier one. Players couldn't tell equal labels apart, and
  // Discord refuses a message with two equal ids.
  const distinctButtons = offeredButtons.filter(
    ({ label, custom }, index) =>
      offeredButtons.findIndex((each) => each.label === label || each.custom === custom) === index,
  );
  const shownButtons =
    distinctButtons.length > MAX_ACTION_BUTTONS ? distinctButtons.slice(0, MAX_ACTION_BUTTONS - 1) : distinctButtons;
  const buttons = shownButtons.map(({ label, custom }, index) => panel.button(label, custom, buttonStyle(index === 0)));
  const attackedIds = offeredActions.flatMap(({ act }) =>
    act.approach === undefined ? (act.intent.targets?.[0] ?? []) : [],
  );
  const creatureButtons = creaturesInARowButtons(encounter, id, posts, [...new Set(attackedIds)]);
  const defendButtons = (
    creatureButtons.acts.length === 0 ? defendActions(encounter, actor ? [actor] : actingCombatants) : []
  ).flatMap(({ act, by }) => {
    const customId = actionButtonCustomId(encounter, id, act.intent, (actor ?? by) !== undefined);
    return customId === undefined ? [] : [{ label: buttonLabel(encounter, act, by), custom: customId }];
  });
  const endTurnFields = { ...idFields, what: 'end', actor: actor ? textHash(actor.id) : '' } as const;
  const lastRowButtons = [
    ...defendButtons.map(({ label, custom }, index) =>
      panel.button(label, custom, buttonStyle(buttons.length === 0 && index === 0)),
    ),
    ...(actingCombatants.some((each) => hasMoveButton(encounter, each))
      ? [panel.button(t('moves-move'), moveButtonId.write({ encounter: id, actor: endTurnFields.actor, on: 'turn' }))]
      : []),
    panel.button(t('do-button'), doFormButtonId.write({ encounter: id, actor: '' })),
    panel.button(t('board-more'), turnButtonId.write({ ...idFields, what: 'more', actor: '' })),
    panel.button(
      endTurnLabel(actingCombatants),
      turnButtonId.write(endTurnFields),
      // *End turn* is highlighted only if there is nothing useful left to do.
      buttonStyle(buttons.length === 0 && defendButtons.length === 0),
    ),
    ...creatureButtons.ends,
    ...(waitingCount > 0 ? [autopilotTurnButton(encounter, id)] : []),
  ];
  return [
    ...panel.buttonRow(...buttons),
    ...panel.buttonRow(...creatureButtons.acts),
    ...panel.buttonRow(...nextActorButtons(encounter, id, actingCombatants)),
    ...panel.buttonRow(...lastRowButtons),
  ];
}

/**
 * Buttons for combatants that can act next, if the system lets the combatant whose turn it is choose. They fill one row
 * at most. The button *End turn* leads to a choice of all combatants.
 */
function nextActorButtons(encounter: Encounter, id: number, [chooser, other]: readonly Combatant[]) {
  const rules = rulesOf(encounter);
  if (!chooser || other || !isNextTurnChosen(rules, encounter)) return [];
  return nextTurnChoices(rules, encounter, chooser.id)
    .slice(0, MAX_ACTION_BUTTONS)
    .map((next) =>
      panel.button(
        t('board-is-next', { name: nameOnButton(combatant(encounter, next)) }),
        nextActorButtonId.write({
          encounter: id,
          turn: turnKey(encounter),
          actor: textHash(chooser.id),
          next: textHash(next),
        }),
      ),
    );
}

function buttonStyle(isLikeliest: boolean) {
  return isLikeliest ? ButtonStyle.Primary : ButtonStyle.Secondary;
}

/** The id of a button that moves toward a combatant. The path is found only when the button is pressed. */
function approachButtonCustomId(
  encounter: Encounter,
  id: number,
  { approach, intent }: LikelyAction,
): string | undefined {
  if (approach === undefined) return undefined;
  const [actor, target] = [textHash(intent.actor), textHash(approach)];
  return approachButtonId.write({ encounter: id, turn: turnKey(encounter), actor, target });
}

/** The label of the button that ends a turn. If several users have their turn together, each says “I’m done”. */
export function endTurnLabel(actingCombatants: readonly Combatant[]): string {
  return isPlayedByOneUser(actingCombatants) ? t('board-end-turn') : t('board-done');
}

/** Whether a single user plays everyone whose turn it is. If so, the buttons are for one combatant at a time. */
function isPlayedByOneUser(actingCombatants: readonly Combatant[]): boolean {
  return new Set(actingCombatants.map((each) => playerOf(each))).size === 1;
}

/** The combatant that acted last in this turn, if its turn isn't over yet. */
export function lastActor(actingCombatants: readonly Combatant[], { turn }: Posts): Combatant | undefined {
  const actingId = turn?.acting.find((id) => actingCombatants.some((each) => each.id === id));
  return actingCombatants.find(({ id }) => id === actingId);
}

function buttonActions(encounter: Encounter, who: Combatant, posts: Posts): readonly LikelyAction[] {
  const max = playerOf(who) === undefined ? MAX_CREATURE_BUTTONS : MAX_ACTION_BUTTONS + 1;
  const rules = rulesOf(encounter);
  if (isStateKnown(who, encounter))
    return likelyActions(rules, encounter, who.id, lastActionOf(posts, who.id), max).filter(
      ({ approach }) => approach === undefined || isSeenOnMap(rules, encounter, combatant(encounter, approach)),
    );
  return attacksOnEnemies(encounter, who).slice(0, max);
}

/**
 * An action with a button. `by` is the only combatant who can take the action, and the button's label names that
 * combatant. If `by` is undefined, the button acts for the combatant of the player who taps.
 */
interface OfferedAction {
  readonly act: LikelyAction;
  readonly by?: Combatant | undefined;
}

/**
 * The actions to offer when several combatants have their turn together. If all of them can make an attack, its button
 * acts for the player who taps, with the weapon in hand. If only some can take an action, the label names the actor.
 */
function sharedTurnActions(
  encounter: Encounter,
  actingCombatants: readonly Combatant[],
  posts: Posts,
): readonly OfferedAction[] {
  const attackName = actionName(rulesOf(encounter), 'attack');
  const offeredActions = actingCombatants.slice(0, MAX_ACTORS_LOOKED_UP).flatMap((by) =>
    buttonActions(encounter, by, posts).map((act, index) => {
      const { action, targets = [] } = act.intent;
      const isOpenToAll =
        action === attackName && actingCombatants.every((each) => canOfferAttack(encounter, each, { action, targets }));
      return isOpenToAll
        ? { act: { intent: { action, actor: by.id, targets } }, place: index }
        : { act, by, place: index };
    }),
  );
  // If labels name actors, each actor's most likely action comes before anyone's second most likely one.
  const actionsByActor = offeredActions.some(({ by }) => by)
    ? offeredActions.toSorted((one, other) => one.place - other.place)
    : offeredActions;
  return actionsByActor.filter(({ act, by }, index) => {
    const joinedTargetIds = act.intent.targets?.join();
    return (
      by ||
      actionsByActor.findIndex((other) => !other.by && other.act.intent.targets?.join() === joinedTargetIds) === index
    );
  });
}

/**
 * Whether a combatant can make this attack with what it holds. Always true if players may not know its state, so that
 * the buttons reveal nothing.
 */
function canOfferAttack(encounter: Encounter, who: Combatant, attack: Omit<Intent, 'actor'>): boolean {
  return !isStateKnown(who, encounter) || prepareIntent(rulesOf(encounter), encounter, { ...attack, actor: who.id }).ok;
}

/**
 * Whether players know a combatant's state. If they don't, its buttons must not depend on what it can do, because
 * everyone sees them.
 */
function isStateKnown(who: Combatant, encounter: Encounter): boolean {
  return detailOf(who, encounter) === 'exact';
}

/**
 * Whether a combatant has a move button. If players may not know its state, it always has one while it is on a map or
 * in a zone.
 */
function hasMoveButton(encounter: Encounter, who: Combatant): boolean {
  if (isStateKnown(who, encounter)) return canMove(encounter, who);
  return standsAt(encounter, who.id) !== undefined || zoneOf(encounter, who.id) !== undefined;
}

function attacksOnEnemies(encounter: Encounter, { id: actor, side }: Combatant): readonly LikelyAction[] {
  const attackName = actionName(rulesOf(encounter), 'attack');
  if (attackName === undefined) return [];
  return encounter.combatants
    .filter((each) => each.side !== side && each.vitality === 'up')
    .map(({ id }) => ({ intent: { action: attackName, actor, targets: [id] } }));
}

/** The maximum number of defend buttons with names. With *Move*, *Do…*, *More…* and *End turn*, they need two rows. */
const MAX_DEFEND_BUTTONS = 2;

/** A single defend button if all combatants can defend. Otherwise, a button with a name for each one that can. */
function defendActions(encounter: Encounter, actors: readonly Combatant[]): readonly OfferedAction[] {
  const offeredDefendActions = actors.flatMap((by) => {
    const act = defendActionOf(encounter, by);
    return act ? [{ act, by }] : [];
  });
  if (offeredDefendActions.length < actors.length) return offeredDefendActions.slice(0, MAX_DEFEND_BUTTONS);
  return offeredDefendActions.slice(0, 1).map(({ act }) => ({ act }));
}

function defendActionOf(encounter: Encounter, who: Combatant): LikelyAction | undefined {
  const rules = rulesOf(encounter);
  if (isStateKnown(who, encounter)) {
    const guardIntent = guardIntentOf(rules, encounter, who.id);
    return guardIntent && { intent: guardIntent };
  }
  const defendName = rules.guardAction ? undefined : actionName(rules, 'defend');
  return defendName === undefined ? undefined : { intent: { action: defendName, actor: who.id } };
}

/**
 * The id of an action's button. If `isForActor` is true, only this actor can take the action. Undefined if the id would
 * be too long.
 */
function actionButtonCustomId(
  encounter: Encounter,
  id: number,
  intent: Intent,
  isForActor: boolean,
): string | undefined {
  const { actor, action, targets = [], tool, manner, to = '' } = intent;
  const hashIfForActor = (value: string | undefined) => (value === undefined || !isForActor ? '' : textHash(value));
  const idValues = {
    encounter: id,
    turn: turnKey(encounter),
    action,
    actor: isForActor ? textHash(actor) : '',
    targets: targets.map(textHash).join(','),
    tool: hashIfForActor(tool),
    manner: hashIfForActor(manner),
    to,
  };
  return actionButtonId.fits(idValues) ? actionButtonId.write(idValues) : undefined;
}

/**
 * The buttons for a run of creatures' turns: those that make all of the creatures act, and the one that ends all their
 * turns.
 */
export function creaturesInARowButtons(
  encounter: Encounter,
  id: number,
  posts: Posts,
  [first, second]: readonly CombatantId[],
): { readonly acts: readonly APIButtonComponent[]; readonly ends: readonly APIButtonComponent[] } {
  const creatures = creaturesInARow(encounter);
  if (creatures.length < 2) return { acts: [], ends: [] };
  const idFields = { encounter: id, turn: turnKey(encounter), target: '' };
  const lastTarget = lastTargetOfAll(encounter, creatures, posts);
  // If all these creatures last attacked the same combatant, there is a button with that combatant's name instead of
  // the button *Same as before*.
  const canRepeat = !lastTarget && creatures.some((each) => lastActionOf(posts, each.id) !== undefined);
  const otherId = [first, second].find((each) => each !== lastTarget?.id);
  // The button *Same as before* usually attacks the most likely target. So if that button is shown, the only button for
  // an attack on a named combatant is for the second most likely target.
  const targetIds = lastTarget
    ? [lastTarget.id, otherId]
    : canRepeat && second !== undefined
      ? [second]
      : [first, second];
  const likelyTargets = targetIds.flatMap((id) => (id === undefined ? [] : (find(encounter, id) ?? [])));
  return {
    acts: [
      ...(canRepeat
        ? [
            panel.button(
              t('board-run-as-before', { count: creatures.length }),
              creaturesInARowButtonId.write({ ...idFields, how: 'as-before' }),
            ),
          ]
        : []),
      ...likelyTargets.map((target) =>
        panel.button(
          t('board-run-attacks', { count: creatures.length, target: nameOnButton(target) }),
          creaturesInARowButtonId.write({ ...idFields, how: 'attack', target: textHash(target.id) }),
        ),
      ),
    ],
    ends: [
      panel.button(
        t('board-run-ends', { count: creatures.length }),
        creaturesInARowButtonId.write({ ...idFields, how: 'end' }),
      ),
    ],
  };
}

/**
 * The combatant that was the last target of all these creatures, ignoring creatures that haven't acted. Undefined if
 * any of them did something else or attacked someone else, or if the target is no longer up.
 */
function lastTargetOfAll(encounter: Encounter, creatures: readonly Combatant[], posts: Posts): Combatant | undefined {
  const attackName = actionName(rulesOf(encounter), 'attack');
  const lastTargetIds = creatures
    .flatMap((each) => lastActionOf(posts, each.id) ?? [])
    .map(({ action, targets = [] }) => (action === attackName && targets.length === 1 ? targets[0] : undefined));
  const [targetId, ...others] = new Set(lastTargetIds);
  const target = targetId === undefined || others.length > 0 ? undefined : find(encounter, targetId);
  return target?.vitality === 'up' ? target : undefined;
}

/** The maximum number of the caller's combatants to choose from: one row of buttons. */
const MAX_ACTOR_BUTTONS = 5;

/**
 * The combatant that a button under a turn's message acts for: the one named on the button, or the caller's combatant
 * whose turn it is. If there are several, it is the one that acted last in this turn. If none has acted, all are
 * returned, and the caller must choose.
 */
export function actorsForPress(
  session: Session & InEncounter,
  namedActor: string,
): Result<readonly Combatant[], Refusal> {
  const { encounter, posts } = session;
  const actors = callersActingCombatants(session, onTurn(encounter));
  if (namedActor !== '') {
    const chosenCombatant = findByHash(namedActor, encounter.combatants, ({ id }) => id);
    if (!chosenCombatant) return no({ type: 'stale' });
    if (mayActFor(session, chosenCombatant)) return ok([chosenCombatant]);
    const names = actors.map(({ name }) => name);
    return no(
      names.length > 0
        ? { type: 'not-your-button', name: chosenCombatant.name, yours: names }
        : { type: 'not-yours', name: chosenCombatant.name },
    );
  }
  if (actors.length === 0) return map(actor(session, undefined), (only) => [only]);
  const nextActor = lastActor(actors, posts);
  return ok(nextActor ? [nextActor] : actors);
}

/** Asks which of several combatants is meant, with a button for each. The buttons in `extraButtons` follow. */
export function askWhichActor(
  actors: readonly Combatant[],
  write: (who: Combatant) => string,
  extraButtons: readonly APIButtonComponent[] = [],
): Reply {
  const actorButtons = actors.slice(0, MAX_ACTOR_BUTTONS).map((who) => panel.button(nameOnButton(who), write(who)));
  return whisper(t('board-which-of-yours'), {
    components: [
      panel.buttonRow(...actorButtons),
      ...(extraButtons.length > 0 ? [panel.buttonRow(...extraButtons)] : []),
    ].flat(),
  });
}

/** Whether a combatant can now move, or use a door next to it. */
export function canMove(encounter: Encounter, { id }: Combatant): boolean {
  const rules = rulesOf(encounter);
  if (!encounter.field) return encounter.zones !== undefined && (rules.zones?.ways(encounter, id) ?? []).length > 0;
  return (rules.field?.ways(encounter, id) ?? []).length > 0 || doorsBeside(rules, encounter, id).length > 0;
}

/** The button that puts combatants waiting for the GM on autopilot. */
function autopilotTurnButton(encounter: Encounter, id: number): APIButtonComponent {
  return panel.button(t('autopilot-play'), autopilotTurnButtonId.write({ encounter: id, turn: turnKey(encounter) }));
}

/** The GM's buttons if players whose turn it is are away. */
export function absentTurnButtons(
  encounter: Encounter,
  id: number,
  absentCombatants: readonly Combatant[],
): readonly panel.ButtonRow[] {
  if (absentCombatants.length === 0) return [];
  const idFields = { encounter: id, turn: turnKey(encounter) };
  return panel.buttonRow(
    panel.button(t('timer-play-for'), absentTurnButtonId.write({ ...idFields, does: 'play' })),
    panel.button(t('timer-end-for'), absentTurnButtonId.write({ ...idFields, does: 'end' })),
  );
}

/**
 * The creatures whose turns follow each other in this round, starting with the current turn, up to the first turn with
 * a player. Empty if a player's combatant has the current turn.
 */
export function creaturesInARow(encounter: Encounter): readonly Combatant[] {
  const actingCombatants = onTurn(encounter);
  if (!actingCombatants.every(isCreature)) return [];
  if (isNextTurnChosen(rulesOf(encounter), encounter)) return actingCombatants;
  const creatures = [...actingCombatants];
  for (const block of encounter.turnOrder.slice(encounter.turn + 1)) {
    const combatantsInBlock: Combatant[] = [];
    for (const id of block) {
      const foundCombatant = find(encounter, id);
      if (foundCombatant?.vitality === 'up') combatantsInBlock.push(foundCombatant);
    }
    if (!combatantsInBlock.every(isCreature)) break;
    creatures.push(...combatantsInBlock);
  }
  return creatures;
}

export function isCreature(who: Combatant): boolean {
  return playerOf(who) === undefined;
}
