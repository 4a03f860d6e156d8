import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { isSeen } from '../rules/core/field-sight.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { combatantsIn } from '../rules/core/zones.ts';
import { rulesNamed } from '../rules/systems.ts';
import { offerText } from '../text/core/reference.ts';
import { and, plain, t } from '../text/t.ts';
import { sayOf, type Visibility } from './meters.ts';

type Positioned = EventOf<'positioned'>;

/** The most names on one line. */
const MAX_SHOWN = 12;

/**
 * Where a combatant is in relation to others, now and before: "Freya ↔ Goblin 1, Goblin 2: adjacent → 2 squares away".
 */
export function positionLines(events: readonly Event[], index: number, visibility: Visibility): readonly string[] {
  if (events[index - 1]?.type === 'positioned') return [];
  const run: Positioned[] = [];
  for (const event of events.slice(index)) {
    if (event.type !== 'positioned') break;
    run.push(event);
  }
  const alike = Map.groupBy(run, ({ subject, before, after }) => JSON.stringify([subject, before, after]));
  return [...alike.values()].flatMap((group) => line(group, visibility));
}

function line(group: readonly Positioned[], visibility: Visibility): readonly string[] {
  const [first] = group;
  if (!first) return [];
  const { subject, before, after } = first;
  const now = after === undefined ? '' : visibility.optionName(after);
  const way = before === undefined ? now : visibility.signs.became(visibility.optionName(before), `**${now}**`);
  const names = group.slice(0, MAX_SHOWN).map(({ other }) => visibility.name(other));
  const more = group.length > MAX_SHOWN ? ` ${t('math-more', { count: group.length - MAX_SHOWN })}` : '';
  return [`${visibility.name(subject)} ${visibility.signs.arrow} ${visibility.list(names)}${more}: ${way}`];
}

/** Where someone went, was moved or was put. Empty if players may not know. */
export function zoneLine(
  { subject, before, after, forced, unseen }: EventOf<'zone-entered'>,
  { name, zone, word }: Visibility,
): readonly string[] {
  if (unseen || after === undefined) return [];
  const parts = { name: name(subject), to: zone(after) };
  if (before === undefined) return [t('zones-put', parts)];
  const way = { ...parts, from: zone(before) };
  return [forced === undefined ? t('zones-moved', way) : t('zones-forced', { ...way, why: word(forced) })];
}

const OFFERS = { accept: 'offer-accepted', refuse: 'offer-refused', withdraw: 'offer-withdrawn' } as const;

/** What is offered to someone, or their answer. */
export function offerLine(
  event: EventOf<'proposed'> | EventOf<'proposal-answered'>,
  { name, safe, system }: Visibility,
): string {
  const { to, kind, words } = event.proposal;
  const title = offerTitle(system, kind);
  if (event.type === 'proposed') return offerText(name(to), title, words && safe(words, 600));
  return t(OFFERS[event.answer], { name: name(to), title });
}

/** The title of a kind of offer. */
export function offerTitle(system: string, kind: string): string {
  return plain(rulesNamed(system)?.proposals?.[kind]?.title ?? kind);
}

/** Who is in which zone, with a line for each zone that isn't empty: "Bar: Kira, Goblin 1". */
function zoneLines(encounter: Encounter): readonly string[] {
  const all = encounter.zones?.all ?? [];
  return all.flatMap(({ id, name }) => {
    const here = combatantsIn(encounter, id);
    return here.length === 0 ? [] : [t('zones-line', { zone: plain(name), names: names(here) })];
  });
}

/** The most lines about positions. */
const MAX_LINES = 12;

/**
 * Who is in which zone, or positions between the sides: "Freya ↔ adjacent: Zombie · away: Skeleton". Empty if everyone is as close as possible.
 * Leaves out combatants in the dark.
 */
export function currentPositions(encounter: Encounter, rules: Ruleset): readonly string[] {
  if (encounter.zones && encounter.phase !== 'ended') return zoneLines(encounter);
  const { positions } = rules;
  if (!positions || encounter.phase === 'ended') return [];
  const livingCombatants = encounter.combatants.filter(
    (each) => each.vitality !== 'dead' && isSeen(rules, encounter, each),
  );
  const pairs = livingCombatants.flatMap((one, index) =>
    livingCombatants
      .slice(index + 1)
      .flatMap((other) =>
        one.side === other.side ? [] : [{ one, other, how: positions.of(encounter, one.id, other.id) }],
      ),
  );
  if (pairs.every(({ how }) => how === positions.words[0])) return [];
  const wording = sayOf(encounter);
  const lines = [...Map.groupBy(pairs, ({ one }) => one)].map(([one, relations]) => {
    const groups = positions.words.flatMap((word) => {
      const others = relations.filter(({ how }) => how === word).map(({ other }) => other);
      return others.length === 0 ? [] : [`${wording.optionName(word)}: ${names(others)}`];
    });
    return `${plain(one.name)} ${wording.signs.arrow} ${groups.join(wording.signs.joint)}`;
  });
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), t('math-more', { count: lines.length - MAX_LINES })]
    : lines;
}

function names(combatants: readonly Combatant[]): string {
  return and(
    combatants.map(({ name }) => plain(name)),
    MAX_SHOWN,
  );
}
