import { ButtonStyle } from 'discord-api-types/v10';
import { type ButtonRow, button, buttonRow } from '../interaction/buttons.ts';
import { componentId, idOneOf, idText, thisEncounter } from '../interaction/component.ts';
import { canMove } from '../interaction/moves/can-move.ts';
import { approachButton, moveButton } from '../interaction/moves/ids.ts';
import { actLabel } from '../interaction/posts/act-labels.ts';
import { letPlayButton } from '../interaction/posts/let-play.ts';
import { mark } from '../interaction/posts/mark.ts';
import { runButtons } from '../interaction/posts/run-buttons.ts';
import { playerOf } from '../rules/core/deleted-user.ts';
import { type Combatant, combatant, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { isSeen } from '../rules/core/field-sight.ts';
import { guardOf } from '../rules/core/guard.ts';
import type { Intent, UsualAct } from '../rules/core/intent.ts';
import { begin } from '../rules/core/play.ts';
import { actionName } from '../rules/core/ruleset.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { standsAt } from '../rules/core/standing.ts';
import { usualActs } from '../rules/core/usual-acts.ts';
import { rulesOf } from '../rules/systems.ts';
import { lastOf, type Posts } from '../session/posts.ts';
import { turnKey } from '../session/turn-key.ts';
import { moves, board as words } from '../text/spoken.ts';

/** A whole act: who, what, at whom, with what. It counts while the turn that it was offered in lasts. */
export const actButton = componentId('do', {
  encounter: thisEncounter,
  turn: idText,
  /** Marks of names and ids; empty: whoever presses, nothing, or what the rules choose. */
  actor: idText,
  action: idText,
  targets: idText,
  tool: idText,
  manner: idText,
});

/** The other buttons of a turn. */
export const turnButton = componentId('turn', {
  encounter: thisEncounter,
  what: idOneOf('more', 'end', 'end-all'),
  turn: idText,
  /** A mark of an id; empty: whoever presses. */
  actor: idText,
});

/** Most acts on the board: five buttons are a row, and of more than five targets the four likeliest are shown. */
const MOST_ACTS = 5;
/** Most of a creature's: its run has buttons too. */
const MOST_OF_A_CREATURE = 3;
/** Most of those in a block whose acts are looked for: one tap is for whoever taps. */
const MOST_OF_A_BLOCK = 6;

/**
 * What those on turn most likely do, a button each; below them guard, more, and the end of the turn. So many of them are
 * held back who would play by themselves.
 */
export function turnRows(encounter: Encounter, id: number, posts: Posts, held = 0): readonly ButtonRow[] {
  const now = onTurn(encounter);
  const [first] = now;
  if (!first) return [];
  const actor = isOneUsers(now) ? (actsNext(now, posts) ?? first) : undefined;
  const at = { encounter: id, turn: turnKey(encounter) };
  const named = actor && (now.length > 1 || playerOf(actor) === undefined) ? actor : undefined;
  const acts = actor
    ? actsOf(encounter, actor, posts).map((act) => ({ act, by: named }))
    : actsOfBlock(encounter, now, posts);
  const offered = acts.flatMap(({ act, by }) => {
    const custom = approachOf(encounter, id, act) ?? idOf(encounter, id, act.intent, (actor ?? by) !== undefined);
    return custom === undefined ? [] : [{ label: actLabel(encounter, act, by), custom }];
  });
  // Two that read the same could not be told apart, and Discord refuses a message with two of the same id.
  const unlike = offered.filter(
    ({ label, custom }, place) => offered.findIndex((each) => each.label === label || each.custom === custom) === place,
  );
  const shown = unlike.length > MOST_ACTS ? unlike.slice(0, MOST_ACTS - 1) : unlike;
  const buttons = shown.map(({ label, custom }, place) => button(label, custom, styleOf(place === 0)));
  const struck = acts.flatMap(({ act }) => (act.approach === undefined ? (act.intent.targets?.[0] ?? []) : []));
  const run = runButtons(encounter, id, posts, [...new Set(struck)]);
  const guard = run.acts.length === 0 ? guardAmong(encounter, actor ? [actor] : now) : undefined;
  const guardId = guard && idOf(encounter, id, guard.act.intent, (actor ?? guard.by) !== undefined);
  const end = { ...at, what: 'end', actor: actor ? mark(actor.id) : '' } as const;
  const below = [
    ...(guard && guardId !== undefined
      ? [button(actLabel(encounter, guard.act, guard.by), guardId, styleOf(buttons.length === 0))]
      : []),
    ...(now.some((each) => mayMove(encounter, each))
      ? [button(moves.move, moveButton.write({ encounter: id, actor: end.actor, on: 'turn' }))]
      : []),
    button(words.more, turnButton.write({ ...at, what: 'more', actor: '' })),
    button(
      actor ? words.endTurn : words.done,
      turnButton.write(end),
      // Only where nothing useful is left to do.
      styleOf(buttons.length === 0 && guardId === undefined),
    ),
    ...run.ends,
    ...(held > 0 ? [letPlayButton(encounter, id, held)] : []),
  ];
  return [...buttonRow(...buttons), ...buttonRow(...run.acts), ...buttonRow(...below)];
}

function styleOf(isLikeliest: boolean) {
  return isLikeliest ? ButtonStyle.Primary : ButtonStyle.Secondary;
}

/** The id of an act that goes nearer to somebody: its way is looked for as it is pressed. */
function approachOf(encounter: Encounter, id: number, { approach, intent }: UsualAct): string | undefined {
  if (approach === undefined) return undefined;
  const [actor, target] = [mark(intent.actor), mark(approach)];
  return approachButton.write({ encounter: id, turn: turnKey(encounter), actor, target });
}

/** Whether one user plays all of those on turn: then it is said for each what they can do, one after the other. */
function isOneUsers(now: readonly Combatant[]): boolean {
  return new Set(now.map((each) => playerOf(each))).size === 1;
}

/** Of those on turn the one that acted last: it goes on until it is done. */
export function actsNext(now: readonly Combatant[], { turn }: Posts): Combatant | undefined {
  const acting = turn?.acting.find((id) => now.some((each) => each.id === id));
  return now.find(({ id }) => id === acting);
}

function actsOf(encounter: Encounter, who: Combatant, posts: Posts): readonly UsualAct[] {
  const most = playerOf(who) === undefined ? MOST_OF_A_CREATURE : MOST_ACTS + 1;
  const rules = rulesOf(encounter);
  if (isOpen(who, encounter))
    return usualActs(rules, encounter, who.id, lastOf(posts, who.id), most).filter(
      ({ approach }) => approach === undefined || isSeen(rules, encounter, combatant(encounter, approach)),
    );
  return attacksOnAll(encounter, who).slice(0, most);
}

/** An act that a button offers. `by`: only this one can do it, so that it is said by whom; absent: whoever taps. */
interface Offered {
  readonly act: UsualAct;
  readonly by?: Combatant | undefined;
}

/**
 * An attack that all of them can make is for whoever taps, as it is done with whatever is in hand; what only some of them
 * can do says whose it is.
 */
function actsOfBlock(encounter: Encounter, now: readonly Combatant[], posts: Posts): readonly Offered[] {
  const attack = actionName(rulesOf(encounter), 'attack');
  const all = now.slice(0, MOST_OF_A_BLOCK).flatMap((by) =>
    actsOf(encounter, by, posts).map((act, place) => {
      const { action, targets = [] } = act.intent;
      const isOpenToAll = action === attack && now.every((each) => mayAttack(encounter, each, { action, targets }));
      return isOpenToAll ? { act: { intent: { action, actor: by.id, targets } }, place } : { act, by, place };
    }),
  );
  // Where it is said whose each is, the likeliest of each come before the others.
  const sorted = all.some(({ by }) => by) ? all.toSorted((one, other) => one.place - other.place) : all;
  return sorted.filter(({ act, by }, place) => {
    const target = act.intent.targets?.join();
    return by || sorted.findIndex((other) => !other.by && other.act.intent.targets?.join() === target) === place;
  });
}

/** Whether somebody can attack so with what is in hand. Of those whose state is kept back it is not told. */
function mayAttack(encounter: Encounter, who: Combatant, attack: Omit<Intent, 'actor'>): boolean {
  return !isOpen(who, encounter) || begin(rulesOf(encounter), encounter, { ...attack, actor: who.id }).ok;
}

/** Everybody sees the buttons: those of a creature whose state is kept back say nothing of what it can do. */
function isOpen(who: Combatant, encounter: Encounter): boolean {
  return detailOf(who, encounter) === 'exact';
}

/** Whether there is a button for moving: of a creature whose state is kept back, wherever it stands somewhere. */
function mayMove(encounter: Encounter, who: Combatant): boolean {
  return isOpen(who, encounter) ? canMove(encounter, who) : standsAt(encounter, who.id) !== undefined;
}

function attacksOnAll(encounter: Encounter, { id: actor, side }: Combatant): readonly UsualAct[] {
  const action = actionName(rulesOf(encounter), 'attack');
  if (action === undefined) return [];
  return encounter.combatants
    .filter((each) => each.side !== side && each.vitality === 'up')
    .map(({ id }) => ({ intent: { action, actor, targets: [id] } }));
}

/** A guard for whoever taps, where all of these can take one; else for the first who can. */
function guardAmong(encounter: Encounter, able: readonly Combatant[]): Offered | undefined {
  const guards = able.flatMap((by) => {
    const act = guardActOf(encounter, by);
    return act ? [{ act, by }] : [];
  });
  const [first] = guards;
  return first && { act: first.act, by: guards.length < able.length ? first.by : undefined };
}

function guardActOf(encounter: Encounter, who: Combatant): UsualAct | undefined {
  const rules = rulesOf(encounter);
  if (isOpen(who, encounter)) {
    const guard = guardOf(rules, encounter, who.id);
    return guard && { intent: guard };
  }
  const action = rules.guardAct ? undefined : actionName(rules, 'defend');
  return action === undefined ? undefined : { intent: { action, actor: who.id } };
}

/** The id of an act's button, for one actor or for whoever presses. Absent: it would be too long. */
function idOf(encounter: Encounter, id: number, intent: Intent, bound: boolean): string | undefined {
  const { actor, action, targets = [], tool, manner } = intent;
  const optional = (value: string | undefined) => (value === undefined || !bound ? '' : mark(value));
  const values = {
    encounter: id,
    turn: turnKey(encounter),
    action,
    actor: bound ? mark(actor) : '',
    targets: targets.map(mark).join(','),
    tool: optional(tool),
    manner: optional(manner),
  };
  return actButton.fits(values) ? actButton.write(values) : undefined;
}
