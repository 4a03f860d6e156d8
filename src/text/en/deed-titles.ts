import { SIGNS } from '../../field/field.ts';
import type { Deed } from '../../rules/core/deed.ts';
import { type Combatant, type CombatantId, type Encounter, find } from '../../rules/core/encounter.ts';
import type { Intent } from '../../rules/core/intent.ts';
import { actionOf, commandOf, conditionsOf } from '../../rules/core/ruleset.ts';
import { detailOf, knownConditions, type View } from '../../rules/core/secrecy.ts';
import { rulesOf } from '../../rules/systems.ts';
import { plain } from '../markdown.ts';
import { grammar } from './grammar.ts';
import { field } from './map.ts';

/** Most who are named of those who play by themselves. */
const MOST_NAMES = 2;

/** Where a deed was done: by what its combatants are named, and how much of them may be told. */
interface DeedPlace {
  readonly before: Encounter;
  readonly after: Encounter;
}

/**
 * What a deed is called in the log, in the chronicle and by undo, safe to show. To players it says nothing of a creature
 * that the encounter's secrecy keeps back.
 */
export function deedTitle(deed: Deed, { before, after }: DeedPlace, view: View = 'players'): string {
  const unseen = [...(before.hidden ?? []), ...(after.hidden ?? [])];
  const known = (id: CombatantId) => find(after, id) ?? find(before, id) ?? unseen.find((each) => each.id === id);
  const name = (id: CombatantId) => plain(known(id)?.name ?? id);
  const exact = (id: CombatantId) => {
    const who = known(id);
    return who !== undefined && detailOf(who, after, view) === 'exact';
  };
  switch (deed.type) {
    case 'intent':
      return intentTitle(deed.intent, before, name);
    case 'join':
      return `${grammar.and(deed.combatants.map((each) => plain(each.name)))} ${deed.hidden ? 'wait' : 'join'}${deed.combatants.length === 1 ? 's' : ''}${deed.hidden ? ' unseen' : ''}`;
    case 'reveal':
      return `${grammar.and(deed.subjects.map(name))}, who had waited unseen, ${deed.subjects.length === 1 ? 'joins' : 'join'}`;
    case 'hide':
      return `${name(deed.subject)} goes out of sight`;
    case 'dismiss':
      return `${name(deed.subject)}, who waited unseen, goes away`;
    case 'initiative':
      return 'initiative';
    case 'roll':
      return `roll ${plain(deed.dice)}${deed.secret ? ' in secret' : ''}`;
    case 'end-turn':
      return deed.passedOver
        ? `${name(deed.subject)} is passed over`
        : `${[deed.subject, ...(deed.others ?? [])].map((id) => `${name(id)}’s`).join(', ')} turn ends`;
    case 'stop-rounds':
      return 'the pause';
    case 'end-scene':
      return 'the end of the scene';
    case 'standing-order': {
      const { subject, about, answer } = deed;
      const what = view === 'gm' ? `: ${plain(about)} ${answer === undefined ? 'taken back' : plain(answer)}` : '';
      return `${name(subject)}’s standing order${what}`;
    }
    case 'afflict': {
      const { condition } = deed.affliction;
      return `${isKnown(condition, [after, before], deed.subject, view) ? plain(condition) : 'a condition'} on ${name(deed.subject)}`;
    }
    case 'cure': {
      const condition = bearerOf(before, deed.subject)?.conditions.find(({ key }) => key === deed.key);
      const told = condition !== undefined && isKnown(condition.name, [before], deed.subject, view);
      const called = exact(deed.subject) ? (condition?.called ?? condition?.name) : condition?.name;
      return `${told ? plain(called ?? '') : 'a condition'} off ${name(deed.subject)}`;
    }
    case 'adjust':
      return `${name(deed.subject)}’s ${exact(deed.subject) ? `${plain(deed.resource)} to ${deed.to}` : 'numbers'}`;
    case 'change-sheet':
      return `${name(deed.subject)}’s sheet`;
    case 'set':
      return `the setting ${plain(deed.setting)}`;
    case 'remove':
      return `${name(deed.subject)} is out of the fight`;
    case 'revive':
      return `${name(deed.subject)} is revived`;
    case 'hand-over':
      return `${name(deed.subject)} is handed over`;
    case 'lend':
      return `${name(deed.subject)} is handed over for a time`;
    case 'give-back':
      return `${name(deed.subject)} is given back`;
    case 'auto': {
      const names = grammar.and(deed.subjects.map(name), MOST_NAMES);
      if (!deed.subjects.every(exact)) return `how ${names} ${deed.subjects.length === 1 ? 'is' : 'are'} played`;
      return `${names} ${deed.style === undefined ? 'played by hand' : 'playing by themselves'}`;
    }
    case 'plan':
      return `${name(deed.subject)}’s plan`;
    case 'pace':
      return 'the pace';
    case 'group':
      return `${grammar.and(deed.members.map(name))} ${deed.name === undefined ? 'act alone' : 'act together'}`;
    case 'gms':
      return 'the GMs';
    case 'field':
      return deed.ground ? 'a field' : 'the field taken away';
    case 'field-look':
      return 'how the field is shown';
    case 'tiles': {
      // What lies in the dark is told only where it is seen.
      if (view === 'players' && after.field?.look.dark) return 'the field';
      const where = grammar.and(
        deed.tiles.map(({ at }) => plain(at)),
        MOST_NAMES,
      );
      return `${groundTitle(deed)} at ${where}`;
    }
    case 'place':
      return `where ${grammar.and(
        deed.places.map(({ subject }) => name(subject)),
        MOST_NAMES,
      )} ${deed.places.length === 1 ? 'stands' : 'stand'}`;
    case 'door':
      return `${name(deed.subject)} at the door at ${plain(deed.at)}`;
    case 'overrule':
      return `how ${name(deed.actor)} stands to ${name(deed.target)}`;
    case 'reorder':
      return `${name(deed.subject)}’s new place in the order`;
    default:
      return deed satisfies never;
  }
}

/**
 * What deeds are called that were done by one tap or at one moment, the latest first: whose turns they were. Undefined where
 * they were more than that.
 */
export function turnsTitle(deeds: readonly Deed[], { before, after }: DeedPlace): string | undefined {
  const whose = deeds.toReversed().map((deed) => {
    if (deed.type === 'intent') return deed.intent.actor;
    return deed.type === 'end-turn' && !deed.others ? deed.subject : undefined;
  });
  const names = [...new Set(whose)].map((id) => {
    const who = id === undefined ? undefined : (find(after, id) ?? find(before, id));
    return who && plain(who.name);
  });
  const known = names.filter((name) => name !== undefined);
  if (known.length === 0 || known.length < names.length) return undefined;
  return `the ${known.length === 1 ? 'turn' : 'turns'} of ${grammar.and(known, MOST_NAMES)}`;
}

/** What is on tiles from now on, where it is the same on all. */
function groundTitle({ tiles }: Extract<Deed, { type: 'tiles' }>): string {
  const [first] = tiles;
  const isSame = tiles.every(({ sign, level }) => sign === first?.sign && level === first?.level);
  if (!first || !isSame || (first.sign !== undefined && first.level !== undefined)) return 'the field';
  return first.sign === undefined ? `height ${first.level ?? 0}` : field.ground[SIGNS[first.sign].name];
}

function intentTitle({ actor, action, targets = [], tool }: Intent, before: Encounter, name: (id: string) => string) {
  const who = name(actor);
  const whom = grammar.and(targets.map(name));
  const rules = rulesOf(before);
  switch (commandOf(rules, action)) {
    case 'attack':
      return `${who} attacks ${whom}`;
    case 'cast':
      return `${who} casts ${plain(tool ?? '')}`;
    case 'defend':
      return `${who} defends`;
    case 'rest':
      return `${who} rests`;
  }
  const entry = actionOf(rules, action);
  const title = entry?.title ?? action;
  // Whoever happened to be on turn has no part in what the GM brings about.
  if (entry?.gm) return `the GM: ${plain(title)}, ${whom === '' ? who : whom}`;
  return `${who}: ${plain(title)}${whom === '' ? '' : ` at ${whom}`}`;
}

/** Somebody with all that stands among their conditions. */
function bearerOf(encounter: Encounter, id: CombatantId): Combatant | undefined {
  const bearer = find(encounter, id);
  return bearer && { ...bearer, conditions: conditionsOf(rulesOf(encounter), bearer) };
}

/** Whether viewers know of a condition of that name on somebody. */
function isKnown(condition: string, encounters: readonly Encounter[], id: CombatantId, view: View): boolean {
  return encounters.some((encounter) => {
    const bearer = bearerOf(encounter, id);
    return bearer !== undefined && knownConditions(bearer, encounter, view).some(({ name }) => name === condition);
  });
}
