// The buttons under a turn's message, and which combatant a press acts for.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { componentId, findMarked, idOneOf, idText, mark, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, find, onTurn } from '../rules/core/encounter.ts';
import { doorsBeside } from '../rules/core/field-deeds.ts';
import { isSeen } from '../rules/core/field-sight.ts';
import type { Intent, LikelyAction } from '../rules/core/intent.ts';
import { choosesNext, nextChoices } from '../rules/core/next-up.ts';
import { begin, guardOf } from '../rules/core/play.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { actionName } from '../rules/core/ruleset.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { standsAt } from '../rules/core/standing.ts';
import { likelyActions } from '../rules/core/usual-acts.ts';
import { zoneOf } from '../rules/core/zones.ts';
import { rulesOf } from '../rules/systems.ts';
import { CREATURE_ORDERS, turnKey } from '../session/encounter-state.ts';
import { lastOf, type Posts } from '../session/posts.ts';
import { actor, combatantsOnTurn, type InEncounter, mayActFor, type Session } from '../session/session.ts';
import { t } from '../text/t.ts';
import { actLabel, buttonName } from './acts.ts';

/** A complete action: actor, action, target and weapon. It is valid only in the turn in which it was offered. */
export const actButton = componentId('do', {
  encounter: thisEncounter,
  turn: idText,
  /** The mark of the actor's id. Empty for the combatant of the player who presses the button. */
  actor: idText,
  action: idText,
  targets: idText,
  tool: idText,
  manner: idText,
  /** The square of the action. Empty for none, as in ids of earlier versions. */
  to: idText,
});

/** The other buttons of a turn. */
export const turnButton = componentId('turn', {
  encounter: thisEncounter,
  what: idOneOf('more', 'end', 'end-all'),
  turn: idText,
  /** The mark of an id. Empty for the combatant of the player who presses it. */
  actor: idText,
});

/** Ends the turn and chooses who acts next. Both combatants are marks of ids. */
export const nextButton = componentId('next', {
  encounter: thisEncounter,
  turn: idText,
  actor: idText,
  next: idText,
});

/** One tap for all creatures whose turns follow each other. */
export const runButton = componentId('run', {
  encounter: thisEncounter,
  turn: idText,
  how: idOneOf(...CREATURE_ORDERS),
  /** The mark of the combatant that they attack. Empty for none. */
  target: idText,
});

/**
 * Shows where a combatant can go. `actor` is the mark of an id, or empty for the combatant of the player who presses
 * it. `on` is the panel that it replaces.
 */
export const moveButton = componentId('move', {
  encounter: thisEncounter,
  actor: idText,
  on: idOneOf('turn', 'panel'),
});

/**
 * Moves toward an enemy who is out of reach. It is valid only in the turn in which it was offered. Actor and target are
 * marks of ids.
 */
export const approachButton = componentId('approach', {
  encounter: thisEncounter,
  turn: idText,
  actor: idText,
  target: idText,
});

/** Lets combatants that wait for the GM play their turns on autopilot. */
export const letPlayId = componentId('let-play', { encounter: thisEncounter, turn: idText });

/**
 * The most buttons for actions, because a row has five. With more than five targets, only the four most likely are
 * shown.
 */
const MAX_ACTIONS = 5;
/** The most actions of a creature, because the creatures that follow it need buttons too. */
const MAX_CREATURE_ACTIONS = 3;
/**
 * The most combatants whose actions are looked up, if several have their turn together. A tap acts for the combatant of
 * the player who taps.
 */
const MAX_SHARED_TURN = 6;

/**
 * A button for each likely action of the combatants whose turn it is. Below them are defend, *More…* and *End turn*.
 * `heldCount` is the number of combatants on autopilot that wait for the GM.
 */
export function turnRows(encounter: Encounter, id: number, posts: Posts, heldCount = 0): readonly panel.ButtonRow[] {
  const now = onTurn(encounter);
  const [first] = now;
  if (!first) return [];
  const actor = isPlayedByOneUser(now) ? (actsNext(now, posts) ?? first) : undefined;
  const idFields = { encounter: id, turn: turnKey(encounter) };
  const namedActor = actor && (now.length > 1 || playerOf(actor) === undefined) ? actor : undefined;
  const acts = actor
    ? actsOf(encounter, actor, posts).map((act) => ({ act, by: namedActor }))
    : sharedTurnActions(encounter, now, posts);
  const offeredButtons = acts.flatMap(({ act, by }) => {
    const custom = approachOf(encounter, id, act) ?? idOf(encounter, id, act.intent, (actor ?? by) !== undefined);
    return custom === undefined ? [] : [{ label: actLabel(encounter, act, by), custom }];
  });
  // Drops a button with the same label or id as another. Players couldn't tell equal labels apart, and Discord refuses
  // a message with two equal ids.
  const distinct = offeredButtons.filter(
    ({ label, custom }, index) =>
      offeredButtons.findIndex((each) => each.label === label || each.custom === custom) === index,
  );
  const shownActs = distinct.length > MAX_ACTIONS ? distinct.slice(0, MAX_ACTIONS - 1) : distinct;
  const buttons = shownActs.map(({ label, custom }, index) => panel.button(label, custom, styleOf(index === 0)));
  const attacked = acts.flatMap(({ act }) => (act.approach === undefined ? (act.intent.targets?.[0] ?? []) : []));
  const run = runButtons(encounter, id, posts, [...new Set(attacked)]);
  const guards = (run.acts.length === 0 ? defendActions(encounter, actor ? [actor] : now) : []).flatMap(
    ({ act, by }) => {
      const custom = idOf(encounter, id, act.intent, (actor ?? by) !== undefined);
      return custom === undefined ? [] : [{ label: actLabel(encounter, act, by), custom }];
    },
  );
  const end = { ...idFields, what: 'end', actor: actor ? mark(actor.id) : '' } as const;
  const lastRow = [
    ...guards.map(({ label, custom }, index) =>
      panel.button(label, custom, styleOf(buttons.length === 0 && index === 0)),
    ),
    ...(now.some((each) => mayMove(encounter, each))
      ? [panel.button(t('moves-move'), moveButton.write({ encounter: id, actor: end.actor, on: 'turn' }))]
      : []),
    panel.button(t('board-more'), turnButton.write({ ...idFields, what: 'more', actor: '' })),
    panel.button(
      actor ? t('board-end-turn') : t('board-done'),
      turnButton.write(end),
      // The button is highlighted only if nothing useful is left to do.
      styleOf(buttons.length === 0 && guards.length === 0),
    ),
    ...run.ends,
    ...(heldCount > 0 ? [letPlayButton(encounter, id, heldCount)] : []),
  ];
  return [
    ...panel.buttonRow(...buttons),
    ...panel.buttonRow(...run.acts),
    ...panel.buttonRow(...nextButtons(encounter, id, now)),
    ...panel.buttonRow(...lastRow),
  ];
}

/** The combatants who can act next, if the one whose turn it is chooses. *End turn* offers those without a button. */
function nextButtons(encounter: Encounter, id: number, [chooser, other]: readonly Combatant[]) {
  const rules = rulesOf(encounter);
  if (!chooser || other || !choosesNext(rules, encounter)) return [];
  return nextChoices(rules, encounter, chooser.id)
    .slice(0, MAX_ACTIONS)
    .map((next) =>
      panel.button(
        t('board-is-next', { name: buttonName(combatant(encounter, next)) }),
        nextButton.write({ encounter: id, turn: turnKey(encounter), actor: mark(chooser.id), next: mark(next) }),
      ),
    );
}

function styleOf(isLikeliest: boolean) {
  return isLikeliest ? ButtonStyle.Primary : ButtonStyle.Secondary;
}

/** The id of a button that moves toward a combatant. The path is found when the button is pressed. */
function approachOf(encounter: Encounter, id: number, { approach, intent }: LikelyAction): string | undefined {
  if (approach === undefined) return undefined;
  const [actor, target] = [mark(intent.actor), mark(approach)];
  return approachButton.write({ encounter: id, turn: turnKey(encounter), actor, target });
}

/** True if one user plays everyone whose turn it is. Each of them then gets its own buttons, one after the other. */
function isPlayedByOneUser(now: readonly Combatant[]): boolean {
  return new Set(now.map((each) => playerOf(each))).size === 1;
}

/** Of the combatants whose turn it is, the one that acted last, until its turn is over. */
export function actsNext(now: readonly Combatant[], { turn }: Posts): Combatant | undefined {
  const actingId = turn?.acting.find((id) => now.some((each) => each.id === id));
  return now.find(({ id }) => id === actingId);
}

function actsOf(encounter: Encounter, who: Combatant, posts: Posts): readonly LikelyAction[] {
  const max = playerOf(who) === undefined ? MAX_CREATURE_ACTIONS : MAX_ACTIONS + 1;
  const rules = rulesOf(encounter);
  if (isOpen(who, encounter))
    return likelyActions(rules, encounter, who.id, lastOf(posts, who.id), max).filter(
      ({ approach }) => approach === undefined || isSeen(rules, encounter, combatant(encounter, approach)),
    );
  return attacksOnAll(encounter, who).slice(0, max);
}

/**
 * An action that a button offers. `by` is the only combatant who can do it, and is named on the label. Undefined for
 * the combatant of the player who taps.
 */
interface Offered {
  readonly act: LikelyAction;
  readonly by?: Combatant | undefined;
}

/**
 * The actions to offer when several combatants have their turn together. An attack that all of them can make acts for
 * the player who taps, with the weapon in hand. An action that only some can do names its actor.
 */
function sharedTurnActions(encounter: Encounter, now: readonly Combatant[], posts: Posts): readonly Offered[] {
  const attack = actionName(rulesOf(encounter), 'attack');
  const all = now.slice(0, MAX_SHARED_TURN).flatMap((by) =>
    actsOf(encounter, by, posts).map((act, index) => {
      const { action, targets = [] } = act.intent;
      const isOpenToAll = action === attack && now.every((each) => mayAttack(encounter, each, { action, targets }));
      return isOpenToAll
        ? { act: { intent: { action, actor: by.id, targets } }, place: index }
        : { act, by, place: index };
    }),
  );
  // If labels name the actor, the most likely action of each actor comes first.
  const byActor = all.some(({ by }) => by) ? all.toSorted((one, other) => one.place - other.place) : all;
  return byActor.filter(({ act, by }, index) => {
    const target = act.intent.targets?.join();
    return by || byActor.findIndex((other) => !other.by && other.act.intent.targets?.join() === target) === index;
  });
}

/**
 * True if a combatant can make this attack with what it holds. False if its state is hidden from players, so that
 * nothing is revealed.
 */
function mayAttack(encounter: Encounter, who: Combatant, attack: Omit<Intent, 'actor'>): boolean {
  return !isOpen(who, encounter) || begin(rulesOf(encounter), encounter, { ...attack, actor: who.id }).ok;
}

/**
 * True if a combatant's state is known to players. Everyone sees the buttons, so other creatures' buttons reveal
 * nothing about what they can do.
 */
function isOpen(who: Combatant, encounter: Encounter): boolean {
  return detailOf(who, encounter) === 'exact';
}

/** True if there is a move button. A creature whose state is hidden always has one if it is on the map. */
function mayMove(encounter: Encounter, who: Combatant): boolean {
  if (isOpen(who, encounter)) return canMove(encounter, who);
  return standsAt(encounter, who.id) !== undefined || zoneOf(encounter, who.id) !== undefined;
}

function attacksOnAll(encounter: Encounter, { id: actor, side }: Combatant): readonly LikelyAction[] {
  const action = actionName(rulesOf(encounter), 'attack');
  if (action === undefined) return [];
  return encounter.combatants
    .filter((each) => each.side !== side && each.vitality === 'up')
    .map(({ id }) => ({ intent: { action, actor, targets: [id] } }));
}

/** The most defend buttons with names. Together with *Move*, *More…* and *End turn* they fill a row of five. */
const MAX_DEFEND_BUTTONS = 2;

/** One defend button if all combatants can defend. Otherwise one with a name for each combatant who can. */
function defendActions(encounter: Encounter, actors: readonly Combatant[]): readonly Offered[] {
  const guards = actors.flatMap((by) => {
    const act = defendActionOf(encounter, by);
    return act ? [{ act, by }] : [];
  });
  if (guards.length < actors.length) return guards.slice(0, MAX_DEFEND_BUTTONS);
  return guards.slice(0, 1).map(({ act }) => ({ act }));
}

function defendActionOf(encounter: Encounter, who: Combatant): LikelyAction | undefined {
  const rules = rulesOf(encounter);
  if (isOpen(who, encounter)) {
    const guard = guardOf(rules, encounter, who.id);
    return guard && { intent: guard };
  }
  const action = rules.guardAction ? undefined : actionName(rules, 'defend');
  return action === undefined ? undefined : { intent: { action, actor: who.id } };
}

/**
 * The id of an action's button. `bound` means that only this actor can do it. Undefined if the id would be too long.
 */
function idOf(encounter: Encounter, id: number, intent: Intent, bound: boolean): string | undefined {
  const { actor, action, targets = [], tool, manner, to = '' } = intent;
  const optional = (value: string | undefined) => (value === undefined || !bound ? '' : mark(value));
  const values = {
    encounter: id,
    turn: turnKey(encounter),
    action,
    actor: bound ? mark(actor) : '',
    targets: targets.map(mark).join(','),
    tool: optional(tool),
    manner: optional(manner),
    to,
  };
  return actButton.fits(values) ? actButton.write(values) : undefined;
}

/** The buttons for several creatures whose turns follow each other: what all of them do, and to end all their turns. */
export function runButtons(
  encounter: Encounter,
  id: number,
  posts: Posts,
  [first, second]: readonly CombatantId[],
): { readonly acts: readonly APIButtonComponent[]; readonly ends: readonly APIButtonComponent[] } {
  const run = creaturesInARow(encounter);
  if (run.length < 2) return { acts: [], ends: [] };
  const idFields = { encounter: id, turn: turnKey(encounter), target: '' };
  const before = run.some((each) => lastOf(posts, each.id) !== undefined);
  // *Same as before* usually has the most likely target, so the other button is for the next one.
  const likely = (before && second !== undefined ? [second] : [first, second]).flatMap((id) =>
    id === undefined ? [] : (find(encounter, id) ?? []),
  );
  return {
    acts: [
      ...(before
        ? [
            panel.button(
              t('board-run-as-before', { count: run.length }),
              runButton.write({ ...idFields, how: 'as-before' }),
            ),
          ]
        : []),
      ...likely.map((target) =>
        panel.button(
          t('board-run-attacks', { count: run.length, target: buttonName(target) }),
          runButton.write({ ...idFields, how: 'attack', target: mark(target.id) }),
        ),
      ),
    ],
    ends: [panel.button(t('board-run-ends', { count: run.length }), runButton.write({ ...idFields, how: 'end' }))],
  };
}

/** The most combatants of the caller to choose from, which is one row of buttons. */
const MAX_CHOICES = 5;

/**
 * Who a press under a turn's message acts for: the combatant named on the button, or the caller's own whose turn it is.
 * If there are several, the one that acted last in this turn. Returns several if the caller has to choose.
 */
export function whoActs(session: Session & InEncounter, namedActor: string): Result<readonly Combatant[], Refusal> {
  const { encounter, posts } = session;
  const actors = combatantsOnTurn(session, onTurn(encounter));
  if (namedActor !== '') {
    const chosenCombatant = findMarked(namedActor, encounter.combatants, ({ id }) => id);
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
  const next = actsNext(actors, posts);
  return ok(next ? [next] : actors);
}

/** Asks which of several combatants is meant, with a button for each. `further` buttons can follow. */
export function askWhich(
  actors: readonly Combatant[],
  write: (who: Combatant) => string,
  further: readonly APIButtonComponent[] = [],
): Reply {
  const each = actors.slice(0, MAX_CHOICES).map((who) => panel.button(buttonName(who), write(who)));
  return whisper(t('board-which-of-yours'), {
    components: [panel.buttonRow(...each), ...(further.length > 0 ? [panel.buttonRow(...further)] : [])].flat(),
  });
}

/** Whether a combatant can move on the map now, or use a door. */
export function canMove(encounter: Encounter, { id }: Combatant): boolean {
  const rules = rulesOf(encounter);
  if (!encounter.field) return encounter.zones !== undefined && (rules.zones?.ways(encounter, id) ?? []).length > 0;
  return (rules.field?.ways(encounter, id) ?? []).length > 0 || doorsBeside(rules, encounter, id).length > 0;
}

/** The button that lets combatants who wait for the GM play on autopilot. */
function letPlayButton(encounter: Encounter, id: number, heldCount: number): APIButtonComponent {
  return panel.button(
    t('autopilot-play', { count: heldCount }),
    letPlayId.write({ encounter: id, turn: turnKey(encounter) }),
  );
}

/**
 * The creatures whose turns follow each other in this round, from the current turn on. Empty if a player's turn is
 * among them.
 */
export function creaturesInARow(encounter: Encounter): readonly Combatant[] {
  const now = onTurn(encounter);
  if (!now.every(isCreature)) return [];
  if (choosesNext(rulesOf(encounter), encounter)) return now;
  const run = [...now];
  for (const block of encounter.turnOrder.slice(encounter.turn + 1)) {
    const actors: Combatant[] = [];
    for (const id of block) {
      const who = find(encounter, id);
      if (who?.vitality === 'up') actors.push(who);
    }
    if (!actors.every(isCreature)) break;
    run.push(...actors);
  }
  return run;
}

export function isCreature(who: Combatant): boolean {
  return playerOf(who) === undefined;
}
