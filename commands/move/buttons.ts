import type { Answer } from '../../src/interaction/command.ts';
import { component, mark, marked } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { actorMarked } from '../../src/posts/acts.ts';
import { play } from '../../src/posts/deed-reply.ts';
import {
  approachButton,
  askWhich,
  moveButton,
  moveDoor,
  moveMenu,
  moveTo,
  moveType,
  moveTyped,
  whoActs,
} from '../../src/posts/turn-buttons.ts';
import { type Combatant, isOnTurn } from '../../src/rules/core/encounter.ts';
import { isSeen } from '../../src/rules/core/field-sight.ts';
import { no } from '../../src/rules/core/result.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import { nearestTo } from '../../src/rules/core/seen.ts';
import { standsAt } from '../../src/rules/core/standing.ts';
import { anyEncounter, type InEncounter } from '../../src/session/authorize.ts';
import { turnKey } from '../../src/session/encounter-state.ts';
import type { Session } from '../../src/session/session.ts';
import { explain, moves as words } from '../../src/text/spoken.ts';
import { staleReply } from '../act/panel.ts';
import { goTo, tileTyped } from './move.ts';
import { fieldMark, idOf, movesOf, movesScreen, TILE, tileForm } from './screen.ts';

type Playing = Session & InEncounter;

/** Move under a turn, and in a panel. */
export const movePressed = component({
  id: moveButton,
  requires: anyEncounter,
  run(values, session) {
    const { encounter } = session;
    if (!encounter.field) return no({ type: 'no-field' });
    const able = whoActs(session, values.actor);
    if (!able.ok) return able;
    const [who, another] = able.value;
    if (!who) return no({ type: 'nobody-of-yours' });
    if (another) return askWhich(able.value, ({ id }) => moveButton.write({ ...values, actor: mark(id), on: 'panel' }));
    if (encounter.phase === 'fighting' && !isOnTurn(encounter, who.id)) return staleReply(session);
    const screen = movesScreen(session, who);
    return values.on === 'panel' ? inPlace(screen) : screen;
  },
});

/** Approach: with a step, or on a field by the way that leads nearest, as far as its player may know it. */
export const approach = component({
  id: approachButton,
  requires: anyEncounter,
  run(values, session) {
    const { encounter, rules, caller } = session;
    const target = marked(values.target, encounter.combatants, ({ id }) => id);
    if (values.turn !== turnKey(encounter) || !target) return staleReply(session);
    const able = whoActs(session, values.actor);
    if (!able.ok) return able;
    const [who] = able.value;
    if (!who || !isSeen(rules, encounter, target, viewOf(caller.user, encounter))) return staleReply(session);
    if (!standsAt(encounter, who.id)) {
      const { approach } = rules;
      if (!approach) return staleReply(session);
      return play(session, { type: 'intent', intent: { ...approach, actor: who.id, targets: [target.id] } });
    }
    const way = nearestTo(encounter, who.id, target.id, movesOf(session, who).ways);
    return way ? goTo(session, who, way.to, false) : movesScreen(session, who);
  },
});

/** A place that is a button. */
export const moveToPlace = component({
  id: moveTo,
  requires: anyEncounter,
  run: (values, session) =>
    offered(session, values, (actor) => goAsked(session, actor, values.to, values.sure === 'sure')),
});

/** The menu of tiles. */
export const moveToTile = component({
  id: moveMenu,
  requires: anyEncounter,
  run: (values, session, { chosen: [to = ''] }) =>
    offered(session, values, (actor) => goAsked(session, actor, to, false)),
});

/** Type a tile. */
export const typeTile = component({
  id: moveType,
  requires: anyEncounter,
  run: (values, session) =>
    offered(session, values, (actor) => ({ form: tileForm(moveTyped.write(idOf(session, actor)), actor) })),
});

/** A tile that was typed. */
export const moveToTyped = component({
  id: moveTyped,
  requires: anyEncounter,
  run: (values, session, { fields }) =>
    offered(session, values, (actor) => goAsked(session, actor, fields.get(TILE) ?? '', false)),
});

/** A door that is a button. Where to go can be chosen after it. */
export const useDoor = component({
  id: moveDoor,
  requires: anyEncounter,
  run: (values, session) =>
    offered(session, values, (actor) => {
      if (!movesOf(session, actor).doors.includes(values.door)) return stale(session, actor);
      const done = play(session, { type: 'door', subject: actor.id, at: values.door });
      return done.ok && done.value.posted ? { ...inPlace(movesScreen(session as Playing, actor)), posted: true } : done;
    }),
});

/** What was offered to somebody counts while the field is as it was; else they are told so, with what there is now. */
function offered(
  session: Playing,
  { field, actor: wanted }: { readonly field: string; readonly actor: string },
  then: (actor: Combatant) => Answer,
): Answer {
  const actor = actorMarked(session, wanted);
  if (!actor.ok) return actor;
  return field === fieldMark(session.encounter) ? then(actor.value) : stale(session, actor.value);
}

function stale(session: Playing, actor: Combatant): Answer {
  const { encounter } = session;
  if (encounter.phase === 'fighting' && !isOnTurn(encounter, actor.id)) return inPlace(staleReply(session));
  return inPlace(movesScreen(session, actor, words.stale));
}

/** Goes where it was said, or says why not above what there is. */
function goAsked(session: Playing, actor: Combatant, typed: string, sure: boolean): Answer {
  const to = tileTyped(session, typed);
  const went = to.ok ? goTo(session, actor, to.value, sure) : to;
  if (!went.ok) return inPlace(movesScreen(session, actor, explain(went.why, session.encounter)));
  return went.value.whisper ? inPlace(went.value) : went;
}
