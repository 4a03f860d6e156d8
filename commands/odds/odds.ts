// `/odds`: how likely an action is to hit, to harm, and to bring its target down.

import type { ShownAction } from '../../src/embeds/odds.ts';
import { type TileName, tileName } from '../../src/field/field.ts';
import { command, integer, optional, withDefault } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { actor, attackOption, targets } from '../../src/interaction/options/combatants.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../../src/interaction/reply.ts';
import { withTurnOf } from '../../src/odds/act-odds.ts';
import { stakesUpTo } from '../../src/odds/stakes.ts';
import { encountersAsSeen, idsLinkedIn, type OddsViewer, oddsKey } from '../../src/odds/stand-ins.ts';
import type { SimulatedAction } from '../../src/odds/work.ts';
import {
  actionHash,
  actionLabel,
  actorByHash,
  availableActions,
  combatantsAffectedBy,
  likeliestFirst,
  nameOf,
} from '../../src/posts/available-actions.ts';
import { usualValues, withFormValues } from '../../src/rules/core/action-form.ts';
import { withFieldEvent } from '../../src/rules/core/apply.ts';
import { type CompleteAction, harmsAllies, isAttackAction } from '../../src/rules/core/complete-actions.ts';
import { type Combatant, type CombatantId, combatant, type Encounter } from '../../src/rules/core/encounter.ts';
import { waysOf } from '../../src/rules/core/field-moves.ts';
import { isSeenOnMap, seenTiles } from '../../src/rules/core/field-sight.ts';
import { given } from '../../src/rules/core/given.ts';
import type { ActionMethod, Intent } from '../../src/rules/core/intent.ts';
import { prepareIntent } from '../../src/rules/core/play.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { actionName, type Ruleset, takesTurns } from '../../src/rules/core/ruleset.ts';
import { detailOf, type Viewer, viewerOf } from '../../src/rules/core/secrecy.ts';
import { placeName } from '../../src/rules/core/zones.ts';
import { lastActionOf } from '../../src/session/posts.ts';
import { anyEncounter, runningEncounter, type Session } from '../../src/session/session.ts';
import { oddsWords as words } from '../../src/text/odds.ts';
import { plain, t } from '../../src/text/t.ts';
import { actionsMenuId, oddsButtonId, panelButtonId } from '../act/panel.ts';

export const odds = command({
  name: 'odds',
  requires: runningEncounter,
  options: {
    target: optional(targets('attack')),
    with: optional(attackOption('tools')),
    manner: optional(attackOption('manners')),
    amount: optional(integer(0, 50)),
    seed: withDefault(integer(1, 9999), () => ok(1)),
    as: actor(),
  },
  run: ({ target, with: tool, manner, amount, seed, as }, session) =>
    actOddsReply(session, as, { targets: target, tool, manner, amount, seed }),
});

/** *Odds* in the panel of actions. It replaces the panel with the odds, a menu of actions, and a button back. */
export const showActOdds = component({
  id: oddsButtonId,
  requires: anyEncounter,
  run(values, session) {
    const actorResult = actorByHash(session, values.actor);
    if (!actorResult.ok) return actorResult;
    const backButton = panel.button(t('odds-back'), panelButtonId.write({ ...values, saying: '' }));
    const menuId = actionsMenuId.write({ ...values, menu: ODDS_MENU, page: 0, saying: '' });
    return map(actOddsReply(session, actorResult.value, { menu: menuId }), (reply) =>
      asUpdate({ ...reply, components: panel.buttonRow(backButton, panel.closeButton()) }),
    );
  },
});

type OddsSession = Session & { readonly encounter: Encounter };

/**
 * The maximum number of actions whose odds are computed in one request. Each may need a simulation that takes a few
 * hundredths of a second.
 */
const MAX_SHOWN_ACTIONS = 12;
/** The default seed, so that the same question has the same answer. */
const DEFAULT_SEED = 1;

/**
 * The odds of what a combatant can do to others now, or could do on its turn. Only the caller sees them. They are
 * computed when the reply is sent. No dice of the fight are rolled, and nothing changes. `menu` is the id of the menu
 * for choosing an action.
 */
function actOddsReply(
  session: OddsSession,
  actor: Combatant,
  {
    seed = DEFAULT_SEED,
    menu,
    ...wanted
  }: WantedOdds & { readonly seed?: number | undefined; readonly menu?: string } = {},
): Result<Reply, Refusal> {
  const { rules, caller } = session;
  if (!takesTurns(rules, actor)) return no({ type: 'takes-no-turns', name: actor.name });
  const encounter = withTurnOf(rules, session.encounter, actor.id);
  const actionContext = { rules, encounter, caller };
  const offeredChoices = choicesOf(session, actionContext, actor, wanted);
  const asker = { view: viewerOf(caller.user, encounter), actor: actor.id };
  const outOfReachChoices = choicesOutOfReach(session, actionContext, actor, {
    wanted,
    reached: offeredChoices,
    view: asker.view,
  });
  const choicesResult =
    offeredChoices.length + outOfReachChoices.length > 0
      ? ok(offeredChoices)
      : typedChoice(actionContext, actor, wanted);
  if (!choicesResult.ok) return choicesResult;
  if (choicesResult.value.length + outOfReachChoices.length === 0)
    return ok(whisper(t('odds-nothing', { name: plain(actor.name) })));
  const choiceGroups = groupEqualChoices(choicesResult.value, actionContext, asker);
  const shownGroups = choiceGroups.slice(0, MAX_SHOWN_ACTIONS);
  const oddsQuestions = [
    ...shownGroups.map((equalChoices) => oddsQuestionsFor(equalChoices, actionContext, asker)),
    ...outOfReachChoices.map(({ choice, from, encounter: encounterThere }) =>
      oddsQuestionsFor([choice], { rules, encounter: encounterThere, from }, asker),
    ),
  ];
  const title = t('odds-title', { name: plain(actor.name) });
  const isTruncated = choiceGroups.length > shownGroups.length || undefined;
  const isOffTurn = encounter !== session.encounter || undefined;
  const simulationWork = {
    work: { type: 'acts', actions: oddsQuestions.flatMap(({ asked }) => asked), seed },
    shows: {
      type: 'acts',
      title,
      lines: oddsQuestions.map(({ line }) => line),
      ...given({ isCut: isTruncated, isOffTurn, menu: isOffTurn ? undefined : menu }),
    },
    asked: caller.interaction,
  } as const;
  return ok(whisper({ title, description: t('odds-working') }, { work: simulationWork }));
}

function choicesOf(
  { posts }: Pick<OddsSession, 'posts'>,
  position: Pick<OddsSession, 'rules' | 'encounter' | 'caller'>,
  actor: Combatant,
  wanted: WantedOdds,
): readonly ActionChoice[] {
  const likeliestActions = likeliestFirst(availableActions(position, actor), lastActionOf(posts, actor.id));
  return matchingChoices(likeliestActions, position, wanted);
}

/**
 * On a map, actions against targets that are out of reach. Each is considered from the square to which the actor would
 * have to move.
 */
function choicesOutOfReach(
  session: OddsSession,
  position: Pick<OddsSession, 'rules' | 'encounter' | 'caller'>,
  actor: Combatant,
  {
    wanted,
    reached,
    view,
  }: { readonly wanted: WantedOdds; readonly reached: readonly ActionChoice[]; readonly view: Viewer },
): readonly ChoiceAfterMove[] {
  if (!position.encounter.field) return [];
  const maplessContext = { ...position, encounter: withoutMap(position.encounter) };
  const offeredChoices = choicesOf(session, maplessContext, actor, wanted);
  const choicesResult = offeredChoices.length > 0 ? ok(offeredChoices) : typedChoice(maplessContext, actor, wanted);
  const isWithinReach = (target: string) => reached.some((each) => each.target === target);
  const outOfReachActions = (choicesResult.ok ? choicesResult.value : []).filter(
    ({ target }) => !isWithinReach(target),
  );
  return choicesAfterMove({ ...position, view }, actor, outOfReachActions);
}

/**
 * An action that is typed differently from how it is offered, for example with the name of the weapon in use. Returns
 * the action as typed, or the rules' refusal.
 */
function typedChoice(
  { rules, encounter }: Pick<OddsSession, 'rules' | 'encounter'>,
  actor: Combatant,
  { targets, tool, manner, amount }: WantedOdds,
): Result<readonly ActionChoice[], Refusal> {
  const standingEnemy = encounter.combatants.find(({ side, vitality }) => side !== actor.side && vitality === 'up');
  if (!targets && !standingEnemy) return ok([]);
  const ids = targets?.map(({ id }) => id) ?? (standingEnemy ? [standingEnemy.id] : []);
  const intents = attackNames(rules).map((action) => ({
    action,
    actor: actor.id,
    ...given({ targets: ids, tool, manner, amount }),
  }));
  const preparationResults = intents.map((intent) => ({ intent, result: prepareIntent(rules, encounter, intent) }));
  const { intent, result } = preparationResults.find((each) => each.result.ok) ?? preparationResults[0] ?? {};
  if (result && !result.ok) return no(result.why);
  const action = intent && rules.actions[intent.action];
  const [target] = ids;
  if (!action || target === undefined) return ok([]);
  const act = { name: intent.action, action, way: given({ tool, manner }), intent, harms: true, helps: false };
  return ok([{ act, intent, target }]);
}

/** The system's attacks, the book's usual one first. */
function attackNames(rules: Ruleset): readonly string[] {
  const usualAttack = actionName(rules, 'attack');
  const attackActions = Object.keys(rules.actions).filter((name) => isAttackAction(rules, name));
  return attackActions.toSorted((a, b) => Number(b === usualAttack) - Number(a === usualAttack));
}

/** The encounter for which odds are computed, and its rules. */
interface FightContext {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
}

/** Actions that differ only in their target, with targets that look the same to the viewer. */
type EqualChoices = readonly [ActionChoice, ...ActionChoice[]];

/**
 * Groups actions that differ only in their target, if the targets look the same to the viewer. Secret differences
 * between targets don't count.
 */
function groupEqualChoices(
  choices: readonly ActionChoice[],
  { rules, encounter }: FightContext,
  asker: Required<OddsViewer>,
): readonly EqualChoices[] {
  const keyByTarget = new Map<string, string>();
  let targetNames: ReadonlySet<string> | undefined;
  for (const { target } of choices) {
    if (keyByTarget.has(target)) continue;
    const seenVersions = encountersAsSeen(rules, encounter, target, asker);
    const fightContexts = seenVersions.map((each) => ({ rules, encounter: each, actor: asker.actor }));
    targetNames ??= fightContexts[0] && idsLinkedIn(fightContexts[0]);
    keyByTarget.set(target, fightContexts.map((each) => oddsKey(each, target, targetNames)).join('\n'));
  }
  const choicesByKey = Map.groupBy(choices, ({ intent: { targets = [], ...intent }, target }) =>
    JSON.stringify([intent, targets.length > 1 ? targets : [], keyByTarget.get(target)]),
  );
  return [...choicesByKey.values()].flatMap(([first, ...more]): readonly EqualChoices[] =>
    first ? [[first, ...more]] : [],
  );
}

/**
 * What to compute for an action: its odds with each number of points that could be staked on it, in each version of the
 * encounter that fits what the viewer sees.
 */
function oddsQuestionsFor(
  equalChoices: EqualChoices,
  position: FightContext & { readonly from?: TileName },
  asker: OddsViewer,
): { readonly asked: readonly SimulatedAction[]; readonly line: ShownAction } {
  const [choice] = equalChoices;
  const { intent, target } = choice;
  const targetCombatant = combatant(position.encounter, target);
  const isTargetKnown = detailOf(targetCombatant, position.encounter, asker.view) === 'exact';
  const seenVersions = encountersAsSeen(position.rules, position.encounter, target, asker);
  // If a target's numbers are secret, the odds are computed for each creature that the target could be. Doing that for
  // several numbers of staked points would take too long.
  const stakeAmounts = isTargetKnown ? stakesToCompare(choice, position) : [0];
  const simulatedActions = stakeAmounts.flatMap((amount) =>
    seenVersions.map(
      (encounter): SimulatedAction => ({
        encounter,
        deed: { type: 'intent', intent: { ...intent, ...given({ amount: amount || intent.amount }) } },
        target,
        ...given({ isRough: seenVersions.length > 1 || amount > 0 || undefined }),
      }),
    ),
  );
  const { action, tool = '', manner = '' } = intent;
  const { from } = position;
  const shownAction: ShownAction = {
    label: labelOfChoice(choice, position.encounter),
    labelWithoutTarget: labelWithoutTargetOf(choice, position.encounter),
    targets: equalChoices.map((each) => combatant(position.encounter, each.target).name),
    wayKey: [action, tool, manner, from].join('\n'),
    // The menu offers only actions that can be done now.
    entries: from === undefined ? equalChoices.map((each) => menuEntryOf(each, position)) : [],
    pieces: simulatedActions.length,
    ...given({
      from,
      isForAll: hasSeveralTargets(choice) || undefined,
      hasSecretNumbers: !isTargetKnown || undefined,
      stakes: stakeAmounts.length > 1 ? stakeAmounts : undefined,
    }),
  };
  return { asked: simulatedActions, line: shownAction };
}

function menuEntryOf(choice: ActionChoice, { encounter }: FightContext) {
  return { label: unescapedLabelOf(choice, encounter), value: actionHash(choice.act) };
}

/** An action that becomes possible after a move, and the nearest square from which it is possible. */
interface ChoiceAfterMove {
  readonly choice: ActionChoice;
  readonly from: TileName;
  /** The encounter as if the actor stood on the square `from`. */
  readonly encounter: Encounter;
}

/**
 * The maximum number of actions from another square that are shown, and the maximum number that are tried. Each may be
 * tried from every square.
 */
const [MAX_SHOWN_AFTER_MOVE, MAX_TRIED_AFTER_MOVE] = [4, 12];

/** An encounter without its map, to find actions that may be possible from another square. */
function withoutMap({ field: _, ...encounter }: Encounter): Encounter {
  return encounter;
}

/**
 * What a combatant could do to targets out of reach: each action from the nearest square that it can reach in any
 * number of moves, as far as the viewer sees. `acts` are the actions that would be possible without a map, most likely
 * first.
 */
export function choicesAfterMove(
  { rules, encounter, view }: { readonly rules: Ruleset; readonly encounter: Encounter; readonly view: Viewer },
  actor: Combatant,
  acts: readonly ActionChoice[],
): readonly ChoiceAfterMove[] {
  const visibleTiles = seenTiles(rules, encounter, view);
  const visibleIds = encounter.combatants.filter((who) => isSeenOnMap(rules, encounter, who, view)).map(({ id }) => id);
  const visibleChoices = acts.filter(({ target }) => visibleIds.includes(target));
  if (!encounter.field || visibleChoices.length === 0) return [];
  // A combatant that the viewer doesn't see blocks no path. Otherwise a longer path would reveal it.
  const unseenIds = encounter.combatants.map(({ id }) => id).filter((id) => !visibleIds.includes(id));
  const tiles = waysOf(rules, encounter, actor, { points: Number.POSITIVE_INFINITY, giveWay: unseenIds })
    .map(({ to }) => tileName(to))
    .filter((to) => !visibleTiles || visibleTiles.has(to));
  const choicesAfterMoves: ChoiceAfterMove[] = [];
  for (const choice of choicesInterleavedByTarget(visibleChoices).slice(0, MAX_TRIED_AFTER_MOVE)) {
    if (choicesAfterMoves.length === MAX_SHOWN_AFTER_MOVE) break;
    for (const tile of tiles) {
      const encounterAfterMove = withCombatantAt(encounter, actor.id, tile);
      if (!prepareIntent(rules, encounterAfterMove, choice.intent).ok) continue;
      choicesAfterMoves.push({ choice, from: tile, encounter: encounterAfterMove });
      break;
    }
  }
  return choicesAfterMoves;
}

/** Sorts actions: the most likely one against each target, then the second most likely against each, and so on. */
function choicesInterleavedByTarget(acts: readonly ActionChoice[]): readonly ActionChoice[] {
  const choicesByTarget = [...Map.groupBy(acts, ({ target }) => target).values()];
  const max = Math.max(...choicesByTarget.map(({ length }) => length));
  return Array.from({ length: max }, (_, index) => choicesByTarget.flatMap((choices) => choices[index] ?? [])).flat();
}

function withCombatantAt(encounter: Encounter, subject: CombatantId, after: TileName): Encounter {
  return withFieldEvent(encounter, { type: 'placed', subject, after });
}

/** Marks the menu on the screen of odds, so that it isn't confused with the menus in the panel of actions. */
const ODDS_MENU = 'odds';

/** The odds that the user asks for. An undefined field matches everything. */
interface WantedOdds {
  readonly targets?: readonly Combatant[] | undefined;
  readonly tool?: string | undefined;
  readonly manner?: string | undefined;
  readonly amount?: number | undefined;
}

/** A complete action against one target. */
export interface ActionChoice {
  readonly act: CompleteAction;
  readonly intent: Intent;
  readonly target: CombatantId;
}

const MAX_LABEL_LENGTH = 150;

/** The actions that match the wanted odds, completed once for each possible target. They keep their order. */
export function matchingChoices(
  acts: readonly CompleteAction[],
  { rules, encounter }: { readonly rules: Ruleset; readonly encounter: Encounter },
  { targets, tool, manner, amount }: WantedOdds = {},
): readonly ActionChoice[] {
  const targetIds = targets?.map(({ id }) => id);
  const fitsWeapon = ({ intent }: Pick<ActionChoice, 'intent'>) =>
    matchesName(intent.tool, tool) && matchesName(intent.manner, manner);
  return acts
    .filter(({ harms, action, form }) => harms && !action.gm && form?.needed !== false)
    .flatMap((act) => completedIntents(act).map((intent) => ({ act, intent: { ...intent, ...given({ amount }) } })))
    .filter(({ act: { harms }, intent }) => targetIds || !harmsAllies(encounter, { harms, intent }))
    .filter(fitsWeapon)
    .filter(({ intent }) => prepareIntent(rules, encounter, intent).ok)
    .flatMap(({ act, intent }) => {
      const affectedIds = intent.targets ?? affectedEnemies(act, intent, encounter, targetIds);
      const affectedTargetIds = affectedIds.filter((id) => id !== intent.actor && (targetIds?.includes(id) ?? true));
      return affectedTargetIds.map((target): ActionChoice => ({ act, intent, target }));
    });
}

/** The combatants that an area on a map would affect. Allies are left out, unless `targetIds` has them. */
function affectedEnemies(
  act: CompleteAction,
  intent: Intent,
  encounter: Encounter,
  targetIds: readonly CombatantId[] = [],
): readonly CombatantId[] {
  const { side } = combatant(encounter, intent.actor);
  const affectedCombatants = combatantsAffectedBy({ ...act, intent }, encounter);
  return affectedCombatants.filter((who) => who.side !== side || targetIds.includes(who.id)).map(({ id }) => id);
}

/** True if an action affects several targets at once: an area, or several named targets. */
function hasSeveralTargets({ intent: { targets } }: ActionChoice): boolean {
  return targets === undefined || targets.length > 1;
}

/** An action with its form and square filled in, once for each way to do it. */
function completedIntents({ intent, form, tiles }: CompleteAction): readonly Intent[] {
  const placedIntent = { ...intent, ...given({ to: tiles?.[0] }) };
  if (!form) return [placedIntent];
  const usualChoice = usualValues(form);
  const methods: readonly (ActionMethod | undefined)[] = form.hows ?? [usualChoice.how];
  const targetLists = form.several ? [usualChoice.targets] : form.targets.map((id) => [id]);
  return methods.flatMap((how) =>
    targetLists.map((aim) => withFormValues(placedIntent, { ...usualChoice, ...given({ how, targets: aim }) })),
  );
}

/**
 * The numbers of points that a player could stake on an action, to compare their odds. Only 0 if the player typed how
 * many points to stake or the action always needs points, because then there is nothing to compare.
 */
export function stakesToCompare(
  { act: { way, form }, intent }: ActionChoice,
  { rules, encounter }: { readonly rules: Ruleset; readonly encounter: Encounter },
): readonly number[] {
  const canChooseStake = way.amount !== undefined && !way.amount.needed && !form && intent.amount === undefined;
  const isStakePossible = (amount: number) => amount === 0 || prepareIntent(rules, encounter, { ...intent, amount }).ok;
  return stakesUpTo(canChooseStake ? (way.amount?.most ?? 0) : 0).filter(isStakePossible);
}

/** The label of an action with its target and the points that are staked on it, for a message. */
export function labelOfChoice(choice: ActionChoice, encounter: Encounter): string {
  return plain(unescapedLabelOf(choice, encounter), MAX_LABEL_LENGTH);
}

/** The label of an action with its target, for a menu, without Markdown. */
function unescapedLabelOf(choice: ActionChoice, encounter: Encounter): string {
  const { intent, act, target } = choice;
  const { amount, targets } = intent;
  const targetName = nameOf(target, encounter);
  // The square to which the action would move its target is only an example, because the player can choose another one.
  // So the label leaves it out.
  const { to: _, ...intentWithoutSquare } = intent;
  const label = actionLabel(filledAct(choice, intentWithoutSquare), encounter);
  // The form asks for the target, so only some labels have it.
  const hasTarget = targets !== undefined && (!act.form || label.includes(targetName));
  const labelAtTarget = hasTarget ? label : words.at(unaimedLabelOf(choice, encounter), targetName);
  return amount === undefined ? labelAtTarget : t('odds-staked', { act: labelAtTarget, points: amount });
}

/** The label of an action without its target, for a message: “Attack with Mace”. */
function labelWithoutTargetOf(choice: ActionChoice, encounter: Encounter): string {
  return plain(unaimedLabelOf(choice, encounter), MAX_LABEL_LENGTH);
}

/** The label of an action without its target: “Attack with Mace”, “Fireball at F2”. */
function unaimedLabelOf(choice: ActionChoice, encounter: Encounter): string {
  const { targets, to, ...intent } = choice.intent;
  const label = actionLabel(filledAct(choice, intent), encounter);
  return to === undefined || targets ? label : t('odds-at-square', { act: label, square: placeName(encounter, to) });
}

/**
 * The action with the chosen tool and manner, such as a weapon and an attack type. The form to fill in and the squares
 * to choose from are left out, because the action's label would end in “…” if something still had to be chosen.
 */
function filledAct(
  { act: { form: _, tiles: __, ...act }, intent: chosen }: ActionChoice,
  intent: Intent,
): CompleteAction {
  return { ...act, way: { ...act.way, ...given({ tool: chosen.tool, manner: chosen.manner }) }, intent };
}

function matchesName(name: string | undefined, input: string | undefined): boolean {
  return input === undefined || (name ?? '').toLowerCase().startsWith(input.trim().toLowerCase());
}
