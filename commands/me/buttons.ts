import { component, marked } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { backToCorner, cornerButton } from '../../src/posts/links.ts';
import { combatant, find } from '../../src/rules/core/encounter.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { anyEncounter, isBorrowed, running } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';
import { corner as words } from '../../src/text/spoken.ts';
import { answersScreen } from '../reactions.ts';
import { savedScreen } from '../saved.ts';
import { takeBack } from '../undo.ts';
import { answerMenu, cornerMeant, cornerMenu, cornerUndo } from './ids.ts';
import { CORNER_NEEDS, openCorner } from './me.ts';
import { deedLabel, leave, leaveQuestion, sheetScreen } from './screen.ts';

/** My corner on the card, and the buttons of a corner. */
export const corner = component({
  id: cornerButton,
  requires: anyEncounter,
  needs: CORNER_NEEDS,
  run({ view, who }, session) {
    const of = cornerMeant(session, who);
    if (!of.ok) return of;
    if (view === 'open') return openCorner(session, of.value);
    if (view === 'back' || !of.value) return inPlace(openCorner(session, of.value));
    if (view === 'leave') return inPlace(leaveQuestion(session, of.value));
    if (view === 'leave now') return leave(session, of.value);
    if (view === 'saved') return inPlace(savedScreen(session, of.value));
    return inPlace(view === 'answers' ? answersScreen(session, of.value) : sheetScreen(session, of.value));
  },
});

/** Back to a corner, where there is no fight in it too. */
export const cornerAgain = component({
  id: backToCorner,
  needs: CORNER_NEEDS,
  run: (_, session) => inPlace(openCorner(session)),
});

/** The menu of whose corner is to be shown. */
export const cornerOf = component({
  id: cornerMenu,
  needs: CORNER_NEEDS,
  run: (_, session, { chosen: [who = ''] }) => map(cornerMeant(session, who), (of) => inPlace(openCorner(session, of))),
});

/** The menu of an answer given in advance. */
export const cornerAnswer = component({
  id: answerMenu,
  requires: running,
  run({ who, about: markOf }, session, { chosen: [answer = ''] }) {
    const of = cornerMeant(session, who);
    if (!of.ok) return of;
    const about = marked(markOf, Object.keys(session.rules.standingOrders), String);
    if (!of.value || about === undefined) return no({ type: 'stale' });
    if (isBorrowed(session, of.value)) return no({ type: 'owners-answers', name: of.value.name });
    const { id } = of.value;
    return map(session.do({ type: 'standing-order', subject: id, about, answer }), ({ after }) =>
      inPlace(answersScreen(session, combatant(after, id))),
    );
  },
});

/** Undo in a corner. */
export const undoInCorner = component({
  id: cornerUndo,
  requires: anyEncounter,
  needs: CORNER_NEEDS,
  run({ who, deed }, session) {
    const of = cornerMeant(session, who);
    if (!of.ok) return of;
    return map(takeBack(session, deed), ([taken]) => {
      const still = of.value && find(session.encounter, of.value.id);
      return inPlace(openCorner(session, still, words.undone(taken ? plain(deedLabel(session, taken.deed)) : '')));
    });
  },
});
