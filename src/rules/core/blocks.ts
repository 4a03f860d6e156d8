// Combatants who act together: the GM's groups, and whole sides. House rules, for any system.

import { type Block, type CombatantId, combatant, type Encounter, onTurn, type System } from './encounter.ts';
import type { Question } from './question.ts';
import { because } from './reason.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';

/** The encounter setting that decides who acts together. */
export const TURNS_SETTING_NAME = 'turns';

/**
 * How turns are taken: one by one, as the book says (the default), or a whole side at a time, in any order within it.
 */
export const TURN_KINDS = ['one after another', 'by side'] as const;
const [, BY_SIDE] = TURN_KINDS;

/** Whether all members of a side act together. */
export function sidesActTogether({ settings }: Pick<Encounter, 'settings'>): boolean {
  return settings[TURNS_SETTING_NAME] === BY_SIDE;
}

/** The group of each combatant. Leaves out combatants without a group. */
function groupByCombatantId(encounter: Encounter): ReadonlyMap<CombatantId, string> {
  const isGroupedBySide = sidesActTogether(encounter);
  return new Map(
    encounter.combatants.flatMap(({ id, side, group }) => {
      const groupName = isGroupedBySide ? side : group;
      return groupName === undefined ? [] : [[id, groupName] as const];
    }),
  );
}

/**
 * Adjusts a new turn order if sides act together. Each side acts when its first member comes up, and its members keep
 * their order. Returns the order unchanged if sides don't act together.
 */
export function orderBySide(encounter: Encounter, order: readonly Block[]): readonly Block[] {
  return sidesActTogether(encounter) ? joinedBlocks(encounter, order, -1, true) : order;
}

/**
 * Moves the members of each group or side to the turn of its first member. Combatants who have left a group act alone
 * again, unless the book itself lets combatants act together.
 */
export function joinBlocks<S extends System>(resolution: Resolution<S>, rules: Pick<Ruleset<S>, 'actsInBlocks'>): void {
  const { encounter } = resolution;
  const { turnOrder: orderBefore, turn } = encounter;
  const orderAfter = joinedBlocks(encounter, orderBefore, turn, rules.actsInBlocks === true);
  if (!isSameOrder(orderAfter, orderBefore))
    resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder: orderAfter, reasons: [], turn });
}

/** Whether two turn orders have the same turns in the same order, each with the same combatants. */
export function isSameOrder(one: readonly Block[], other: readonly Block[]): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every((block, index) => {
      const otherBlock = other[index];
      return block.length === otherBlock?.length && block.every((id, at) => id === otherBlock[at]);
    })
  );
}

/**
 * The turn order in which each group acts together in one turn. Combatants who are taking or have taken their turn keep
 * their place.
 */
function joinedBlocks(
  encounter: Encounter,
  before: readonly Block[],
  turn: number,
  keepsBlocks: boolean,
): readonly Block[] {
  const groupById = groupByCombatantId(encounter);
  const [pastBlocks, upcomingBlocks] = [before.slice(0, turn + 1), before.slice(turn + 1)];
  const isEveryBlockSingle = upcomingBlocks.every((block) => block.length < 2);
  if (groupById.size === 0 && (keepsBlocks || isEveryBlockSingle)) return before;
  const ids = upcomingBlocks.flat();
  const firstMemberByGroup = new Map<string, CombatantId>();
  for (const id of ids) {
    const group = groupById.get(id);
    if (group !== undefined && !firstMemberByGroup.has(group)) firstMemberByGroup.set(group, id);
  }
  const blocks = upcomingBlocks.flatMap((block): readonly Block[] => {
    const groupBlocks = block.flatMap((id): readonly Block[] => {
      const group = groupById.get(id);
      if (group === undefined) return [[id]];
      return firstMemberByGroup.get(group) === id ? [ids.filter((other) => groupById.get(other) === group)] : [];
    });
    return keepsBlocks && !sidesActTogether(encounter) ? [groupBlocks.flat()] : groupBlocks;
  });
  // Leaves out turns without combatants. With them, the order would look changed when it is set again.
  return [...pastBlocks, ...blocks.filter((block) => block.length > 0)];
}

/** The question that allies are asked before they join an action. An auto-reaction can answer it. */
export const JOIN_QUESTION = 'join an action';
export const JOIN_ANSWERS = ['yes', 'no'] as const;

/**
 * Asks all allies who have their turn at the same time whether they join an action. Returns everyone who joins, in the
 * order in which they joined the fight. Ask before you roll, then resolve the action once for all of them. `title` is
 * the action's title. `mayJoin` decides which allies are asked.
 */
export function askToJoin<S extends System>(
  resolution: Resolution<S>,
  { actor, title }: { readonly actor: CombatantId; readonly title: string },
  mayJoin: (ally: CombatantId) => boolean = () => true,
): readonly CombatantId[] {
  const { encounter } = resolution;
  const { side } = combatant(encounter, actor);
  const allies = onTurn(encounter).filter((each) => each.id !== actor && each.side === side && mayJoin(each.id));
  const note = because({ id: 'can join', ally: actor, title });
  const joinQuestionFor = (subject: CombatantId) => ({ subject, about: JOIN_QUESTION, offers: JOIN_ANSWERS, note });
  let askedAllyCount = 0;
  const upcomingQuestions = (): readonly Question[] =>
    allies.slice(askedAllyCount).map(({ id }) => joinQuestionFor(id));
  return resolution.askingTogether(upcomingQuestions, () =>
    allies.flatMap(({ id }) => {
      askedAllyCount += 1;
      return resolution.ask(joinQuestionFor(id)) === 'yes' ? [id] : [];
    }),
  );
}
