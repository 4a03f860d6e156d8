import { SIGNS } from '../field/field.ts';
import { type Deed, packSourceOf } from '../rules/core/deed.ts';
import { type Combatant, type CombatantId, type Encounter, find, type ItemPart } from '../rules/core/encounter.ts';
import { currentSettingName } from '../rules/core/former-settings.ts';
import type { Intent } from '../rules/core/intent.ts';
import { actionName, actionOf, commandOf, conditionsOf } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type Viewer } from '../rules/core/secrecy.ts';
import { zoneNamed } from '../rules/core/zones.ts';
import { rulesOf } from '../rules/systems.ts';
import { allWords } from './language.ts';
import { mapWords } from './map.ts';
import { nameAmong, nameOf, TOOL_NAME_KINDS } from './names.ts';
import { and, capital, plain, t } from './t.ts';
import { wordingFor } from './words.ts';

const MAX_NAMES_IN_TITLE = 2;

/** The encounter before and after a deed. A title takes its names from both, and both decide what viewers may know. */
interface DeedContext {
  readonly before: Encounter;
  readonly after: Encounter;
}

/**
 * A deed's title for the log, the chronicle and undo, escaped for Discord. It reveals no secrets about creatures to
 * players.
 */
export function deedTitle(deed: Deed, place: DeedContext, view: Viewer = 'players'): string {
  const title = titleWithoutSource(deed, place, view);
  const source = packSourceOf(deed);
  const isConditionHidden =
    deed.type === 'afflict' &&
    !isConditionKnown(deed.affliction.condition, [place.after, place.before], deed.subject, view);
  if (!source || isConditionHidden) return title;
  return t('deed-title-from', { title, source: plain(source.pack), revision: String(source.revision) });
}

/** A deed's title, without the pack that a combatant, a map or a condition comes from. */
export function titleWithoutSource(deed: Deed, { before, after }: DeedContext, view: Viewer): string {
  const hiddenCombatants = [...(before.hidden ?? []), ...(after.hidden ?? [])];
  const combatantOf = (id: CombatantId) =>
    find(after, id) ?? find(before, id) ?? hiddenCombatants.find((each) => each.id === id);
  const name = (id: CombatantId) => plain(combatantOf(id)?.name ?? id);
  const areNumbersKnown = (id: CombatantId) => {
    const combatant = combatantOf(id);
    return combatant !== undefined && detailOf(combatant, after, view) === 'exact';
  };
  const itemName = (item: string) => plain(nameAmong(before.system, TOOL_NAME_KINDS, item));
  /** Names the items only if the viewer may know the numbers of at least one combatant who gives or gets them. */
  const itemsText = (items: readonly ItemPart[], among: readonly CombatantId[]) => ({
    items: among.some(areNumbersKnown)
      ? and(
          items.map(({ name: item, count = 1 }) =>
            count === 1 ? itemName(item) : t('items-several', { count, item: itemName(item) }),
          ),
          MAX_NAMES_IN_TITLE,
        )
      : t('items-something'),
  });
  const resourceName = (resource: string) => wordingFor(allWords, before.system, name).resource(resource);
  switch (deed.type) {
    case 'intent':
      return intentTitle(deed.intent, before, name);
    case 'join':
      return t(deed.hidden ? 'deed-title-join-hidden' : 'deed-title-join', {
        names: and(deed.combatants.map((each) => plain(each.name))),
        count: deed.combatants.length,
      });
    case 'reveal':
      return t('deed-title-reveal', { names: and(deed.subjects.map(name)), count: deed.subjects.length });
    case 'hide':
      return t('deed-title-hide', { subject: name(deed.subject) });
    case 'dismiss':
      return t('deed-title-dismiss', { subject: name(deed.subject) });
    case 'initiative':
      return t('deed-title-initiative');
    case 'roll':
      if (deed.subject !== undefined)
        return t(deed.secret ? 'deed-title-check-secret' : 'deed-title-check', { subject: name(deed.subject) });
      return t(deed.secret ? 'deed-title-roll-secret' : 'deed-title-roll', { dice: plain(deed.dice) });
    case 'end-turn':
      return deed.passedOver
        ? t('deed-title-skip-turn', { subject: name(deed.subject) })
        : t('deed-title-end-turn', {
            names: and([deed.subject, ...(deed.others ?? [])].map(name)),
            count: 1 + (deed.others ?? []).length,
          });
    case 'delay':
      return deed.after === undefined
        ? t('deed-title-delay', { subject: name(deed.subject) })
        : t('deed-title-delay-after', { subject: name(deed.subject), other: name(deed.after) });
    case 'resume-turn':
      return t('deed-title-resume-turn', { subject: name(deed.subject) });
    case 'event':
      return t('deed-title-event', { mark: plain(deed.event.mark) });
    case 'remove-event':
      return t('deed-title-remove-event', {
        mark: plain((before.timeline?.events ?? []).find(({ id }) => id === deed.id)?.mark ?? ''),
      });
    case 'stop-rounds':
      return t('deed-title-pause');
    case 'end-scene':
      return t('deed-title-end');
    case 'standing-order': {
      const { subject, about, answer } = deed;
      const subjectFact = { subject: name(subject) };
      if (view !== 'gm') return t('deed-title-auto-reaction', subjectFact);
      return answer === undefined
        ? t('deed-title-auto-reaction-removed', {
            ...subjectFact,
            about: plain(nameOf(before.system, 'option', about)),
          })
        : t('deed-title-auto-reaction-set', {
            ...subjectFact,
            about: plain(nameOf(before.system, 'option', about)),
            answer: plain(nameOf(before.system, 'option', answer)),
          });
    }
    case 'afflict': {
      const { condition } = deed.affliction;
      return isConditionKnown(condition, [after, before], deed.subject, view)
        ? t('deed-title-afflict', {
            condition: plain(nameOf(before.system, 'condition', condition)),
            subject: name(deed.subject),
          })
        : t('deed-title-afflict-hidden', { subject: name(deed.subject) });
    }
    case 'cure': {
      const condition = combatantWithConditions(before, deed.subject)?.conditions.find(({ key }) => key === deed.key);
      const mayNameCondition =
        condition !== undefined && isConditionKnown(condition.name, [before], deed.subject, view);
      const conditionName = nameOf(before.system, 'condition', condition?.name ?? '');
      const shownName = areNumbersKnown(deed.subject) ? (condition?.called ?? conditionName) : conditionName;
      return mayNameCondition
        ? t('deed-title-cure', { condition: plain(shownName), subject: name(deed.subject) })
        : t('deed-title-cure-hidden', { subject: name(deed.subject) });
    }
    case 'adjust':
      return areNumbersKnown(deed.subject)
        ? t('deed-title-adjust', { subject: name(deed.subject), resource: resourceName(deed.resource), to: deed.to })
        : t('deed-title-adjust-hidden', { subject: name(deed.subject) });
    case 'scene-afflict':
      return t('deed-title-scene-afflict', {
        condition: plain(nameOf(before.system, 'condition', deed.affliction.condition)),
      });
    case 'scene-cure': {
      const sceneCondition = before.scene?.conditions?.find(({ key }) => key === deed.key);
      return sceneCondition && (view === 'gm' || !sceneCondition.hidden)
        ? t('deed-title-scene-cure', { condition: plain(nameOf(before.system, 'condition', sceneCondition.name)) })
        : t('deed-title-scene-cure-hidden');
    }
    case 'scene-adjust':
      return t('deed-title-scene-adjust', { resource: capital(resourceName(deed.resource)), to: deed.to });
    case 'change-sheet':
      return t('deed-title-change-sheet', { subject: name(deed.subject) });
    case 'give':
      return t('deed-title-give', {
        ...itemsText(deed.items, [deed.from, deed.to]),
        from: name(deed.from),
        to: name(deed.to),
      });
    case 'take':
      return deed.from === undefined
        ? t('deed-title-pick-up', { ...itemsText(deed.items, [deed.to]), to: name(deed.to) })
        : t('deed-title-loot', { ...itemsText(deed.items, [deed.to]), to: name(deed.to), from: name(deed.from) });
    case 'drop':
      return t('deed-title-drop', { ...itemsText(deed.items, [deed.from]), from: name(deed.from) });
    case 'find':
      return deed.to === undefined
        ? t('deed-title-lies', { items: itemName(deed.entry.name) })
        : t('deed-title-find', {
            items: areNumbersKnown(deed.to) ? itemName(deed.entry.name) : t('items-something'),
            to: name(deed.to),
          });
    case 'set':
      return t('deed-title-set', {
        setting: plain(nameOf(before.system, 'setting', currentSettingName(deed.setting))),
      });
    case 'remove':
      return t('deed-title-remove', { subject: name(deed.subject) });
    case 'depart':
      return t('deed-title-depart', { subject: name(deed.subject), how: deed.as });
    case 'revive':
      return t('deed-title-revive', { subject: name(deed.subject) });
    case 'hand-over':
      return t('deed-title-hand-over', { subject: name(deed.subject) });
    case 'lend':
      return t('deed-title-lend', { subject: name(deed.subject) });
    case 'give-back':
      return t('deed-title-give-back', { subject: name(deed.subject) });
    case 'auto': {
      const namesText = and(deed.subjects.map(name), MAX_NAMES_IN_TITLE);
      if (!deed.subjects.every(areNumbersKnown)) return t('deed-title-autopilot', { names: namesText });
      return t(deed.style === undefined ? 'deed-title-autopilot-off' : 'deed-title-autopilot-on', {
        names: namesText,
        count: deed.subjects.length,
      });
    }
    case 'plan':
      return t('deed-title-plan', { subject: name(deed.subject) });
    case 'pace':
      return t('deed-title-timer');
    case 'group':
      return deed.name === undefined
        ? t('deed-title-ungroup', { names: and(deed.members.map(name)), count: deed.members.length })
        : t('deed-title-group', { names: and(deed.members.map(name)) });
    case 'gms':
      return t('deed-title-gms');
    case 'field':
      return deed.ground ? t('deed-title-map') : t('deed-title-map-removed');
    case 'field-look': {
      const isDark = deed.look.dark === true;
      if (isDark === (before.field?.look.dark === true)) return t('deed-title-map-look');
      return t(isDark ? 'deed-title-fog-on' : 'deed-title-fog-off');
    }
    case 'tiles': {
      // On a map with fog, players are only told about squares that they see.
      if (view === 'players' && after.field?.look.dark) return t('deed-title-squares');
      const squareNames = and(
        deed.tiles.map(({ at }) => plain(at)),
        MAX_NAMES_IN_TITLE,
      );
      return t('deed-title-squares-at', { ground: groundTitle(deed), where: squareNames });
    }
    case 'place':
      return t('deed-title-place', {
        names: and(
          deed.places.map(({ subject }) => name(subject)),
          MAX_NAMES_IN_TITLE,
        ),
        count: deed.places.length,
      });
    case 'propose':
      return t('deed-title-offer', { name: name(deed.to) });
    case 'answer-proposal':
      return t('deed-title-offer-answered');
    case 'zones':
      return deed.zones ? t('deed-title-zones') : t('deed-title-zones-removed');
    case 'to-zone':
      return t('deed-title-to-zone', {
        names: and(deed.subjects.map(name), MAX_NAMES_IN_TITLE),
        zone: plain(zoneNamed(after, deed.at)?.name ?? ''),
        count: deed.subjects.length,
      });
    case 'door':
      return t('deed-title-door', { subject: name(deed.subject), at: plain(deed.at) });
    case 'overrule':
      return t('deed-title-override', { actor: name(deed.actor), target: name(deed.target) });
    case 'reorder':
      return t('deed-title-reorder', { subject: name(deed.subject) });
    default:
      return deed satisfies never;
  }
}

/**
 * The title of several deeds from one tap, or of several automatic ones: it says whose turns they were, latest first.
 * Undefined if one of the deeds isn't part of a turn.
 */
export function turnsTitle(deeds: readonly Deed[], { before, after }: DeedContext): string | undefined {
  const turnOwners = deeds.toReversed().map((deed) => {
    if (deed.type === 'intent') return deed.intent.actor;
    return deed.type === 'end-turn' && !deed.others ? deed.subject : undefined;
  });
  const ownerNames = [...new Set(turnOwners)].map((id) => {
    const combatant = id === undefined ? undefined : (find(after, id) ?? find(before, id));
    return combatant && plain(combatant.name);
  });
  const knownNames = ownerNames.filter((name) => name !== undefined);
  if (knownNames.length === 0 || knownNames.length < ownerNames.length) return undefined;
  return t('deed-title-turns', { count: knownNames.length, names: and(knownNames, MAX_NAMES_IN_TITLE) });
}

/** The title for changed squares: their new ground or height, or a general text if they differ. */
function groundTitle({ tiles }: Extract<Deed, { type: 'tiles' }>): string {
  const [first] = tiles;
  const haveSameGround = tiles.every(({ sign, level }) => sign === first?.sign && level === first?.level);
  if (!first || !haveSameGround || (first.sign !== undefined && first.level !== undefined))
    return t('deed-title-squares-mixed');
  return first.sign === undefined
    ? t('deed-title-squares-height', { level: first.level ?? 0 })
    : mapWords.ground(SIGNS[first.sign].name);
}

function intentTitle({ actor, action, targets = [], tool }: Intent, before: Encounter, name: (id: string) => string) {
  const actorName = name(actor);
  const namesText = and(targets.map(name));
  const rules = rulesOf(before);
  switch (commandOf(rules, action)) {
    case 'attack':
      return t('deed-title-attack', { actor: actorName, targets: namesText });
    case 'cast': {
      const sheet = find(before, actor)?.sheet;
      const isPower = sheet !== undefined && tool !== undefined && rules.isPower?.(sheet, tool) === true;
      const spellName = plain(nameAmong(rules.id, TOOL_NAME_KINDS, tool ?? ''));
      return t(isPower ? 'deed-title-use-power' : 'deed-title-cast', { actor: actorName, spell: spellName });
    }
    case 'defend':
      return t('deed-title-defend', { actor: actorName });
    case 'rest':
      return t('deed-title-rest', { actor: actorName });
  }
  const actionEntry = actionOf(rules, action);
  const title = plain(nameOf(rules.id, 'action', actionName(rules, action) ?? action));
  // A GM's action isn't attributed to the combatant whose turn it is.
  if (actionEntry?.gm) return t('deed-title-by-gm', { title, names: namesText === '' ? actorName : namesText });
  return namesText === ''
    ? t('deed-title-action', { actor: actorName, title })
    : t('deed-title-action-at', { actor: actorName, title, targets: namesText });
}

/** A combatant with all of its conditions, including those in the system's own state. */
function combatantWithConditions(encounter: Encounter, id: CombatantId): Combatant | undefined {
  const bearer = find(encounter, id);
  return bearer && { ...bearer, conditions: conditionsOf(rulesOf(encounter), bearer) };
}

/** Whether the viewer knows that a combatant has this condition. */
function isConditionKnown(condition: string, encounters: readonly Encounter[], id: CombatantId, view: Viewer): boolean {
  return encounters.some((encounter) => {
    const bearer = combatantWithConditions(encounter, id);
    return bearer !== undefined && knownConditions(bearer, encounter, view).some(({ name }) => name === condition);
  });
}
