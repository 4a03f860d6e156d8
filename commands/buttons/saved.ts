import { component } from '../../src/interaction/component.ts';
import { cornerMeant } from '../../src/interaction/corner/corners.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { rollReply } from '../../src/interaction/rolling.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { map, no, ok } from '../../src/rules/core/result.ts';
import { anyEncounter } from '../../src/session/authorize.ts';
import { fittingIntent, lastDone, savable } from '../../src/session/saving.ts';
import { removeMenu, savedButton, saveId } from '../me/ids.ts';
import { SAVED_NAME, savedHere, savedKey, savedScreen, savingForm } from '../saved.ts';

/** Does a saved act, as it fits now, or throws saved dice. */
export const doSaved = component({
  id: savedButton,
  requires: anyEncounter,
  needs: { saved: true },
  run({ who, saved: key }, session) {
    const of = cornerMeant(session, who);
    if (!of.ok) return of;
    const saved = savedHere(session).find((each) => savedKey(each) === key);
    if (saved?.what.type === 'roll') return rollReply(session, saved.what.dice);
    const intent = saved && of.value && fittingIntent(session.encounter, of.value.id, saved.what.act);
    return intent ? play(session, { type: 'intent', intent }) : no({ type: 'stale' });
  },
});

/** Save… asks for a name, and keeps the last act or roll under it. */
export const saveLast = component({
  id: saveId,
  requires: anyEncounter,
  needs: { saved: true, history: true },
  run({ who }, session, { fields }) {
    const of = cornerMeant(session, who);
    if (!of.ok) return of;
    const last = lastDone(session);
    if (!of.value || !last) return no({ type: 'stale' });
    const screen = of.value;
    const name = fields.get(SAVED_NAME);
    if (name === undefined) return { form: savingForm(session, screen) };
    return map(savable(session, name, last), (saved) => {
      session.add({ type: 'saved', saved });
      const others = savedHere(session).filter((each) => savedKey(each) !== savedKey(saved));
      return inPlace(savedScreen(session, screen, [...others, saved]));
    });
  },
});

/** The menu that removes something saved. */
export const removeSaved = component({
  id: removeMenu,
  requires: anyEncounter,
  needs: { saved: true, history: true },
  run({ who }, session, { chosen: [key] }) {
    const of = cornerMeant(session, who);
    if (!of.ok) return of;
    const saved = savedHere(session).find((each) => savedKey(each) === key);
    if (!of.value || !saved) return no({ type: 'stale' });
    session.add({ type: 'unsaved', saved });
    const left = savedHere(session).filter((each) => each !== saved);
    return ok(inPlace(savedScreen(session, of.value, left)));
  },
});
