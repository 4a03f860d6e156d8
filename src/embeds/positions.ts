import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { isSeenOnMap } from '../rules/core/field-sight.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { combatantsIn } from '../rules/core/zones.ts';
import { rulesNamed } from '../rules/systems.ts';
import { offerText } from '../text/core/reference.ts';
import { and, plain, t, withLabel } from '../text/t.ts';
import { type Visibility, wordingOf } from './meters.ts';

type PositionEvent = EventOf<'positioned'>;

const MAX_NAMES_IN_LINE = 12;

/** Where a combatant is relative to others, before and now: "Freya ↔ Goblin 1, Goblin 2: adjacent → 2 squares away". */
export function positionLines(events: readonly Event[], index: number, visibility: Visibility): readonly string[] {
  if (events[index - 1]?.type === 'positioned') return [];
  const consecutiveEvents: PositionEvent[] = [];
  for (const event of events.slice(index)) {
    if (event.type !== 'positioned') break;
    consecutiveEvents.push(event);
  }
  const eventGroups = Map.groupBy(consecutiveEvents, ({ subject, before, after }) =>
    JSON.stringify([subject, before, after]),
  );
  return [...eventGroups.values()].flatMap((group) => positionLinesOf(group, visibility));
}

function positionLinesOf(group: readonly PositionEvent[], visibility: Visibility): readonly string[] {
  const [first] = group;
  if (!first) return [];
  const { subject, before, after } = first;
  const currentName = after === undefined ? '' : visibility.optionName(after);
  const changeText =
    before === undefined ? currentName : visibility.signs.became(visibility.optionName(before), `**${currentName}**`);
  const shownNames = group.slice(0, MAX_NAMES_IN_LINE).map(({ other }) => visibility.name(other));
  const moreText =
    group.length > MAX_NAMES_IN_LINE ? ` ${t('math-more', { count: group.length - MAX_NAMES_IN_LINE })}` : '';
  return [
    withLabel(
      `${visibility.name(subject)} ${visibility.signs.arrow} ${visibility.list(shownNames)}${moreText}`,
      changeText,
    ),
  ];
}

/** The zone that someone entered, was moved to or was put in. Empty if players may not know it. */
export function zoneLine(
  { subject, before, after, forced, unseen }: EventOf<'zone-entered'>,
  { name, zone, word }: Visibility,
): readonly string[] {
  if (unseen || after === undefined) return [];
  const placeFacts = { name: name(subject), to: zone(after) };
  if (before === undefined) return [t('zones-put', { ...placeFacts, count: 1 })];
  const moveFacts = { ...placeFacts, from: zone(before) };
  return [forced === undefined ? t('zones-moved', moveFacts) : t('zones-forced', { ...moveFacts, why: word(forced) })];
}

const OFFER_ANSWER_MESSAGES = {
  accept: 'offer-accepted',
  refuse: 'offer-refused',
  withdraw: 'offer-withdrawn',
} as const;

/** What someone is offered, or how an offer was answered. */
export function offerLine(
  event: EventOf<'proposed'> | EventOf<'proposal-answered'>,
  { name, safe, system }: Visibility,
): string {
  const { to, kind, words } = event.proposal;
  const title = offerTitle(system, kind);
  if (event.type === 'proposed') return offerText(name(to), title, words && safe(words, 600));
  return t(OFFER_ANSWER_MESSAGES[event.answer], { name: name(to), title });
}

/** What the system calls a kind of offer that a GM makes to a player, such as a compel. */
export function offerTitle(system: string, kind: string): string {
  return plain(rulesNamed(system)?.proposals?.[kind]?.title ?? kind);
}

/** Who is in which zone, with a line for each zone that isn't empty: "Bar: Kira, Goblin 1". */
function zoneLines(encounter: Encounter): readonly string[] {
  const allZones = encounter.zones?.all ?? [];
  return allZones.flatMap(({ id, name }) => {
    const combatantsInZone = combatantsIn(encounter, id);
    return combatantsInZone.length === 0
      ? []
      : [t('zones-line', { zone: plain(name), names: joinedNames(combatantsInZone) })];
  });
}

const MAX_POSITION_LINES = 12;

/**
 * Who is in which zone, or, without zones, how far apart combatants of different sides are: "Freya ↔ adjacent: Zombie ·
 * away: Skeleton". Empty if everyone is as close as possible. Leaves out combatants that players can't see.
 */
export function currentPositions(encounter: Encounter, rules: Ruleset): readonly string[] {
  if (encounter.zones && encounter.phase !== 'ended') return zoneLines(encounter);
  const { positions } = rules;
  if (!positions || encounter.phase === 'ended') return [];
  const visibleCombatants = encounter.combatants.filter(
    (each) => each.vitality !== 'dead' && isSeenOnMap(rules, encounter, each),
  );
  const enemyPairs = visibleCombatants.flatMap((one, index) =>
    visibleCombatants
      .slice(index + 1)
      .flatMap((other) =>
        one.side === other.side ? [] : [{ one, other, how: positions.of(encounter, one.id, other.id) }],
      ),
  );
  if (enemyPairs.every(({ how }) => how === positions.words[0])) return [];
  const wording = wordingOf(encounter);
  const lines = [...Map.groupBy(enemyPairs, ({ one }) => one)].map(([one, relations]) => {
    const groupTexts = positions.words.flatMap((word) => {
      const otherCombatants = relations.filter(({ how }) => how === word).map(({ other }) => other);
      return otherCombatants.length === 0 ? [] : [withLabel(wording.optionName(word), joinedNames(otherCombatants))];
    });
    return `${plain(one.name)} ${wording.signs.arrow} ${groupTexts.join(wording.signs.joint)}`;
  });
  return lines.length > MAX_POSITION_LINES
    ? [...lines.slice(0, MAX_POSITION_LINES), t('math-more', { count: lines.length - MAX_POSITION_LINES })]
    : lines;
}

function joinedNames(combatants: readonly Combatant[]): string {
  return and(
    combatants.map(({ name }) => plain(name)),
    MAX_NAMES_IN_LINE,
  );
}
