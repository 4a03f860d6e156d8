// Finds the actions in a text that are possible now, and labels them.

import { wordingOf } from '../../src/embeds/meters.ts';
import { textHash } from '../../src/interaction/component.ts';
import { channelLanguage } from '../../src/interaction/reply.ts';
import { actionLabel, availableActions, likeliestFirst, nameOf, toolLabel } from '../../src/posts/available-actions.ts';
import type { RecentAttacks } from '../../src/prose/described-combatants.ts';
import { type MeantAction, type Reading, readProse } from '../../src/prose/read.ts';
import { type CompleteAction, harmsAllies } from '../../src/rules/core/complete-actions.ts';
import { type Combatant, combatant, type Encounter, isOnTurn } from '../../src/rules/core/encounter.ts';
import { isSeenOnMap } from '../../src/rules/core/field-sight.ts';
import { given } from '../../src/rules/core/given.ts';
import { actionKey, type Intent } from '../../src/rules/core/intent.ts';
import { combatantUpdateOf, detailOf, isEventShown, viewerOf } from '../../src/rules/core/secrecy.ts';
import { placeName } from '../../src/rules/core/zones.ts';
import { lastActionOf } from '../../src/session/posts.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { actionPanelWords } from '../../src/text/action-labels.ts';
import { currentLanguage, ENGLISH, inLanguage } from '../../src/text/languages.ts';
import { bookName, MANNER_NAME_KINDS, nameAmong, TOOL_NAME_KINDS } from '../../src/text/names.ts';
import { and, t, withLabel } from '../../src/text/t.ts';
import { languagesOfText, lexiconOf } from '../../src/text/verbs.ts';
import { movesOf } from '../move/screen.ts';

export type PlayingSession = Session<'missed'> & InEncounter;

/**
 * What a text means, using only what its author is allowed to know. The text is read in the current encounter, unless another
 * `encounter` is given.
 */
export function readingOf(
  session: PlayingSession,
  who: Combatant,
  words: string,
  encounter: Encounter = session.encounter,
): Reading {
  const { rules, caller, posts } = session;
  const view = viewerOf(caller.user, encounter);
  const actionContext = { rules, encounter, caller };
  const possibleActions = availableActions(actionContext, who);
  const { ways, places } = movesOf(actionContext, who);
  const { system } = encounter;
  const languages = languagesOfText(words, [currentLanguage(), channelLanguage(session), ENGLISH]);
  const readWords = (): Reading =>
    readProse(words, {
      rules,
      encounter,
      actor: who.id,
      recent: recentAttacksFor(session, who, lastActionOf(posts, who.id)),
      seen: encounter.combatants.filter((each) => isSeenOnMap(rules, encounter, each, view)),
      mayKnowHealth: (each) => detailOf(each, encounter, view) !== 'hidden',
      otherNames: (each) => otherNamesOf(system, each),
      lexicon: lexiconOf(system),
      acts: possibleActions,
      ...(ways.length > 0 && { moves: { ways, places } }),
      namesOf: (kind, id) => namesOf(system, kind, id),
      inHand: rules.inHand?.(who) ?? [],
    });
  const readings = languages.values().map((language) => inLanguage(language, readWords));
  const reading = readings.find((steps) => steps.length > 0) ?? [];
  if (!isOnTurn(encounter, who.id)) return reading;
  return reading.map((step) => {
    if (step.meant.length > 0 || !(step.impossible || step.unknown)) return step;
    return { ...step, meant: usualActions(possibleActions, lastActionOf(posts, who.id)) };
  });
}

/** The maximum number of usual actions that are offered if what the text means isn't possible. */
const MAX_USUAL_ACTIONS = 3;

/** The likeliest actions that need no form. */
function usualActions(possibleActions: readonly CompleteAction[], last: Intent | undefined): readonly MeantAction[] {
  return likeliestFirst(possibleActions, last)
    .filter(({ action, form, tiles }) => !action.gm && !form && !tiles)
    .slice(0, MAX_USUAL_ACTIONS)
    .map((act) => ({ intent: act.intent, act, score: 0 }));
}

/**
 * A combatant's names in the book, in the text's language and in English, if they differ from its name in the fight.
 */
function otherNamesOf(system: string, { name, book }: Combatant): readonly string[] {
  if (!book) return [];
  const localizedName = () => bookName(system, book);
  return [...new Set([localizedName(), inLanguage(ENGLISH, localizedName)])].filter((each) => each !== name);
}

/**
 * The names of a tool (such as a weapon) or a manner (such as an attack type) in the language of the text and in
 * English.
 */
function namesOf(system: string, kind: 'tool' | 'manner', id: string): readonly string[] {
  const currentName = () => nameAmong(system, kind === 'tool' ? TOOL_NAME_KINDS : MANNER_NAME_KINDS, id);
  return [...new Set([currentName(), inLanguage(ENGLISH, currentName)])];
}

/**
 * The combatant's last target, and the attacks since the player's last turn. Attacks that are hidden from the player
 * are left out.
 */
function recentAttacksFor(
  { encounter, caller, loaded }: PlayingSession,
  who: Combatant,
  last: Intent | undefined,
): RecentAttacks {
  const view = viewerOf(caller.user, encounter);
  const detailLevelOf = (id: string) => {
    const combatant = encounter.combatants.find((one) => one.id === id);
    return combatant ? detailOf(combatant, encounter, view) : 'hidden';
  };
  const attacks = loaded.missed.deeds.flatMap(({ events }) =>
    events.flatMap((event) => {
      const eventUpdate = isEventShown(event, detailLevelOf) ? combatantUpdateOf(event) : undefined;
      if (eventUpdate?.type !== 'struck' && eventUpdate?.type !== 'missed') return [];
      return [{ by: eventUpdate.actor, on: eventUpdate.subject, hit: eventUpdate.type === 'struck' }];
    }),
  );
  const lastTarget = last?.targets?.find((id) => id !== who.id);
  return { attacks, ...given({ lastTarget }) };
}

export function intentHash(intent: Intent): string {
  return textHash(`${actionKey(intent)}\n${intent.amount ?? ''}`);
}

/**
 * Whether the player must confirm the action, because it harms an ally or because others may attack the combatant on
 * the way.
 */
export function isDangerous({ encounter }: PlayingSession, meant: MeantAction): boolean {
  const { act, intent } = meant;
  return act ? harmsAllies(encounter, { harms: act.harms, intent }) : (meant.strikes ?? 0) > 0;
}

/** The name of creatures of a kind, without a number. */
export function kindNameOf({ name }: Pick<Combatant, 'name'>): string {
  return name.replace(/ \d+$/, '').toLowerCase();
}

/** Whether a text is about all creatures of a kind: “the goblins”, but not “goblin 2”. */
export function isAboutKind(words: string, who: Combatant): boolean {
  const lowerText = words.toLowerCase();
  const kindName = kindNameOf(who);
  const kindIndex = lowerText.indexOf(kindName);
  return kindIndex !== -1 && !/^\s*\d/.test(lowerText.slice(kindIndex + kindName.length));
}

/** An action in a few words: "Attack Goblin 2", "Fireball at Goblin 1 and Goblin 2 · 3 stress", "Move to D7". */
export function labelOf({ act, intent, toward }: MeantAction, encounter: Encounter): string {
  const { to = '', targets = [] } = intent;
  if (!act) {
    const placeText = placeName(encounter, to);
    return toward === undefined
      ? t('do-move-to', { place: placeText })
      : t('do-move-toward', { place: placeText, name: nameOf(toward, encounter) });
  }
  const actionText = unaimedLabelOf(act, intent, encounter);
  const targetNames = targets.filter((id) => id !== intent.actor).map((id) => nameOf(id, encounter));
  const [only = '', another] = targetNames;
  const { form, tiles: _, ...whole } = act;
  const label = form?.hows ? actionText : actionLabel({ ...whole, way: wayOfIntent(act, intent), intent }, encounter);
  const aimedLabel =
    another !== undefined
      ? t('do-several', { action: actionText, names: and(targetNames) })
      : // The labels of some actions leave out what their form asks for.
        label.includes(only)
        ? label
        : withLabel(label, only);
  return labelWithStake(aimedLabel, { act, intent }, encounter);
}

/** An action's label with the points that are staked on it: "Attack Goblin 1 · 3 stress". */
function labelWithStake(action: string, meant: Pick<MeantAction, 'act' | 'intent'>, encounter: Encounter): string {
  const stake = stakeOf(meant, encounter);
  return stake ? t('do-staked', { action, staked: stake.text }) : action;
}

/**
 * The amount that goes with an action: points that are staked on it, or something else, such as a number of squares.
 */
export function stakeOf(
  { act, intent }: Pick<MeantAction, 'act' | 'intent'>,
  encounter: Encounter,
): { readonly text: string; readonly isCost: boolean } | undefined {
  const { actor, amount = 0 } = intent;
  const resourceName = act?.form?.amounts?.what ?? '';
  if (amount === 0) return undefined;
  const isCost = Object.hasOwn(combatant(encounter, actor).resources, resourceName);
  const { line = (count: number) => `${count} ${resourceName}` } = actionPanelWords.amount(
    encounter.system,
    resourceName,
  );
  return { text: isCost ? wordingOf(encounter).amount(amount, resourceName) : line(amount), isCost };
}

function wayOfIntent({ way }: CompleteAction, { tool, manner }: Intent): CompleteAction['way'] {
  return { ...way, ...given({ tool: tool ?? way.tool, manner: manner ?? way.manner }) };
}

/** An action without its targets: "Attack with Fists", "Fire Magic (stun)". */
export function unaimedLabelOf(act: CompleteAction, { targets: _, ...intent }: Intent, encounter: Encounter): string {
  const { form, tiles: __, ...whole } = act;
  const way = wayOfIntent(act, intent);
  if (!form?.hows || way.manner === undefined) return actionLabel({ ...whole, way, intent }, encounter);
  const { manner, ...withoutManner } = way;
  const label = actionLabel({ ...whole, way: withoutManner, intent }, encounter);
  return t('do-how', { action: label, how: toolLabel(encounter.system, { manner }, {}) });
}
