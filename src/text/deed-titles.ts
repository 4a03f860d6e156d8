import { SIGNS } from '../field/field.ts';
import type { Deed } from '../rules/core/deed.ts';
import { type Combatant, type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Intent } from '../rules/core/intent.ts';
import { actionOf, commandOf, conditionsOf } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { grammar } from './grammar.ts';
import { field } from './map.ts';
import { plain } from './markdown.ts';
import { t } from './t.ts';

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
      return `${grammar.and(deed.combatants.map((each) => plain(each.name)))} ${deed.hidden ? t('deed-title-join') : t('deed-title-join-2')}${deed.combatants.length === 1 ? 's' : ''}${deed.hidden ? t('deed-title-join-3') : ''}`;
    case 'reveal':
      return t('deed-title-reveal', { subjects: grammar.and(deed.subjects.map(name)), count: deed.subjects.length });
    case 'hide':
      return t('deed-title-hide', { subject: name(deed.subject) });
    case 'dismiss':
      return t('deed-title-dismiss', { subject: name(deed.subject) });
    case 'initiative':
      return t('deed-title-initiative');
    case 'roll':
      return t('deed-title-roll', { dice: plain(deed.dice), secret: deed.secret ? t('deed-title-roll-secret') : '' });
    case 'end-turn':
      return deed.passedOver
        ? t('deed-title-end-turn', { subject: name(deed.subject) })
        : t('deed-title-end-turn-2', {
            what: [deed.subject, ...(deed.others ?? [])].map((id) => `${name(id)}’s`).join(', '),
          });
    case 'stop-rounds':
      return t('deed-title-stop-rounds');
    case 'end-scene':
      return t('deed-title-end-scene');
    case 'standing-order': {
      const { subject, about, answer } = deed;
      const what =
        view === 'gm'
          ? `: ${plain(about)} ${answer === undefined ? t('deed-title-standing-order-what') : plain(answer)}`
          : '';
      return t('deed-title-standing-order', { subject: name(subject), what });
    }
    case 'afflict': {
      const { condition } = deed.affliction;
      return t('deed-title-afflict', {
        condition: isKnown(condition, [after, before], deed.subject, view)
          ? plain(condition)
          : t('deed-title-afflict-condition'),
        subject: name(deed.subject),
      });
    }
    case 'cure': {
      const condition = bearerOf(before, deed.subject)?.conditions.find(({ key }) => key === deed.key);
      const told = condition !== undefined && isKnown(condition.name, [before], deed.subject, view);
      const called = exact(deed.subject) ? (condition?.called ?? condition?.name) : condition?.name;
      return t('deed-title-cure', {
        called: told ? plain(called ?? '') : t('deed-title-cure-called'),
        subject: name(deed.subject),
      });
    }
    case 'adjust':
      return t('deed-title-adjust', {
        subject: name(deed.subject),
        resource: exact(deed.subject)
          ? t('deed-title-adjust-resource', { resource: plain(deed.resource), to: deed.to })
          : t('deed-title-adjust-resource-2'),
      });
    case 'change-sheet':
      return t('deed-title-change-sheet', { subject: name(deed.subject) });
    case 'set':
      return t('deed-title-set', { setting: plain(deed.setting) });
    case 'remove':
      return t('deed-title-remove', { subject: name(deed.subject) });
    case 'revive':
      return t('deed-title-revive', { subject: name(deed.subject) });
    case 'hand-over':
      return t('deed-title-hand-over', { subject: name(deed.subject) });
    case 'lend':
      return t('deed-title-lend', { subject: name(deed.subject) });
    case 'give-back':
      return t('deed-title-give-back', { subject: name(deed.subject) });
    case 'auto': {
      const names = grammar.and(deed.subjects.map(name), MOST_NAMES);
      if (!deed.subjects.every(exact)) return t('deed-title-auto', { names, count: deed.subjects.length });
      return `${names} ${deed.style === undefined ? t('deed-title-auto-2') : t('deed-title-auto-3')}`;
    }
    case 'plan':
      return t('deed-title-plan', { subject: name(deed.subject) });
    case 'pace':
      return t('deed-title-pace');
    case 'group':
      return `${grammar.and(deed.members.map(name))} ${deed.name === undefined ? t('deed-title-group') : t('deed-title-group-2')}`;
    case 'gms':
      return t('deed-title-gms');
    case 'field':
      return deed.ground ? t('deed-title-field') : t('deed-title-field-2');
    case 'field-look':
      return t('deed-title-field-look');
    case 'tiles': {
      // What lies in the dark is told only where it is seen.
      if (view === 'players' && after.field?.look.dark) return t('deed-title-tiles');
      const where = grammar.and(
        deed.tiles.map(({ at }) => plain(at)),
        MOST_NAMES,
      );
      return t('deed-title-tiles-2', { groundTitle: groundTitle(deed), where });
    }
    case 'place':
      return t('deed-title-place', {
        places: grammar.and(
          deed.places.map(({ subject }) => name(subject)),
          MOST_NAMES,
        ),
        count: deed.places.length,
      });
    case 'door':
      return t('deed-title-door', { subject: name(deed.subject), at: plain(deed.at) });
    case 'overrule':
      return t('deed-title-overrule', { actor: name(deed.actor), target: name(deed.target) });
    case 'reorder':
      return t('deed-title-reorder', { subject: name(deed.subject) });
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
  return t('turns-title', { count: known.length, known: grammar.and(known, MOST_NAMES) });
}

/** What is on tiles from now on, where it is the same on all. */
function groundTitle({ tiles }: Extract<Deed, { type: 'tiles' }>): string {
  const [first] = tiles;
  const isSame = tiles.every(({ sign, level }) => sign === first?.sign && level === first?.level);
  if (!first || !isSame || (first.sign !== undefined && first.level !== undefined)) return t('ground-title');
  return first.sign === undefined
    ? t('ground-title-2', { level: first.level ?? 0 })
    : field.ground(SIGNS[first.sign].name);
}

function intentTitle({ actor, action, targets = [], tool }: Intent, before: Encounter, name: (id: string) => string) {
  const who = name(actor);
  const whom = grammar.and(targets.map(name));
  const rules = rulesOf(before);
  switch (commandOf(rules, action)) {
    case 'attack':
      return t('intent-title-attack', { who, whom });
    case 'cast':
      return t('intent-title-cast', { who, tool: plain(tool ?? '') });
    case 'defend':
      return t('intent-title-defend', { who });
    case 'rest':
      return t('intent-title-rest', { who });
  }
  const entry = actionOf(rules, action);
  const title = entry?.title ?? action;
  // Whoever happened to be on turn has no part in what the GM brings about.
  if (entry?.gm) return t('intent-title', { title: plain(title), who: whom === '' ? who : whom });
  return `${who}: ${plain(title)}${whom === '' ? '' : t('intent-title-2', { whom })}`;
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
