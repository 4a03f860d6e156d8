import type { APIButtonComponent } from 'discord-api-types/v10';
import { runOf } from '../../posts/run.ts';
import { type CombatantId, type Encounter, find } from '../../rules/core/encounter.ts';
import { RUNS } from '../../session/encounter-state.ts';
import { lastOf, type Posts } from '../../session/posts.ts';
import { turnKey } from '../../session/turn-key.ts';
import { board as words } from '../../text/spoken.ts';
import { button } from '../buttons.ts';
import { componentId, idOneOf, idText, thisEncounter } from '../component.ts';
import { nameOn } from './act-labels.ts';
import { mark } from './mark.ts';

/** What all creatures do whose turns follow each other. */
export const runButton = componentId('run', {
  encounter: thisEncounter,
  turn: idText,
  how: idOneOf(...RUNS),
  /** A mark of whom they attack; empty: nobody. */
  target: idText,
});

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
      ...(before ? [button(words.runAsBefore(run.length), runButton.write({ ...at, how: 'as-before' }))] : []),
      ...likely.map((target) =>
        button(
          words.runAttacks(run.length, nameOn(target)),
          runButton.write({ ...at, how: 'attack', target: mark(target.id) }),
        ),
      ),
    ],
    ends: [button(words.runEnds(run.length), runButton.write({ ...at, how: 'end' }))],
  };
}
