// The buttons under the message of a turn, and whom a press on them acts for.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { componentId, idOneOf, idText, mark, marked, thisEncounter } from '../interaction/component.ts';
import { type ButtonRow, button, buttonRow } from '../interaction/panel.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, find, onTurn } from '../rules/core/encounter.ts';
import { doorsBeside } from '../rules/core/field-deeds.ts';
import { isSeen } from '../rules/core/field-sight.ts';
import type { Intent, UsualAct } from '../rules/core/intent.ts';
import { begin, guardOf } from '../rules/core/play.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { actionName } from '../rules/core/ruleset.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { standsAt } from '../rules/core/standing.ts';
import { usualActs } from '../rules/core/usual-acts.ts';
import { rulesOf } from '../rules/systems.ts';
import { RUNS, turnKey } from '../session/encounter-state.ts';
import { lastOf, type Posts } from '../session/posts.ts';
import { actor, type InEncounter, mayActFor, type Session, theirCombatantsActing } from '../session/session.ts';
import { t } from '../text/t.ts';
import { actLabel, nameOn } from './acts.ts';

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
  /** The tile it goes to; empty: none, as in the ids of earlier versions. */
  to: idText,
});

/** The other buttons of a turn. */
export const turnButton = componentId('turn', {
  encounter: thisEncounter,
  what: idOneOf('more', 'end', 'end-all'),
  turn: idText,
  /** A mark of an id; empty: whoever presses. */
  actor: idText,
});

/** What all creatures do whose turns follow each other. */
export const runButton = componentId('run', {
  encounter: thisEncounter,
  turn: idText,
  how: idOneOf(...RUNS),
  /** A mark of whom they attack; empty: nobody. */
  target: idText,
});

/** Where somebody can go. `actor` is the mark of an id; empty: whoever presses. `on`: the panel takes its place. */
export const moveButton = componentId('move', {
  encounter: thisEncounter,
  actor: idText,
  on: idOneOf('turn', 'panel'),
});

/** Goes nearer to a foe who is out of reach, in the turn that it was offered in. Actor and target are marks of ids. */
export const approachButton = componentId('approach', {
  encounter: thisEncounter,
  turn: idText,
  actor: idText,
  target: idText,
});

/** Those on turn who were held back play by themselves after all. */
export const letPlayId = componentId('let-play', { encounter: thisEncounter, turn: idText });

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
  const guards = (run.acts.length === 0 ? guardsAmong(encounter, actor ? [actor] : now) : []).flatMap(({ act, by }) => {
    const custom = idOf(encounter, id, act.intent, (actor ?? by) !== undefined);
    return custom === undefined ? [] : [{ label: actLabel(encounter, act, by), custom }];
  });
  const end = { ...at, what: 'end', actor: actor ? mark(actor.id) : '' } as const;
  const below = [
    ...guards.map(({ label, custom }, place) => button(label, custom, styleOf(buttons.length === 0 && place === 0))),
    ...(now.some((each) => mayMove(encounter, each))
      ? [button(t('moves-move'), moveButton.write({ encounter: id, actor: end.actor, on: 'turn' }))]
      : []),
    button(t('board-more'), turnButton.write({ ...at, what: 'more', actor: '' })),
    button(
      actor ? t('board-end-turn') : t('board-done'),
      turnButton.write(end),
      // Only where nothing useful is left to do.
      styleOf(buttons.length === 0 && guards.length === 0),
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

/** Most guards by name: with move, more and the end of the turn they are a row. */
const MOST_GUARDS = 2;

/** One guard for any of these, where all of them can take one; else one by name for each who can. */
function guardsAmong(encounter: Encounter, able: readonly Combatant[]): readonly Offered[] {
  const guards = able.flatMap((by) => {
    const act = guardActOf(encounter, by);
    return act ? [{ act, by }] : [];
  });
  if (guards.length < able.length) return guards.slice(0, MOST_GUARDS);
  return guards.slice(0, 1).map(({ act }) => ({ act }));
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
  const { actor, action, targets = [], tool, manner, to = '' } = intent;
  const optional = (value: string | undefined) => (value === undefined || !bound ? '' : mark(value));
  const values = {
    encounter: id,
    turn: turnKey(encounter),
    action,
    actor: bound ? mark(actor) : '',
    targets: targets.map(mark).join(','),
    tool: optional(tool),
    manner: optional(manner),
    to,
  };
  return actButton.fits(values) ? actButton.write(values) : undefined;
}

/** The buttons of several creatures whose turns follow each other: what they all do, and the end of all their turns. */
export function runButtons(
  encounter: Encounter,
  id: number,
  posts: Posts,
  [first, second]: readonly CombatantId[],
): { readonly acts: readonly APIButtonComponent[]; readonly ends: readonly APIButtonComponent[] } {
  const run = runOf(encounter);
  if (run.length < 2) return { acts: [], ends: [] };
  const at = { encounter: id, turn: turnKey(encounter), target: '' };
  const before = run.some((each) => lastOf(posts, each.id) !== undefined);
  // As before is mostly on the likeliest: the other button is for another.
  const likely = (before && second !== undefined ? [second] : [first, second]).flatMap((id) =>
    id === undefined ? [] : (find(encounter, id) ?? []),
  );
  return {
    acts: [
      ...(before
        ? [button(t('board-run-as-before', { count: run.length }), runButton.write({ ...at, how: 'as-before' }))]
        : []),
      ...likely.map((target) =>
        button(
          t('board-run-attacks', { count: run.length, target: nameOn(target) }),
          runButton.write({ ...at, how: 'attack', target: mark(target.id) }),
        ),
      ),
    ],
    ends: [button(t('board-run-ends', { count: run.length }), runButton.write({ ...at, how: 'end' }))],
  };
}

/** Most of one's own that are asked about: a row of buttons. */
const MOST_ASKED = 5;

/**
 * Whom a press on the message of a turn acts for: the one that the button names, else the presser's own whose turn it is;
 * of several the one that acted last in this turn. Several: the presser is to say which.
 */
export function whoActs(session: Session & InEncounter, named: string): Result<readonly Combatant[], Refusal> {
  const { encounter, posts } = session;
  const able = theirCombatantsActing(session, onTurn(encounter));
  if (named !== '') {
    const meant = marked(named, encounter.combatants, ({ id }) => id);
    if (!meant) return no({ type: 'stale' });
    if (mayActFor(session, meant)) return ok([meant]);
    const yours = able.map(({ name }) => name);
    return no(
      yours.length > 0 ? { type: 'not-your-button', name: meant.name, yours } : { type: 'not-yours', name: meant.name },
    );
  }
  if (able.length === 0) return map(actor(session, undefined), (only) => [only]);
  const next = actsNext(able, posts);
  return ok(next ? [next] : able);
}

/** Asks which of several is meant, by a button for each. Further buttons may follow. */
export function askWhich(
  able: readonly Combatant[],
  write: (who: Combatant) => string,
  further: readonly APIButtonComponent[] = [],
): Reply {
  const each = able.slice(0, MOST_ASKED).map((who) => button(nameOn(who), write(who)));
  return whisper(t('board-which-of-yours'), {
    components: [buttonRow(...each), ...(further.length > 0 ? [buttonRow(...further)] : [])].flat(),
  });
}

/** Whether somebody can go anywhere on the field now, or use a door. */
export function canMove(encounter: Encounter, { id }: Combatant): boolean {
  if (!encounter.field) return false;
  const rules = rulesOf(encounter);
  return (rules.field?.ways(encounter, id) ?? []).length > 0 || doorsBeside(rules, encounter, id).length > 0;
}

/** The button for it, under a turn in which so many are held back. */
function letPlayButton(encounter: Encounter, id: number, held: number): APIButtonComponent {
  return button(t('autopilot-play', { count: held }), letPlayId.write({ encounter: id, turn: turnKey(encounter) }));
}

/** The creatures whose turns follow each other in this round, from those on turn on. Empty: a player's turn it is too. */
export function runOf(encounter: Encounter): readonly Combatant[] {
  const now = onTurn(encounter);
  if (!now.every(isCreature)) return [];
  const run = [...now];
  for (const block of encounter.turnOrder.slice(encounter.turn + 1)) {
    const able: Combatant[] = [];
    for (const id of block) {
      const who = find(encounter, id);
      if (who?.vitality === 'up') able.push(who);
    }
    if (!able.every(isCreature)) break;
    run.push(...able);
  }
  return run;
}

export function isCreature(who: Combatant): boolean {
  return playerOf(who) === undefined;
}
