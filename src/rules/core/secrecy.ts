// Decides what a viewer is allowed to know. Everything shown, suggested, named or exported follows these decisions.

import type { Deed } from './deed.ts';
import type {
  ActiveCondition,
  Combatant,
  CombatantId,
  Encounter,
  PortraitKey,
  Scene,
  TimedEvent,
  UserId,
} from './encounter.ts';
import { find, ownerOf } from './encounter.ts';
import type { Event, EventOf } from './event.ts';
import { given } from './given.ts';
import { playerOf } from './played-by.ts';
import type { Question } from './question.ts';
import type { Reason } from './reason.ts';

/** The setting for how much players see of creatures. */
export const SECRECY_SETTING_NAME = 'secrecy';

/** Players see creatures' numbers, words for their state, or nothing. The first is the default. */
export const SECRECY_LEVELS = ['exact', 'words', 'hidden'] as const;
export type Secrecy = (typeof SECRECY_LEVELS)[number];

/** The viewer: anyone in the channel, or a GM in private, who sees everything. */
export type Viewer = 'players' | 'gm';

/** The viewer for something that only this user sees. For what everyone sees, the viewer is always `players`. */
export function viewerOf(user: UserId, encounter: Pick<Encounter, 'gms'> | undefined): Viewer {
  return encounter?.gms.includes(user) ? 'gm' : 'players';
}

/** How much the players see of an encounter's creatures. */
export function secrecyOf({ settings }: Pick<Encounter, 'settings'>): Secrecy {
  const secrecySetting = settings[SECRECY_SETTING_NAME];
  return secrecySetting === 'words' || secrecySetting === 'hidden' ? secrecySetting : 'exact';
}

/**
 * How much of a combatant may be shown. A combatant that a player plays or has lent out is shown exactly, and a GM sees
 * everything exactly.
 */
export function detailOf(
  combatant: Pick<Combatant, 'controller' | 'lent'>,
  encounter: Pick<Encounter, 'settings'>,
  view: Viewer = 'players',
): Secrecy {
  const isPlayerCharacter = combatant.controller !== undefined || ownerOf(combatant) !== undefined;
  return view === 'gm' || isPlayerCharacter ? 'exact' : secrecyOf(encounter);
}

/**
 * Whether everyone may know who is asked, what about, and the possible answers. For a creature with hidden numbers,
 * these would reveal what it can do.
 */
export function isAskedOpenly(
  { subject }: Pick<Question, 'subject'>,
  encounter: Encounter,
  view: Viewer = 'players',
): boolean {
  const who = find(encounter, subject);
  return !who || detailOf(who, encounter, view) === 'exact';
}

/**
 * Whether a viewer may know that someone could make an opportunity attack. For a creature with hidden numbers, this
 * would reveal the points that it has left.
 */
export function isThreatShown(
  combatant: Pick<Combatant, 'controller' | 'lent'>,
  encounter: Pick<Encounter, 'settings'>,
  view: Viewer = 'players',
): boolean {
  return detailOf(combatant, encounter, view) !== 'hidden';
}

/**
 * Whether a viewer may see someone's dice. The full dice of a creature with hidden numbers are shown to no one but the
 * GM.
 */
export function areDiceShown(
  combatant: Pick<Combatant, 'controller' | 'lent'>,
  encounter: Pick<Encounter, 'settings'>,
  view: Viewer = 'players',
): boolean {
  return detailOf(combatant, encounter, view) === 'exact';
}

/**
 * Whether a viewer may see dice luck and turning points. During an encounter they would reveal what creatures can do
 * and how the fight is likely to end.
 */
export function isLuckShown({ phase }: Pick<Encounter, 'phase'>, view: Viewer): boolean {
  return view === 'gm' || phase === 'ended';
}

/** The part of a condition that may be shown. Hidden fields are undefined. */
export type KnownCondition = Pick<ActiveCondition, 'key' | 'name'> &
  Partial<Pick<ActiveCondition, 'form' | 'called' | 'value' | 'note' | 'duration' | 'source' | 'facts'>>;

/**
 * The conditions of a combatant that may be shown. At the level `words`: each visible condition once, without strength,
 * duration or the GM's notes. At `hidden`: none.
 */
export function knownConditions(
  combatant: Pick<Combatant, 'controller' | 'lent' | 'conditions'>,
  encounter: Pick<Encounter, 'settings'>,
  view: Viewer = 'players',
  conditions: readonly ActiveCondition[] = combatant.conditions,
): readonly KnownCondition[] {
  const detail = detailOf(combatant, encounter, view);
  if (!areConditionsShown(detail)) return [];
  if (detail === 'exact') return conditions;
  return [...new Map(conditions.map((each) => [each.name, knownCondition(each, detail)])).values()];
}

/** The scene's conditions and resources that a viewer may know. */
export function knownScene(
  { scene }: Pick<Encounter, 'scene'>,
  secret: readonly string[] = [],
  view: Viewer = 'players',
): Required<Scene> {
  const { conditions = [], resources = {} } = scene ?? {};
  if (view === 'gm') return { conditions, resources };
  return {
    conditions: conditions.filter(({ hidden }) => hidden !== true),
    resources: Object.fromEntries(Object.entries(resources).filter(([name]) => !secret.includes(name))),
  };
}

/** Whether someone's conditions may be shown, including those that have ended. */
export function areConditionsShown(detail: Secrecy): boolean {
  return detail !== 'hidden';
}

/** The part of a condition that may be shown: all of it, or only its name and form. */
export function knownCondition(condition: ActiveCondition, detail: Secrecy): KnownCondition {
  if (detail === 'exact') return condition;
  const { name, form } = condition;
  return { key: name, name, ...given({ form }) };
}

/**
 * The key of a combatant's portrait, if the viewer may see it. Players don't see the portrait of a combatant that is
 * hidden, or that they don't see on a map with fog (`isSeen`).
 */
export function visiblePortraitKey(
  who: Combatant,
  encounter: Encounter,
  isSeen: boolean,
  viewer: Viewer = 'players',
): PortraitKey | undefined {
  const portraitKey = who.portrait ?? (playerOf(who) === undefined ? undefined : who.character);
  const mayBeSeen = viewer === 'gm' || (isSeen && find(encounter, who.id) !== undefined);
  return mayBeSeen ? portraitKey : undefined;
}

/**
 * Whether only the GM sees a deed until the encounter is over, for example because it adds a hidden combatant or is a
 * secret roll.
 */
export function isSecretDeed(deed: Deed): boolean {
  switch (deed.type) {
    case 'join':
    case 'place':
    case 'to-zone':
      return deed.hidden === true;
    case 'roll':
      return deed.secret !== undefined;
    case 'give':
    case 'take':
    case 'drop':
    case 'find':
    case 'event':
    case 'remove-event':
    case 'scene-afflict':
    case 'scene-cure':
    case 'scene-adjust':
      return deed.hidden === true;
    default:
      return deed.type === 'dismiss';
  }
}

/**
 * Whether the channel's messages skip a deed: only the GM sees it, it sets a plan or an auto-reaction, or it puts a
 * creature with hidden numbers on autopilot.
 */
export function isOmittedFromChannel(deed: Deed, encounter: Encounter): boolean {
  if (deed.type === 'auto') return deed.subjects.some((id) => !isAutopilotKnown(find(encounter, id), encounter));
  return isSecretDeed(deed) || deed.type === 'standing-order' || deed.type === 'plan';
}

/** Whether everyone may know that a combatant is on autopilot. Only a GM may know its style. */
export function isAutopilotKnown(who: Combatant | undefined, encounter: Pick<Encounter, 'settings'>): boolean {
  return who !== undefined && detailOf(who, encounter) === 'exact';
}

/** Whether players may see an event at all. Some events about a creature are for the GM only. */
export function isEventShown(event: Event, detailOf: (id: CombatantId) => Secrecy): boolean {
  switch (event.type) {
    case 'concealed':
    case 'emerged':
      return false;
    case 'placed':
    case 'zone-entered':
      return event.unseen !== true;
    // A remark that is recorded together with this event tells players about it.
    case 'event-came':
      return false;
    case 'event-set':
      return (event.after ?? event.before)?.hidden !== true && !isSameToPlayers(event);
    case 'scene-condition-set':
      return (event.after ?? event.before)?.hidden !== true;
    case 'scene-counted':
      return event.secret !== true;
    case 'auto-set':
      return detailOf(event.subject) === 'exact';
    // Auto-reactions are secret, as plans are.
    case 'standing-order-set':
    case 'plan-set':
      return false;
    case 'sheet-changed':
      return detailOf(event.subject) === 'exact' || !isSheetReason(event.why);
    case 'limit-changed':
      return detailOf(event.subject) === 'exact' || !isSheetReason(event.why);
    case 'remarked':
      return (
        !HAND_OVER_REASONS.has(event.what.id) ||
        [event.subject, event.other].some((id) => id && detailOf(id) === 'exact')
      );
    case 'condition-gained':
    case 'condition-changed':
    case 'condition-ended':
      return areConditionsShown(detailOf(event.subject));
    case 'harmed':
    case 'healed':
      // Damage or healing from a condition would reveal the condition.
      return detailOf(event.target) !== 'hidden' || !(isGmReason(event.from) || 'condition' in event.from);
    case 'spent':
    case 'regained':
      return detailOf(event.subject) !== 'hidden' || !isGmReason(event.why);
    default:
      return true;
  }
}

/**
 * Whether a change to an event in the turn order, such as a storm, affects only what players don't know, such as the
 * event's effect.
 */
function isSameToPlayers({ before, after }: EventOf<'event-set'>): boolean {
  if (!before || !after || before.hidden) return false;
  const publicFieldsText = ({ mark, at, from, until }: TimedEvent) => JSON.stringify([mark, at, from, until]);
  return publicFieldsText(before) === publicFieldsText(after);
}

/**
 * The ids of remarks that an item changes hands. Players see such a remark only if they may see everything about the
 * giver or the receiver. They may for a player's character, for example.
 */
const HAND_OVER_REASONS: ReadonlySet<string> = new Set(['gives', 'finds', 'loots']);

/**
 * Whether a change comes only from an edited sheet or a moved item. No one in the fight can see such a change happen.
 */
function isSheetReason(why: Reason): boolean {
  return typeof why !== 'string' && (why.id === 'sheet changed' || why.id === 'item moved');
}

/** Whether something changed only because the GM said so. No one in the fight can see such a change happen. */
export function isGmReason(why: Reason): boolean {
  return typeof why !== 'string' && (why.id === 'GM’s word' || why.id === 'said');
}

/** Something that happened to a combatant (`subject`), as facts for a summary. */
export type CombatantUpdate =
  | {
      readonly type: 'struck' | 'healed';
      readonly subject: CombatantId;
      readonly actor: CombatantId;
      /** Undefined if the lost or healed amount is in the system's own state. */
      readonly resource?: string;
      readonly amount: number;
    }
  | { readonly type: 'missed'; readonly subject: CombatantId; readonly actor: CombatantId }
  | { readonly type: 'gained' | 'ended'; readonly subject: CombatantId; readonly condition: string }
  | { readonly type: 'fell' | 'rose' | 'departed'; readonly subject: CombatantId };

/**
 * What an event changes for a combatant, for a summary. Undefined if the summary leaves it out, for example because the
 * combatant harmed itself.
 */
export function combatantUpdateOf(event: Event): CombatantUpdate | undefined {
  switch (event.type) {
    case 'harmed':
    case 'healed': {
      const { type, actor, target: subject, resource, amount } = event;
      if (actor === undefined || actor === subject || amount <= 0) return undefined;
      const updateType = type === 'harmed' ? 'struck' : 'healed';
      return { type: updateType, subject, actor, amount, ...(resource !== undefined && { resource }) };
    }
    case 'struck': {
      const { actor, target, result, helpful } = event;
      if (helpful || (result !== 'nothing' && result !== 'stopped' && result !== 'stopped by armor')) return undefined;
      return { type: 'missed', subject: target, actor };
    }
    case 'condition-gained':
      return { type: 'gained', subject: event.subject, condition: event.condition.name };
    case 'condition-ended': {
      const { subject, condition } = event;
      const { duration } = condition;
      // A condition that lasts until its bearer's next turn always ends then, so its end isn't news.
      const hasLapsed = duration?.until === 'turn-start' && duration.of === subject;
      return hasLapsed ? undefined : { type: 'ended', subject, condition: condition.name };
    }
    case 'fell':
    case 'rose':
    case 'departed':
      return { type: event.type, subject: event.subject };
    default:
      return undefined;
  }
}
