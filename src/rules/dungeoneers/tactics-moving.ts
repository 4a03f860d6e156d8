// Dungeoneers › Movement: what going somewhere comes to for somebody who plays itself. The worths are chosen

import { type ActorView, isFoe, seenAmong } from '../core/actor-view.ts';
import { resource } from '../core/encounter.ts';
import type { Option } from '../core/mind.ts';
import type { Way } from '../core/offers.ts';
import type { Dungeoneers } from './sheet.ts';

type View = ActorView<Dungeoneers>;

/** Up to a foe where none is in reach; around one, before the attacks of the turn, where somebody is. */
export function approaches(view: View): readonly Option[] {
  const near = seenAmong(view.offers('attack')?.targets, view, isFoe);
  const ways = view.ways('move');
  const isOnField = view.others.some(({ squares }) => squares !== undefined);
  if (near.length === 0) {
    const closer = isOnField ? walks(view) : steps(view, ways);
    // One point leads nowhere over rough ground: more of them may.
    const isStill = isOnField ? closer.length === 0 : ways.length === 0;
    return [
      ...closer,
      ...(isStill && view.offers('sprint')
        ? [{ kind: 'close', worth: 0.9, intent: { action: 'sprint' } } as const]
        : []),
    ];
  }
  if (resource(view.actor, 'action points').value < 2) return [];
  const [around] = ways.filter(
    ({ manner, costs }) => manner === 'behind' && costs?.every(({ points }) => points === 1),
  );
  const beside = isOnField
    ? near.filter(({ squares }) => squares === 1)
    : seenAmong(around?.targets, view, (each) => isFoe(each) && each.position === 'adjacent');
  return beside.map(({ id }) => ({
    kind: 'prepare' as const,
    worth: 1.1,
    whom: id,
    intent: { action: 'move', targets: [id], manner: 'behind' },
  }));
}

/** A step nearer, without a map. */
function steps(view: View, ways: readonly Way[]): readonly Option[] {
  const [engage] = ways.filter(({ manner }) => manner === 'engage');
  const far = seenAmong(engage?.targets, view, (each) => isFoe(each) && each.position !== 'adjacent');
  return far.map(({ id, position }) => ({
    kind: 'close' as const,
    worth: position === 'at reach' ? 1.2 : 1,
    whom: id,
    intent: { action: 'move', targets: [id], manner: 'engage' },
  }));
}

/** Foes to whom a way is looked for: each takes a search of the whole field. */
const MOST_WALKS = 3;

/** On the field the way that leads nearest, above all to whoever is nearest. */
function walks(view: View): readonly Option[] {
  const far = view.others.filter((each) => isFoe(each) && each.squares !== undefined);
  const nearest = far.toSorted((a, b) => (a.squares ?? 0) - (b.squares ?? 0)).slice(0, MOST_WALKS);
  return nearest.flatMap(({ id, squares = 0 }): readonly Option[] => {
    const way = view.towards(id);
    if (!way) return [];
    const { actor: _, ...intent } = way.intent;
    return [{ kind: 'close', worth: 1 + 0.4 / Math.max(1, squares), whom: id, intent }];
  });
}
