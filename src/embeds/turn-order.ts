import type { Block, CombatantId, Encounter } from '../rules/core/encounter.ts';
import type { EventOf } from '../rules/core/event.ts';
import type { OrderReason } from '../rules/core/table-event.ts';
import { plain, shorten } from '../text/markdown.ts';
import { and, sums, turns } from '../text/spoken.ts';
import { roll as rolled } from './rolls.ts';
import type { Visibility } from './visibility.ts';

/** How many of an order are named. */
const MOST = 15;

/**
 * The order of turns as it was made, each with the reason for its place. Those who act together stand on one line. An
 * order that is made again while rounds run is told in one line.
 */
export function turnOrderLines(
  event: EventOf<'turn-order-set'>,
  { before }: { readonly before: Encounter },
  sight: Visibility,
): readonly string[] {
  const { turnOrder, reasons: placings } = event;
  if (placings.length === 0) return [];
  const reasons = new Map(placings.map((placing) => [placing.subject, placing]));
  const blocks = turnOrder.filter((block) => block.length > 0);
  const shown = blocks.map((block) => together(block, reasons, sight));
  if (placings.length < turnOrder.flat().length)
    return placings.map(({ subject }) => {
      const place = blocks.findIndex((block) => block.includes(subject)) + 1;
      return sums.place(together([subject], reasons, sight), place, blocks.length);
    });
  if (before.phase !== 'fighting')
    return [...shown.slice(0, MOST).map((line, at) => `${at + 1}. ${line}`), ...more(shown)];
  return [
    shorten(
      sums.order([...shown.slice(0, MOST), ...more(shown)].join(sight.signs.bars ? ' → ' : sight.signs.joint)),
      900,
    ),
  ];
}

function more(shown: readonly string[]): readonly string[] {
  return shown.length > MOST ? [sums.more(shown.length - MOST)] : [];
}

/** Those who act together, each with a reason; those with the same reason are named together. */
function together(block: Block, placings: ReadonlyMap<string, OrderReason>, sight: Visibility): string {
  const { name, detailOf } = sight;
  const why = (id: CombatantId) => {
    const placing = placings.get(id);
    return placing && detailOf(id) === 'exact' ? reason(placing, sight) : '';
  };
  return [...Map.groupBy(block, why)]
    .map(([shared, ids]) => `${and(ids.map(name))}${shared === '' ? '' : `: ${shared}`}`)
    .join('; ');
}

/** "REF 14, LUK 0", "d20 17, Speed", "3 hits, before the enemies". */
function reason({ why, roll }: OrderReason, sight: Visibility): string {
  return sight.word(why, roll === undefined ? {} : { dice: rolled(roll, sight) });
}

/** What a GM should know of a change of the order: who moved together, and that a turn still to come is gone by it. */
export function reordered(before: Encounter, after: Encounter, subject: CombatantId): string {
  const placeOf = ({ turnOrder }: Encounter) => turnOrder.findIndex((block) => block.includes(subject));
  const block = after.turnOrder[placeOf(after)] ?? [];
  const names = after.combatants.filter(({ id }) => block.includes(id)).map(({ name }) => plain(name));
  const together = names.length > 1 ? turns.movedTogether(names) : '';
  const isLost = after.phase === 'fighting' && placeOf(before) > before.turn && placeOf(after) < after.turn;
  return [together, isLost ? turns.turnGone(names) : ''].filter((part) => part !== '').join(' ');
}
