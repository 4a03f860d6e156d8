// What a viewer may know. Everything that is shown, suggested, named or put into a file goes by what is decided here.

import type { Deed } from './deed.ts';
import {
  type ActiveCondition,
  type Combatant,
  type CombatantId,
  type Encounter,
  find,
  ownerOf,
  type UserId,
} from './encounter.ts';
import type { Event } from './event.ts';
import type { Reason } from './reason.ts';
import type { Question } from './resolution.ts';

/** The setting for how much players are told of creatures. */
export const SECRECY = 'secrecy';

/** Creatures' numbers, words for how they are, or nothing at all. The first is the default. */
export const SECRECIES = ['exact', 'words', 'hidden'] as const;
export type Secrecy = (typeof SECRECIES)[number];

/** Who looks: anybody in the channel, or a GM in private, from whom nothing is kept. */
export type View = 'players' | 'gm';

/** The view of one user, of what they alone will see. What everybody sees is always for `players`. */
export function viewOf(user: UserId, encounter: Pick<Encounter, 'gms'> | undefined): View {
  return encounter?.gms.includes(user) ? 'gm' : 'players';
}

/** How much the encounter's players are told of its creatures. */
export function secrecyOf({ settings }: Pick<Encounter, 'settings'>): Secrecy {
  const set = settings[SECRECY];
  return set === 'words' || set === 'hidden' ? set : 'exact';
}

/** How much of a combatant may be told. Whoever a player plays or has lent is told exactly, and so is anybody to a GM. */
export function detailOf(
  of: Pick<Combatant, 'controller' | 'lent'>,
  encounter: Pick<Encounter, 'settings'>,
  view: View = 'players',
): Secrecy {
  const isPlayers = of.controller !== undefined || ownerOf(of) !== undefined;
  return view === 'gm' || isPlayers ? 'exact' : secrecyOf(encounter);
}

/**
 * Whether all may know who is asked, about what, and what they may answer. Of a creature whose numbers are kept back that
 * would tell what it can do.
 */
export function isAskedOpenly(
  { subject }: Pick<Question, 'subject'>,
  encounter: Encounter,
  view: View = 'players',
): boolean {
  const who = find(encounter, subject);
  return !who || detailOf(who, encounter, view) === 'exact';
}

/**
 * Whether a viewer may know if somebody could strike at who goes past. Of a creature of which nothing is told that would tell what
 * it has left to strike with.
 */
export function isThreatTold(
  of: Pick<Combatant, 'controller' | 'lent'>,
  encounter: Pick<Encounter, 'settings'>,
  view: View = 'players',
): boolean {
  return detailOf(of, encounter, view) !== 'hidden';
}

/** Whether a viewer may know how somebody’s dice fell: of a creature whose numbers are kept back nobody is shown all of them. */
export function areDiceTold(
  of: Pick<Combatant, 'controller' | 'lent'>,
  encounter: Pick<Encounter, 'settings'>,
  view: View = 'players',
): boolean {
  return detailOf(of, encounter, view) === 'exact';
}

/**
 * Whether a viewer may know who was lucky, and after which deeds the odds were others: while it runs that tells what creatures can
 * do, and how it is likely to end.
 */
export function isLuckTold({ phase }: Pick<Encounter, 'phase'>, view: View): boolean {
  return view === 'gm' || phase === 'ended';
}

/** As much of a condition as may be told: absent is what may not. */
export type KnownCondition = Pick<ActiveCondition, 'key' | 'name'> &
  Partial<Pick<ActiveCondition, 'called' | 'value' | 'note' | 'duration' | 'source' | 'facts'>>;

/**
 * What may be told of a combatant's conditions. In words: which there are, as anybody can see them, once each; how
 * strong they are, for how long, and what the GM has noted is not. Hidden: none.
 */
export function knownConditions(
  of: Pick<Combatant, 'controller' | 'lent' | 'conditions'>,
  encounter: Pick<Encounter, 'settings'>,
  view: View = 'players',
  conditions: readonly ActiveCondition[] = of.conditions,
): readonly KnownCondition[] {
  const detail = detailOf(of, encounter, view);
  if (!tellsConditions(detail)) return [];
  if (detail === 'exact') return conditions;
  return [...new Map(conditions.map((each) => [each.name, knownCondition(each, detail)])).values()];
}

/** Whether it may be told which conditions somebody is under, and which have ended. */
export function tellsConditions(detail: Secrecy): boolean {
  return detail !== 'hidden';
}

/** What may be told of a condition, where anything may. */
export function knownCondition(condition: ActiveCondition, detail: Secrecy): KnownCondition {
  return detail === 'exact' ? condition : { key: condition.name, name: condition.name };
}

/** Whether a deed is for the GM alone until the encounter is over: that somebody waits unseen, and dice rolled in secret. */
export function isSecret(deed: Deed): boolean {
  switch (deed.type) {
    case 'join':
    case 'place':
      return deed.hidden === true;
    case 'roll':
      return deed.secret === true;
    default:
      return deed.type === 'dismiss';
  }
}

/**
 * Whether the messages of the channel pass over a deed: it is for the GM alone, or what somebody plans, or who plays by
 * themselves of those whose numbers are kept back.
 */
export function isQuiet(deed: Deed, encounter: Encounter): boolean {
  if (deed.type === 'auto') return deed.subjects.some((id) => !isKnownToPlayAlone(find(encounter, id), encounter));
  return isSecret(deed) || deed.type === 'standing-order' || deed.type === 'plan';
}

/** Whether all may know that somebody plays by themselves. In which style only a GM may. */
export function isKnownToPlayAlone(who: Combatant | undefined, encounter: Pick<Encounter, 'settings'>): boolean {
  return who !== undefined && detailOf(who, encounter) === 'exact';
}

/** Whether players may be told of an event at all. Some of what concerns a creature is its GM's. */
export function isTold(event: Event, detailOf: (id: CombatantId) => Secrecy): boolean {
  switch (event.type) {
    case 'concealed':
    case 'emerged':
      return false;
    case 'placed':
      return event.unseen !== true;
    case 'auto-set':
      return detailOf(event.subject) === 'exact';
    // What is answered in advance is planned too.
    case 'standing-order-set':
    case 'plan-set':
      return false;
    case 'sheet-changed':
      return detailOf(event.subject) === 'exact' || typeof event.why === 'string' || event.why.id !== 'sheet changed';
    case 'condition-gained':
    case 'condition-changed':
    case 'condition-ended':
      return tellsConditions(detailOf(event.subject));
    case 'harmed':
    case 'healed':
      // What comes of a condition names it.
      return detailOf(event.target) !== 'hidden' || !(isGmsWord(event.from) || 'condition' in event.from);
    case 'spent':
    case 'regained':
      return detailOf(event.subject) !== 'hidden' || !isGmsWord(event.why);
    default:
      return true;
  }
}

/** Whether a number changes for no other reason than that the GM says so, which nobody in the fight can see. */
function isGmsWord(why: Reason): boolean {
  return typeof why !== 'string' && (why.id === 'GM’s word' || why.id === 'said');
}

// What happened to whom, kept from a fight's events until those concerned are on turn again.

/** Something that befell somebody (`subject`), as a fact. */
export type News =
  | {
      readonly type: 'struck' | 'healed';
      readonly subject: CombatantId;
      readonly actor: CombatantId;
      /** Absent: the system keeps in its own state what was lost or has healed. */
      readonly resource?: string;
      readonly amount: number;
    }
  | { readonly type: 'missed'; readonly subject: CombatantId; readonly actor: CombatantId }
  | { readonly type: 'gained' | 'ended'; readonly subject: CombatantId; readonly condition: string }
  | { readonly type: 'fell' | 'rose'; readonly subject: CombatantId };

/** What an event is to those who were not on turn. Absent: nothing. */
export function newsOf(event: Event): News | undefined {
  switch (event.type) {
    case 'harmed':
    case 'healed': {
      const { type, actor, target: subject, resource, amount } = event;
      if (actor === undefined || actor === subject || amount <= 0) return undefined;
      const how = type === 'harmed' ? 'struck' : 'healed';
      return { type: how, subject, actor, amount, ...(resource !== undefined && { resource }) };
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
      // What lasts until its bearer's next turn always ends there, as everybody knows.
      const lapses = duration?.until === 'turn-start' && duration.of === subject;
      return lapses ? undefined : { type: 'ended', subject, condition: condition.name };
    }
    case 'fell':
    case 'rose':
      return { type: event.type, subject: event.subject };
    default:
      return undefined;
  }
}
