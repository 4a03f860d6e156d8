// A combatant's actions: `/act`, `/attack`, `/cast`, `/defend`, the buttons under a turn's message, and the panel of
// actions with its menus, squares and forms.

import { type Answer, boolean, command, integer, optional } from '../../src/interaction/command.ts';
import { component, findByHash, textHash } from '../../src/interaction/component.ts';
import {
  actor,
  actorOrPanel,
  intentDeed,
  offeredOption,
  situationOption,
  stakeChoices,
  targets,
  wordsOption,
} from '../../src/interaction/options/combatants.ts';
import { action } from '../../src/interaction/options/rules.ts';
import { asUpdate } from '../../src/interaction/reply.ts';
import { actionByHash, actionHarmingFriend, actorByHash, actorsOf } from '../../src/posts/available-actions.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { actionButtonId, actorsForPress, askWhichActor } from '../../src/posts/turn-buttons.ts';
import { harmsAllies } from '../../src/rules/core/complete-actions.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { actionOffers, offersOf, prepareIntent } from '../../src/rules/core/play.ts';
import { no } from '../../src/rules/core/refusal.ts';
import { actionOf } from '../../src/rules/core/ruleset.ts';
import { turnKey } from '../../src/session/encounter-state.ts';
import { lastActionOf } from '../../src/session/posts.ts';
import { anyEncounter, type InEncounter, runningEncounter, type Session } from '../../src/session/session.ts';
import { explain } from '../../src/text/refusals.ts';
import { t } from '../../src/text/t.ts';
import { readTile, tileOption } from '../move/move.ts';
import { TILE_FIELD, tileForm } from '../move/screen.ts';
import { savedActionButtons } from '../saved.ts';
import { actionForm, filledIntent } from './form.ts';
import type { ACTION_MODES, PanelState } from './panel.ts';
import {
  actFormId,
  actionsMenuId,
  actionsPanel,
  actNowId,
  actorMenuId,
  actTileId,
  actTileMenuId,
  friendQuestion,
  NEXT_PAGE_VALUE,
  panelButtonId,
  panelForCaller,
  staleReply,
  tileQuestion,
  typedActTileId,
  typeSquareButtonId,
} from './panel.ts';

export const act = command({
  name: 'act',
  requires: runningEncounter,
  needs: { saved: true },
  options: {
    action: optional(action()),
    target: optional(targets()),
    with: optional(offeredOption('tools')),
    how: optional(offeredOption('manners')),
    amount: optional(integer(0, 1000, stakeChoices({ tool: 'with', manner: 'how' }))),
    range: optional(offeredOption('ranges')),
    to: optional(tileOption()),
    behind: boolean(),
    as: actorOrPanel(),
    say: wordsOption,
  },
  run({ action, target, with: tool, how, as, ...said }, session) {
    if (action && as)
      return play(session, intentDeed(action.name, { ...said, as, targets: target, tool, manner: how }));
    const savedActionsRow = (actor: Combatant) => savedActionButtons(session, actor);
    return as
      ? actionsPanel(session, { actor: as, saying: '', savedParts: savedActionsRow(as) })
      : panelForCaller(session, savedActionsRow);
  },
});

// Common actions have their own commands, even if the book calls them something else.

export const attack = command({
  name: 'attack',
  requires: runningEncounter,
  options: {
    target: targets('attack'),
    weapon: optional(offeredOption('tools', 'attack')),
    as: actor(),
    style: optional(offeredOption('manners', 'attack')),
    range: optional(offeredOption('ranges', 'attack')),
    cover: optional(situationOption('cover', 'attack')),
    flanked: optional(situationOption('flanked', 'attack')),
    behind: boolean(),
    high_ground: boolean(),
    stress: optional(integer(0, 50, stakeChoices({ action: 'attack', tool: 'weapon', manner: 'style' }))),
    say: wordsOption,
  },
  run: ({ target, weapon, style, stress, high_ground, ...said }, session) =>
    play(
      session,
      intentDeed('attack', {
        ...said,
        targets: target,
        tool: weapon,
        manner: style,
        amount: stress,
        highGround: high_ground,
      }),
    ),
});

export const cast = command({
  name: 'cast',
  requires: runningEncounter,
  options: {
    spell: offeredOption('tools', 'cast'),
    target: optional(targets('cast')),
    extra: optional(integer(0, 50, stakeChoices({ action: 'cast', tool: 'spell', manner: 'how' }))),
    how: optional(offeredOption('manners', 'cast')),
    range: optional(offeredOption('ranges', 'cast')),
    cover: optional(situationOption('cover', 'cast')),
    to: optional(tileOption('cast')),
    behind: boolean(),
    as: actor(),
    say: wordsOption,
  },
  run({ spell, target, extra, how, ...said }, session) {
    const { rules, encounter } = session;
    if (!actionOf(rules, 'cast')) {
      const spellChoice = actionOffers(rules, encounter, said.as.id).find(({ offers: { tools = [] } }) =>
        tools.some((tool) => tool.toLowerCase() === spell.toLowerCase()),
      );
      return no({
        type: 'nothing-cast',
        ruleset: rules.title,
        tool: spell,
        ...given({ instead: spellChoice?.action }),
      });
    }
    return play(session, intentDeed('cast', { ...said, targets: target, tool: spell, amount: extra, manner: how }));
  },
});

export const defend = command({
  name: 'defend',
  requires: anyEncounter,
  options: {
    how: optional(offeredOption('manners', 'defend')),
    as: actor(),
    say: wordsOption,
  },
  run({ how, ...said }, session) {
    const { rules } = session;
    if (!actionOf(rules, 'defend')) return no({ type: 'no-defending', ruleset: rules.title });
    return play(session, intentDeed('defend', { ...said, manner: how }));
  },
});

/** Shows all actions. Used by *Say something with it…* and by the button that leads back from a question. */
export const showActions = component({
  id: panelButtonId,
  requires: anyEncounter,
  needs: { saved: true },
  run({ actor: actorHash, saying }, session) {
    const actorResult = actorByHash(session, actorHash);
    return actorResult.ok ? replaceWithActions(session, { actor: actorResult.value, saying }) : actorResult;
  },
});

/** Chooses whose actions are shown, for a user with several combatants. */
export const showActionsOf = component({
  id: actorMenuId,
  requires: anyEncounter,
  needs: { saved: true },
  run({ saying }, session, { chosen: [actorHash = ''] }) {
    const actor = findByHash(actorHash, actorsOf(session), ({ id }) => id);
    return actor ? replaceWithActions(session, { actor, saying }) : no({ type: 'stale' });
  },
});

/** Carries out an action that was chosen in a menu, or shows the menu's next page. */
export const chooseAction = component({
  id: actionsMenuId,
  requires: anyEncounter,
  needs: { saved: true },
  run({ actor: actorHash, turn, menu, page, saying }, session, { chosen: [act = ''] }) {
    const actorResult = actorByHash(session, actorHash);
    if (!actorResult.ok) return actorResult;
    if (act === NEXT_PAGE_VALUE)
      return replaceWithActions(session, { actor: actorResult.value, saying, turned: { menu, page: page + 1 } });
    return doActionOrAsk(session, { actor: actorResult.value, turn, actorHash, act, how: saying });
  },
});

/** Carries out an action that has a button. */
export const doAction = component({
  id: actNowId,
  requires: anyEncounter,
  needs: { saved: true },
  run({ actor: actorHash, turn, act, how }, session) {
    const actorResult = actorByHash(session, actorHash);
    return actorResult.ok
      ? doActionOrAsk(session, { actor: actorResult.value, turn, actorHash, act, how })
      : actorResult;
  },
});

/** Carries out an action whose form was submitted. */
export const fillActionForm = component({
  id: actFormId,
  requires: anyEncounter,
  needs: { saved: true },
  run({ actor: actorHash, turn, act }, session, input) {
    const actorResult = actorByHash(session, actorHash);
    if (!actorResult.ok) return actorResult;
    const chosenAct = actionByHash(session, actorResult.value, act, turn);
    const intent = chosenAct && filledIntent(chosenAct, input);
    return intent ? play(session, { type: 'intent', intent }) : staleActionAnswer(session, actorResult.value);
  },
});

/** Carries out an action on the square that a button names. */
export const actAtTile = component({
  id: actTileId,
  requires: anyEncounter,
  needs: { saved: true },
  run: (values, session) => doActionAtTile(session, values, values.to),
});

/** Carries out an action on a square that was chosen in a menu. */
export const actAtChosenTile = component({
  id: actTileMenuId,
  requires: anyEncounter,
  needs: { saved: true },
  run: (values, session, { chosen: [to = ''] }) => doActionAtTile(session, values, to),
});

/** Opens the form in which the player types a square. */
export const askForActTile = component({
  id: typeSquareButtonId,
  requires: anyEncounter,
  needs: { saved: true },
  run(values, session) {
    const actorResult = actorByHash(session, values.actor);
    return actorResult.ok ? { form: tileForm(typedActTileId.write(values), actorResult.value) } : actorResult;
  },
});

/** Carries out an action on a typed square. */
export const actAtTypedTile = component({
  id: typedActTileId,
  requires: anyEncounter,
  needs: { saved: true },
  run: (values, session, { fields }) => doActionAtTile(session, values, fields.get(TILE_FIELD) ?? ''),
});

/** The action buttons under a turn's message. If a button names no actor, the caller's own combatant acts. */
export const doLikelyAction = component({
  id: actionButtonId,
  requires: anyEncounter,
  run(values, session) {
    const { turn, actor } = values;
    const { encounter, rules } = session;
    if (turn !== turnKey(encounter)) return staleReply(session);
    const actorsResult = actorsForPress(session, actor);
    if (!actorsResult.ok) return actorsResult;
    const intents = actorsResult.value.map((combatant) => ({
      who: combatant,
      intent: intentOfButton(session, combatant, values),
    }));
    // Only the caller's combatants that can do the action are offered.
    const possibleIntents = intents.filter(({ intent }) => intent && prepareIntent(rules, encounter, intent).ok);
    const [only = intents[0], another] = possibleIntents;
    if (!only) return no({ type: 'no-one-of-yours' });
    if (another)
      return askWhichActor(
        possibleIntents.map(({ who }) => who),
        ({ id }) => actionButtonId.write({ ...values, actor: textHash(id) }),
      );
    const { who, intent } = only;
    if (!intent) return no({ type: 'stale' });
    const harmfulAct = actionHarmingFriend(session, who, intent);
    return harmfulAct
      ? friendQuestion(session, { actor: who, saying: '' }, harmfulAct)
      : play(session, { type: 'intent', intent });
  },
});

type ActionSession = Session<'saved'> & InEncounter;

/** Carries out an action on a square. If the rules refuse the square, shows the reason and asks for another square. */
function doActionAtTile(
  session: ActionSession,
  { actor: actorHash, turn, act }: { readonly actor: string; readonly turn: string; readonly act: string },
  input: string,
): Answer {
  const actorResult = actorByHash(session, actorHash);
  if (!actorResult.ok) return actorResult;
  const chosenAct = actionByHash(session, actorResult.value, act, turn);
  if (!chosenAct?.tiles) return staleActionAnswer(session, actorResult.value);
  const tileResult = readTile(session, input);
  const actResult = tileResult.ok
    ? play(session, { type: 'intent', intent: { ...chosenAct.intent, to: tileResult.value } })
    : tileResult;
  if (actResult.ok) return actResult;
  const notice = explain(actResult.why, session.encounter);
  return asUpdate(tileQuestion(session, { actor: actorResult.value, saying: '', notice }, chosenAct));
}

interface ActionChoice {
  readonly actor: Combatant;
  readonly turn: string;
  readonly actorHash: string;
  /** A short hash of the chosen action. */
  readonly act: string;
  readonly how: (typeof ACTION_MODES)[number];
}

/** Carries out the action. If needed, first asks for details, or whether to harm an ally. */
function doActionOrAsk(session: ActionSession, { actor, turn, actorHash, act, how }: ActionChoice): Answer {
  const chosenAct = actionByHash(session, actor, act, turn);
  if (!chosenAct) return staleActionAnswer(session, actor);
  const sayMode = how === 'say' || how === 'sure and say' ? 'say' : '';
  const isConfirmed = how === 'sure' || how === 'sure and say';
  if (!isConfirmed && harmsAllies(session.encounter, chosenAct))
    return asUpdate(friendQuestion(session, { actor, saying: sayMode }, chosenAct));
  if (chosenAct.tiles && sayMode !== 'say')
    return asUpdate(tileQuestion(session, { actor, saying: sayMode }, chosenAct));
  if (chosenAct.form || sayMode === 'say') {
    const id = actFormId.write({ encounter: session.version?.encounter ?? 0, turn, actor: actorHash, act });
    return { form: actionForm(id, chosenAct, session.encounter, sayMode === 'say') };
  }
  return play(session, { type: 'intent', intent: chosenAct.intent });
}

/** Shows the current actions, because the chosen one is no longer offered. */
function staleActionAnswer(session: ActionSession, actor: Combatant): Answer {
  return replaceWithActions(session, { actor, saying: '', notice: t('acts-stale') });
}

/** Replaces the message whose button was pressed with a panel of all actions. Saved actions come first. */
function replaceWithActions(session: ActionSession, state: PanelState): Answer {
  return asUpdate(actionsPanel(session, { ...state, savedParts: savedActionButtons(session, state.actor) }));
}

/** The values in a button's id, without the turn in which it is valid. */
type ButtonValues = Readonly<Record<'actor' | 'action' | 'targets' | 'tool' | 'manner' | 'to', string>>;

/**
 * The action of a button, done by this combatant. If the button names neither an actor nor a weapon, the combatant's
 * last weapon is used. Undefined if the weapon, a target or the square no longer exists.
 */
function intentOfButton(
  session: Session & InEncounter,
  combatant: Combatant,
  { actor, action, targets, tool, manner, to }: ButtonValues,
): Intent | undefined {
  const { encounter, rules, posts } = session;
  const targetIds =
    targets === '' ? [] : targets.split(',').map((each) => findByHash(each, encounter.combatants, ({ id }) => id));
  const lastAction = actor === '' ? lastActionOf(posts, combatant.id) : undefined;
  const lastIntentOfAction = lastAction?.action === action ? lastAction : undefined;
  const offers = tool || manner || lastIntentOfAction ? offersOf(rules, encounter, combatant.id, action) : undefined;
  const findChoiceByHash = (input: string, of: readonly string[] = []) =>
    input === '' ? undefined : findByHash(input, of, String);
  const findOfferedChoice = (used: string | undefined, of: readonly string[] = []) => of.find((each) => each === used);
  const [chosenTool, chosenManner] = [findChoiceByHash(tool, offers?.tools), findChoiceByHash(manner, offers?.manners)];
  const tileResult = to === '' ? undefined : readTile(session, to);
  if (
    targetIds.includes(undefined) ||
    (tool !== '' && !chosenTool) ||
    (manner !== '' && !chosenManner) ||
    tileResult?.ok === false
  )
    return undefined;
  const ids = targetIds.flatMap((each) => each?.id ?? []);
  return {
    action,
    actor: combatant.id,
    ...given({
      targets: ids.length > 0 ? ids : undefined,
      tool: chosenTool ?? findOfferedChoice(lastIntentOfAction?.tool, offers?.tools),
      manner: chosenManner ?? findOfferedChoice(lastIntentOfAction?.manner, offers?.manners),
      to: tileResult?.value,
    }),
  };
}
