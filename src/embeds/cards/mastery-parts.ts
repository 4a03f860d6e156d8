// Combat Rules v1.3 › Combat Round Template › Stamina Cost Calculation; and other parts of its cards

import type { CombatantId, Encounter } from '../../rules/core/encounter.ts';
import { find } from '../../rules/core/encounter.ts';
import type { EventOf } from '../../rules/core/event.ts';
import { ownersOf, type Reason } from '../../rules/core/reason.ts';
import { rulesOf } from '../../rules/systems.ts';
import { fitting, plain } from '../../text/markdown.ts';
import { masteryCard, rest } from '../../text/spoken.ts';
import { metersOf, meterText } from '../meters.ts';
import type { Outcome, Visibility } from '../visibility.ts';

const { advantageFrom, outcome, stamina } = masteryCard;

/** The damage type of a hit, in the book's word. */
export function bandOf({ kinds: [band] }: EventOf<'harmed'>, { named }: Visibility): string {
  return band === undefined ? '' : named(band);
}

/** The advantage that somebody rolled with, and why where that may be told. */
export function advantageOf(who: CombatantId, { events }: Outcome, sight: Visibility): string {
  const had = events.find(
    (event) => event.type === 'remarked' && event.subject === who && event.what.id === 'advantage',
  );
  if (had?.type !== 'remarked') return '';
  return advantageFrom(sight.isHidden ? '' : sight.word(had.what));
}

/** How many hits a side has landed, where hits win. */
export function hitsLine(who: CombatantId, after: object, encounter: Encounter): readonly string[] {
  const counted = find(encounter, who);
  if (!counted || !('hits' in after) || after.hits === 0) return [];
  const hits = rulesOf(encounter)
    .meters(counted, encounter)
    .find(({ main }) => !main);
  if (hits?.max === undefined) return [];
  const side =
    encounter.combatants.filter((each) => each.side === counted.side).length > 1 ? counted.side : counted.name;
  return [outcome.hits(plain(side), hits.value, hits.max)];
}

/** "Show updated stamina values for both parties". Of whom nothing is told there is no line. */
export function staminaOfAll(ids: readonly CombatantId[], happening: Outcome, sight: Visibility): string {
  const lines = ids.map((id) => staminaOf(id, happening, sight)).filter((line) => line !== '');
  return lines.length === 0 ? '' : fitting([stamina.heading, ...lines], 900, rest.lines);
}

/** Before and after, with what each part of the cost was for, whole. */
function staminaOf(id: CombatantId, happening: Outcome, sight: Visibility): string {
  const { before, after } = happening;
  const [was, is] = [find(before, id), find(after, id)];
  if (!is) return '';
  const told = sight.detailOf(id);
  if (told === 'hidden') return is.vitality === 'up' ? '' : metersOf(is, after, rulesOf(after));
  const costs = told === 'exact' ? costsOf(id, happening, sight) : [];
  return metersOf(is, after, rulesOf(after), {
    textOf: (meter) =>
      meter.main === true && meter.max !== undefined
        ? stamina.change(moved(was?.resources.stamina?.value, meter.value, meter.max, sight), costs)
        : meterText(meter, after),
  });
}

function moved(before: number | undefined, after: number, max: number, { signs }: Visibility): string {
  const now = signs.outOf(after, max);
  return before === undefined || before === after ? now : signs.became(`${before}`, now);
}

function costsOf(id: CombatantId, { events }: Outcome, sight: Visibility): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'harmed' && event.target === id) return [stamina.damage(bandOf(event, sight), event.amount)];
    if (event.type === 'spent' && event.subject === id && event.resource === 'stamina')
      return [`${sight.word(event.why)} ${event.cost ?? event.before - event.after}`];
    if (event.type === 'remarked' && event.subject === id && event.what.id === 'free defense')
      return [isOpen(event.what, sight) ? sight.word(event.what) : stamina.free(declaredDefense(id, events, sight))];
    return [];
  });
}

/** May everybody be told of, of whom a reason tells something? */
function isOpen(why: Reason, sight: Visibility): boolean {
  return ownersOf(why).every((id) => sight.detailOf(id) === 'exact');
}

function declaredDefense(id: CombatantId, events: Outcome['events'], { named }: Visibility): string {
  const declared = events.find((event) => event.type === 'declared' && event.actor === id);
  return declared?.type === 'declared' ? named(declared.manner ?? '') : '';
}
