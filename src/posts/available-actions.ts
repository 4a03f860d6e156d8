// Lists a combatant's possible actions, with their labels for buttons and menus.

import { stateText, stateWord, wordingOf } from '../embeds/meters.ts';
import type { TileName } from '../field/field.ts';
import { findByHash, textHash } from '../interaction/component.ts';
import type { OpenForm } from '../rules/core/action-form.ts';
import { type CompleteAction, completeActions, harmsAllies } from '../rules/core/complete-actions.ts';
import type { Combatant, CombatantId, Encounter } from '../rules/core/encounter.ts';
import { combatant, find, isOnTurn } from '../rules/core/encounter.ts';
import { isSeenOnMap, seenTiles } from '../rules/core/field-sight.ts';
import { given } from '../rules/core/given.ts';
import { type ActionMethod, actionKey, type Intent, type LikelyAction } from '../rules/core/intent.ts';
import { idsAffectedBy } from '../rules/core/plan-trial.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { actionName, commandOf } from '../rules/core/ruleset.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { placeName } from '../rules/core/zones.ts';
import { rulesOf } from '../rules/systems.ts';
import { turnKey } from '../session/encounter-state.ts';
import { combatantsLentByCaller, isGm, mayActFor, ownCombatants, type Session } from '../session/session.ts';
import { actionPanelWords } from '../text/action-labels.ts';
import { boardWords } from '../text/board.ts';
import { moveWords } from '../text/map.ts';
import { nameOf as bookName } from '../text/names.ts';
import { and, capital, plain, shorten, t } from '../text/t.ts';

type SessionInFight = Session & { readonly encounter: Encounter };

/** The actions that a combatant can take now and that the caller may choose. */
export function availableActions(
  session: Pick<SessionInFight, 'rules' | 'encounter' | 'caller'>,
  actor: Combatant,
): readonly CompleteAction[] {
  const { rules, encounter } = session;
  const possibleActs = completeActions(rules, encounter, actor.id, isGm(session));
  if (isGm(session)) return possibleActs;
  const visibleTiles = seenTiles(rules, encounter);
  const actsForPlayers = possibleActs.filter((act) => !revealsConditions(act, encounter));
  return visibleTiles
    ? actsForPlayers.flatMap((act) => withVisibleTiles(act, encounter, visibleTiles))
    : actsForPlayers;
}

/**
 * On a map with fog, an action can only target what the combatant's side sees. A square isn't offered if the action
 * would affect only hidden combatants there.
 */
function withVisibleTiles(
  act: CompleteAction,
  encounter: Encounter,
  visibleTiles: ReadonlySet<TileName>,
): readonly CompleteAction[] {
  const { intent, tiles } = act;
  const isVisibleTarget = (to: TileName) => {
    const actWithTile = { ...act, intent: { ...intent, to } };
    const isAimed = (act.harms || act.helps) && !intent.targets;
    const { side } = combatant(encounter, intent.actor);
    const isOnAffectedSide = (who: Combatant) => act.helps === (who.side === side);
    return visibleTiles.has(to) && (!isAimed || combatantsAffectedBy(actWithTile, encounter).some(isOnAffectedSide));
  };
  if (!tiles) return intent.to === undefined || isVisibleTarget(intent.to) ? [act] : [];
  const visibleTargets = tiles.filter(isVisibleTarget);
  return visibleTargets.length > 0 ? [{ ...act, tiles: visibleTargets }] : [];
}

/**
 * Whether offering an action would reveal a creature's conditions to players who may not know them. For example,
 * “treat” or “dispel” could.
 */
function revealsConditions({ action: { kind }, harms, intent }: CompleteAction, encounter: Encounter): boolean {
  if (harms || (kind !== 'use' && kind !== 'cast')) return false;
  const targets = intent.targets?.flatMap((id) => find(encounter, id) ?? []) ?? [];
  return targets.some((target) => detailOf(target, encounter) === 'hidden');
}

/** Moves the combatant's latest action to the front. */
export function likeliestFirst(
  acts: readonly CompleteAction[],
  lastIntent: Intent | undefined,
): readonly CompleteAction[] {
  if (!lastIntent) return acts;
  const lastKey = actionKey(lastIntent);
  const isLastAction = ({ intent, form }: CompleteAction) => !form && actionKey(intent) === lastKey;
  return acts.toSorted((a, b) => Number(isLastAction(b)) - Number(isLastAction(a)));
}

/** The short hash that stands for one of a combatant's actions in an id. */
export function actionHash({ intent, form }: CompleteAction): string {
  return textHash(`${actionKey(intent)}\n${form ? 'form' : ''}`);
}

/** Finds a combatant by the short hash of its id. Refuses if the caller may not act for it. */
export function actorByHash(session: SessionInFight, wantedHash: string): Result<Combatant, Refusal> {
  const combatant = findByHash(wantedHash, session.encounter.combatants, ({ id }) => id);
  if (!combatant) return no({ type: 'stale' });
  return mayActFor(session, combatant) ? ok(combatant) : no({ type: 'not-yours', name: combatant.name });
}

/** Finds an action by its short hash. Undefined if the action isn't offered anymore, or was offered in another turn. */
export function actionByHash(
  session: SessionInFight,
  actor: Combatant,
  wantedHash: string,
  turn: string,
): CompleteAction | undefined {
  const act = availableActions(session, actor).find((each) => actionHash(each) === wantedHash);
  return act && (act.action.when !== 'turn' || turn === turnKey(session.encounter)) ? act : undefined;
}

/** Finds the offered action for an intent if it would harm an ally who didn't agree to it. */
export function actionHarmingFriend(
  session: SessionInFight,
  actor: Combatant,
  intent: Intent,
): CompleteAction | undefined {
  const { encounter } = session;
  if (!intent.targets?.some((id) => id !== actor.id && find(encounter, id)?.side === actor.side)) return undefined;
  return availableActions(session, actor).find(
    (act) =>
      act.name === intent.action &&
      act.intent.targets?.join() === intent.targets?.join() &&
      (intent.tool === undefined || act.intent.tool === intent.tool) &&
      (intent.manner === undefined || act.intent.manner === intent.manner) &&
      harmsAllies(encounter, act),
  );
}

/** The combatants that the caller can act for, starting with combatants whose turn it is. A GM can act for everyone. */
export function actorsOf(session: SessionInFight): readonly Combatant[] {
  const { encounter } = session;
  // A set, because a character that one GM lent to another is in both lists.
  const playableCombatants = [...new Set([...ownCombatants(session), ...combatantsLentByCaller(session)])];
  const allActors = isGm(session)
    ? [...playableCombatants, ...encounter.combatants.filter((each) => !playableCombatants.includes(each))]
    : playableCombatants;
  const orderKey = (who: Combatant) => (isOnTurn(encounter, who.id) ? 0 : who.vitality === 'up' ? 1 : 2);
  return allActors.toSorted((a, b) => orderKey(a) - orderKey(b));
}

const OPTIONAL_FIELDS = ['targets', 'amount', 'range', 'flanked', 'cover', 'behind', 'high-ground'] as const;
/** The maximum length of a name in an action's label, in characters. The verb isn't shortened. */
const MAX_NAME_IN_LABEL = 32;

/** An action in a few words: "Fire Bolt at Goblin 1". If `isUsualTool` is true, the weapon or spell is left out. */
export function actionLabel(
  { name, intent, form, tiles, helps, way }: CompleteAction,
  encounter: Encounter,
  isUsualTool = false,
): string {
  const { actor, targets = [] } = intent;
  const [only, another] = targets;
  const targetName = only === undefined || another !== undefined ? undefined : nameOf(only, encounter);
  const label = actionPanelWords.label(encounter.system, name, {
    self: only === actor,
    helps,
    asks: form !== undefined || tiles !== undefined,
    ...given({
      command: commandOf(rulesOf(encounter), name),
      tool: isUsualTool ? undefined : way.tool,
      manner: way.manner,
      target: targetName,
    }),
  });
  return intent.to === undefined ? label : moveWords.at(label, placeName(encounter, intent.to));
}

/**
 * Details about an action: how its target is doing as far as players may know, what it costs, and how often it can be
 * used.
 */
export function actionDetails(act: CompleteAction, encounter: Encounter): string {
  const { action, intent, way, form } = act;
  const wording = wordingOf(encounter);
  const affectedCombatants = combatantsAffectedBy(act, encounter);
  const targets = intent.targets ?? [];
  const nonzeroCosts = (way.costs ?? []).filter(({ points }) => points > 0);
  return [
    ...targets.map((id) => targetDetails(id, action.gm ? undefined : intent.actor, encounter)),
    ...(affectedCombatants.length === 0
      ? []
      : [t('moves-affects', { names: and(affectedCombatants.map(({ id }) => nameOf(id, encounter))) })]),
    ...(form?.several && form.needed ? [t('acts-several-targets')] : []),
    ...(form && !form.needed ? [actionPanelWords.canAdd(optionalFields(form))] : []),
    ...nonzeroCosts.map(({ resource, points }) => t('acts-costs', { price: wording.amount(points, resource) })),
    ...(way.limit ? [actionPanelWords.limit(way.limit)] : []),
  ]
    .filter((part) => part !== '')
    .join(wording.signs.joint);
}

/** Details about an action for a list, short and escaped for Discord: how each target is doing, and what it costs. */
export function offerDetails(act: CompleteAction, encounter: Encounter): readonly string[] {
  const { intent, way } = act;
  const wording = wordingOf(encounter);
  const targetTexts = (intent.targets ?? []).map((id) => {
    const targetState = stateText(combatant(encounter, id), encounter);
    const name = plain(nameOf(id, encounter));
    return targetState === '' ? name : t('do-state', { name, state: targetState });
  });
  const affectedNames = combatantsAffectedBy(act, encounter).map(({ id }) => plain(nameOf(id, encounter)));
  const nonzeroCosts = (way.costs ?? []).filter(({ points }) => points > 0);
  const priceText = ({ resource, points }: (typeof nonzeroCosts)[number]) => wording.brief(points, resource);
  return [
    ...targetTexts,
    ...(affectedNames.length === 0 ? [] : [t('moves-affects', { names: and(affectedNames) })]),
    ...nonzeroCosts.map((each) => t('acts-costs', { price: priceText(each) })),
    ...(way.limit ? [actionPanelWords.limit(way.limit)] : []),
  ];
}

/** The visible combatants that an action on a square would affect. Empty if the action has named targets. */
export function combatantsAffectedBy(
  { intent, harms, helps }: CompleteAction,
  encounter: Encounter,
): readonly Combatant[] {
  if (intent.to === undefined || intent.targets || !(harms || helps)) return [];
  const rules = rulesOf(encounter);
  const affectedCombatants = idsAffectedBy(rules, encounter, intent).map((id) => combatant(encounter, id));
  return affectedCombatants.filter((who) => isSeenOnMap(rules, encounter, who));
}

/** The optional fields of an action's form. */
function optionalFields({ several, amounts, situation = {} }: OpenForm) {
  const { ranges, flanked, cover, behind, highGround } = situation;
  const askedFields = {
    targets: several,
    amount: amounts,
    range: ranges,
    flanked,
    cover,
    behind,
    'high-ground': highGround,
  };
  return OPTIONAL_FIELDS.filter((part) => askedFields[part] !== undefined);
}

/** How a combatant is doing, as far as players may know, and whether it is the actor's ally. */
export function targetDetails(id: CombatantId, actor: CombatantId | undefined, encounter: Encounter): string {
  const who = combatant(encounter, id);
  const state = stateText(who, encounter);
  if (actor === undefined) return state;
  if (id === actor) return [t('acts-yourself'), state].filter((part) => part !== '').join(', ');
  const isFriend = who.side === combatant(encounter, actor).side;
  return [...(isFriend ? [t('acts-ally')] : []), state].filter((part) => part !== '').join(', ');
}

/** The label for a weapon and a manner in an action's form. It doesn't repeat what was chosen before. */
export function toolLabel(system: string, { tool, manner }: ActionMethod, chosenMethod: ActionMethod): string {
  return actionPanelWords.how(
    system,
    given({
      manner: manner === chosenMethod.manner ? undefined : manner,
      tool: tool === chosenMethod.tool ? undefined : tool,
    }),
  );
}

/** A combatant's name for a button or a menu, not escaped for Markdown. */
export function nameOf(id: CombatantId, encounter: Encounter): string {
  return shorten(combatant(encounter, id).name, MAX_NAME_IN_LABEL);
}

/** The maximum length of a name on a button, in characters. The verb and the state aren't shortened. */
const MAX_ACTOR_NAME_ON_BUTTON = 24;

/** A name, shortened for a button. It keeps its number at the end, which tells creatures of a kind apart. */
export function nameOnButton({ name }: Pick<Combatant, 'name'>): string {
  if (name.length <= MAX_ACTOR_NAME_ON_BUTTON) return name;
  const numberSuffix = / \d{1,3}$/.exec(name)?.[0] ?? '';
  return `${shorten(name.slice(0, name.length - numberSuffix.length), MAX_ACTOR_NAME_ON_BUTTON - numberSuffix.length)}${numberSuffix}`;
}

/**
 * The label of an action's button: "Attack Goblin 1 · bloodied". With the actor, if `by` is given: "Goblin 2 attacks
 * Kira · 68/80".
 */
export function buttonLabel(encounter: Encounter, act: LikelyAction, by: Combatant | undefined): string {
  const { intent, price, again } = act;
  const { action, targets = [], tool, manner, actor } = intent;
  const rules = rulesOf(encounter);
  const title = bookName(rules.id, 'action', action);
  const { brief, signs } = wordingOf(encounter);
  const actorName = by && nameOnButton(by);
  if (price && manner !== undefined) {
    const labelWithCost = boardWords.priced(
      capital(bookName(rules.id, 'option', manner)),
      title,
      price.bonus,
      price.resource === undefined ? String(price.cost) : brief(price.cost, price.resource),
      signs.joint,
    );
    return actorName === undefined ? labelWithCost : boardWords.actBy(actorName, labelWithCost);
  }
  const approachTarget = act.approach === undefined ? undefined : find(encounter, act.approach);
  if (approachTarget) {
    const approachLabel = t('moves-approach', { name: nameOnButton(approachTarget) });
    return actorName === undefined ? approachLabel : boardWords.actBy(actorName, approachLabel);
  }
  const [target, another] = targets.map((each) => find(encounter, each));
  if (!target) {
    const label = intent.to === undefined ? title : moveWords.at(title, placeName(encounter, intent.to));
    return actorName === undefined ? label : boardWords.actBy(actorName, label);
  }
  const isAttack = action === actionName(rules, 'attack');
  const isToolHeld = tool !== undefined && rules.inHand?.(combatant(encounter, actor)).includes(tool) !== false;
  const name = another ? t('board-several', { count: targets.length }) : nameOnButton(target);
  const plainLabel = actionPanelWords.label(rules.id, action, {
    target: name,
    self: target.id === actor,
    helps: target.side === find(encounter, actor)?.side,
    asks: false,
    ...given({ command: commandOf(rules, action), tool: isAttack && isToolHeld ? undefined : tool, manner }),
  });
  const label = again ? t('board-again', { act: plainLabel }) : plainLabel;
  const isPlainAttack = isAttack && (tool === undefined || isToolHeld);
  const labelWithActor =
    actorName === undefined
      ? label
      : isPlainAttack
        ? t('board-attack-by', { name: actorName, target: name })
        : boardWords.actBy(actorName, label);
  const targetState = !another ? stateWord(target, encounter) : '';
  return targetState === '' ? labelWithActor : boardWords.withState(labelWithActor, targetState, signs.joint);
}
