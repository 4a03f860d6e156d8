import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { stateWord } from '../../embeds/state-word.ts';
import { type Combatant, type Encounter, find, onTurn } from '../../rules/core/encounter.ts';
import type { Intent } from '../../rules/core/intent.ts';
import { begin } from '../../rules/core/play.ts';
import { actionName } from '../../rules/core/ruleset.ts';
import { detailOf } from '../../rules/core/secrecy.ts';
import { isSameAct, usualActs } from '../../rules/core/usual-acts.ts';
import { rulesOf } from '../../rules/systems.ts';
import type { Posts } from '../../session/posts.ts';
import { shorten } from '../../text/markdown.ts';
import { board as words } from '../../text/spoken.ts';
import { type ButtonRow, button } from '../buttons.ts';
import { componentId, oneOf, text, thisEncounter } from '../component.ts';
import { mark } from './mark.ts';
import { turnKey } from './turn-key.ts';

/** A whole act: who, what, at whom, with what. It counts while the turn that it was offered in lasts. */
export const actButton = componentId('do', {
  encounter: thisEncounter,
  turn: text,
  /** Marks of names and ids; empty: whoever presses, nothing, or what the rules choose. */
  actor: text,
  action: text,
  targets: text,
  tool: text,
  manner: text,
});

/** The other buttons of a turn. */
export const turnButton = componentId('turn', {
  encounter: thisEncounter,
  what: oneOf('more', 'end'),
  turn: text,
});

/** Most acts on the board: Discord draws five buttons in a row, a phone fewer. */
const MOST_ACTS = 4;
const LONGEST_LABEL = 80;
/** The longest name on a button. The verb and the state are never cut. */
const LONGEST_NAME = 32;

/** What those on turn most likely do, a button each; below them guard, more, and the end of the turn. */
export function turnRows(encounter: Encounter, id: number, posts: Posts): readonly ButtonRow[] {
  const now = onTurn(encounter);
  const [first] = now;
  if (!first) return [];
  const alone = now.length === 1;
  const turn = turnKey(encounter);
  const at = { encounter: id, turn };
  const acts = usualOf(encounter, now, posts);
  const write = (intent: Intent) =>
    actButton.write({
      ...at,
      actor: alone ? mark(intent.actor) : '',
      action: intent.action,
      targets: (intent.targets ?? []).map(mark).join(','),
      tool: intent.tool === undefined || !alone ? '' : mark(intent.tool),
      manner: intent.manner === undefined || !alone ? '' : mark(intent.manner),
    });
  const labelled = acts.map((intent) => ({
    label: actLabel(encounter, intent, alone ? first : undefined),
    id: write(intent),
  }));
  // Two that read the same could not be told apart.
  const unlike = labelled.filter(({ label }, place) => labelled.findIndex((each) => each.label === label) === place);
  const buttons = unlike
    .slice(0, MOST_ACTS)
    .map(({ label, id: custom }, place) =>
      button(label, custom, place === 0 ? ButtonStyle.Primary : ButtonStyle.Secondary),
    );
  const guard = guardOf(encounter, first);
  const below = [
    ...(guard && !acts.some(({ action }) => action === guard.action)
      ? [button(actLabel(encounter, guard, undefined), write(guard))]
      : []),
    button(words.more, turnButton.write({ ...at, what: 'more' })),
    button(alone ? words.endTurn : words.done, turnButton.write({ ...at, what: 'end' })),
  ];
  return [...rows(buttons), ...rows(below)];
}

function usualOf(encounter: Encounter, now: readonly Combatant[], { last }: Posts): readonly Intent[] {
  const rules = rulesOf(encounter);
  const acts = now.flatMap((each) =>
    isOpen(each, encounter) ? usualActs(rules, encounter, each.id, last[each.id]) : attacksOnAll(encounter, each),
  );
  const alike = (one: Intent, other: Intent) =>
    now.length > 1
      ? one.action === other.action && one.targets?.join() === other.targets?.join()
      : isSameAct(one, other);
  return acts.filter((act, place) => acts.findIndex((each) => alike(each, act)) === place);
}

/** Everybody sees the buttons: those of a creature whose state is kept back say nothing of what it can do. */
function isOpen(who: Combatant, encounter: Encounter): boolean {
  return detailOf(who, encounter) === 'exact';
}

function attacksOnAll(encounter: Encounter, { id: actor, side }: Combatant): readonly Intent[] {
  const action = actionName(rulesOf(encounter), 'attack');
  if (action === undefined) return [];
  return encounter.combatants
    .filter((each) => each.side !== side && each.vitality === 'up')
    .map(({ id }) => ({ action, actor, targets: [id] }));
}

function guardOf(encounter: Encounter, who: Combatant): Intent | undefined {
  const rules = rulesOf(encounter);
  const action = actionName(rules, 'defend');
  const guard = action === undefined ? undefined : { action, actor: who.id };
  return guard && (!isOpen(who, encounter) || begin(rules, encounter, guard).ok) ? guard : undefined;
}

/** "Attack Goblin 1 · bloodied", of a creature "Goblin 2: Attack Kira · 68/80". */
export function actLabel(
  encounter: Encounter,
  { action, targets = [], manner }: Intent,
  who: Combatant | undefined,
): string {
  const title = rulesOf(encounter).actions[action]?.title ?? action;
  const verb = manner === undefined ? title : `${title} (${manner})`;
  const [target, another] = targets.map((each) => find(encounter, each));
  const name = another ? `${targets.length}` : shorten(target?.name ?? '', LONGEST_NAME);
  const state = target && !another ? stateWord(target, encounter) : '';
  const label =
    who && who.controller === undefined
      ? words.creatureAct(shorten(who.name, LONGEST_NAME), verb, name, state)
      : words.act(verb, name, state);
  return shorten(label.trim(), LONGEST_LABEL);
}

function rows(buttons: readonly APIButtonComponent[]): readonly ButtonRow[] {
  return buttons.length === 0 ? [] : [{ type: 1, components: [...buttons] }];
}
