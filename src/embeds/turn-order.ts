import type { Deed } from '../rules/core/deed.ts';
import type { Block, Combatant, CombatantId, Encounter, System } from '../rules/core/encounter.ts';
import { combatant, ENEMIES, isOnTurn, onTurn, PLAYERS } from '../rules/core/encounter.ts';
import type { Event, EventOf, OrderReason } from '../rules/core/event.ts';
import { hasBegunTurn, orderAfterMove, turnChanges } from '../rules/core/reorder.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { turnWords } from '../text/board.ts';
import { sideFacts, sideName } from '../text/names.ts';
import { and, capital, plain, shorten, t, withLabel } from '../text/t.ts';
import type { Visibility } from './meters.ts';
import { rollText as rolled } from './rolls.ts';

type OrderChange = Omit<Extract<Deed, { type: 'reorder' }>, 'type'>;

const MAX_ORDER_LINES = 15;

/**
 * The turn order with the reason for each place. Combatants who act together share a line. If combat has already begun,
 * the whole order takes one line. If only some combatants have a reason, only they are listed.
 */
export function turnOrderLines(
  event: EventOf<'turn-order-set'>,
  { before }: { readonly before: Encounter },
  visibility: Visibility,
): readonly string[] {
  const { turnOrder, reasons: orderReasons } = event;
  if (orderReasons.length === 0) return [];
  const reasonsById = new Map(orderReasons.map((orderReason) => [orderReason.subject, orderReason]));
  const blocks = turnOrder.filter((block) => block.length > 0);
  const blockTexts = blocks.map((block) => blockText(block, reasonsById, visibility));
  if (orderReasons.length < turnOrder.flat().length)
    return orderReasons.map(({ subject }) => {
      const index = blocks.findIndex((block) => block.includes(subject)) + 1;
      return t('math-place', { line: blockText([subject], reasonsById, visibility), place: index, of: blocks.length });
    });
  if (before.phase !== 'fighting')
    return [
      ...blockTexts.slice(0, MAX_ORDER_LINES).map((line, index) => `${index + 1}. ${line}`),
      ...leftOutCountLines(blockTexts),
    ];
  return [
    shorten(
      t('math-order', {
        line: [...blockTexts.slice(0, MAX_ORDER_LINES), ...leftOutCountLines(blockTexts)].join(
          visibility.signs.bars ? ' → ' : visibility.signs.joint,
        ),
      }),
      900,
    ),
  ];
}

function leftOutCountLines(lines: readonly string[]): readonly string[] {
  return lines.length > MAX_ORDER_LINES ? [t('math-more', { count: lines.length - MAX_ORDER_LINES })] : [];
}

/** Names combatants who act together, with their reasons. Those with the same reason are listed together. */
function blockText(block: Block, orderReasons: ReadonlyMap<string, OrderReason>, visibility: Visibility): string {
  const { name, detailOf } = visibility;
  const orderReasonText = (id: CombatantId) => {
    const orderReason = orderReasons.get(id);
    return orderReason && detailOf(id) === 'exact' ? reasonText(orderReason, visibility) : '';
  };
  return [...Map.groupBy(block, orderReasonText)]
    .map(([sharedReason, ids]) =>
      sharedReason === '' ? and(ids.map(name)) : withLabel(and(ids.map(name)), sharedReason),
    )
    .join('; ');
}

/** Why a combatant has its place: "REF 14, LUK 0", "d20 17, Speed", "3 hits, before the enemies". */
function reasonText({ why, roll }: OrderReason, visibility: Visibility): string {
  return visibility.word(why, roll === undefined ? {} : { dice: rolled(roll, visibility) });
}

/**
 * What a GM should know about a change of the order: the combatant's new place, whose turn it is now, and who loses or
 * repeats a turn.
 */
export function reorderText<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  after: Encounter<S>,
  deed: OrderChange,
): string {
  const { subject, before: nextId } = deed;
  const block = before.turnOrder.find((each) => each.includes(subject)) ?? [];
  const nameOf = (id: CombatantId) => plain(combatant(before, id).name);
  const previousActors = onTurn(before).filter(({ id }) => block.includes(id));
  const actorsLosingTurn = previousActors.filter(({ id }) => !isOnTurn(after, id));
  const newOrderResult = orderAfterMove(before, deed);
  const { lost, actAgain } = newOrderResult.ok ? turnChanges(before, newOrderResult.value) : { lost: [], actAgain: [] };
  const actorsWithBegunTurn = actorsLosingTurn.filter(({ id }) => hasBegunTurn(rules, before, id));
  const namesOf = (combatants: readonly Combatant[]) => combatants.map(({ name }) => plain(name));
  return [
    turnWords.actsNow(nameOf(subject), nextId === undefined ? undefined : nameOf(nextId)),
    block.length > 1 ? turnWords.movedTogether(block.map(nameOf)) : '',
    actorsLosingTurn.length > 0 ? turnWords.turnPassed(namesOf(onTurn(after))) : '',
    actorsWithBegunTurn.length > 0 ? turnWords.wholeTurnAgain(namesOf(actorsWithBegunTurn)) : '',
    lost.length > 0 ? turnWords.turnLost(namesOf(lost)) : '',
    actAgain.length > 0 ? turnWords.actsAgain(namesOf(actAgain)) : '',
    after.phase === 'fighting' && rules.reordersEachRound?.(after) ? t('turns-this-round-only') : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const MAX_NAMES_ON_SIDE = 12;

/**
 * Who is on which side, with a line for each side: "Players: Freya, Suori". Empty if the players fight against the GM's
 * creatures.
 */
export function sideLines({ combatants }: Pick<Encounter, 'combatants'>): readonly string[] {
  const sides = [...Map.groupBy(combatants, ({ side }) => side).values()];
  const areAllPlayersOrAllCreatures = (members: readonly Combatant[]) =>
    members.every(({ controller }) => (controller === undefined) === (members[0]?.controller === undefined));
  return sides.length < 2 || (sides.length === 2 && sides.every(areAllPlayersOrAllCreatures))
    ? []
    : linesBySide(combatants, sideName).map(capital);
}

/**
 * Lists combatants who joined on an unusual side, such as a creature on the players' side. All of them are listed
 * together, at the last of the events in which someone joins.
 */
export function joinedSideLines(events: readonly Event[], index: number): readonly string[] {
  const joinedCombatants = events.flatMap((event) => (event.type === 'joined' ? [event.combatant] : []));
  const isLastToJoin = events.slice(index + 1).every(({ type }) => type !== 'joined');
  return isLastToJoin
    ? linesBySide(joinedCombatants.filter(hasUnusualSide), (side) => t('overview-on-side', sideFacts(side)))
    : [];
}

function hasUnusualSide({ side, controller }: Combatant): boolean {
  return side !== (controller === undefined ? ENEMIES : PLAYERS);
}

function linesBySide(combatants: readonly Combatant[], label: (side: string) => string): readonly string[] {
  return [...Map.groupBy(combatants, ({ side }) => side)].map(([side, members]) =>
    withLabel(
      label(side),
      and(
        members.map(({ name }) => plain(name)),
        MAX_NAMES_ON_SIDE,
      ),
    ),
  );
}
