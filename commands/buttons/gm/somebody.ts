import { combatantCard } from '../../../src/embeds/combatant-card.ts';
import { component } from '../../../src/interaction/component.ts';
import { drawnAnew } from '../../../src/interaction/gm/drawn.ts';
import { somebodyMeant } from '../../../src/interaction/gm/meant.ts';
import { gmPanel, PANEL_NEEDS, type Running } from '../../../src/interaction/gm/panel.ts';
import { playHeldBack } from '../../../src/interaction/posts/let-play.ts';
import { marked } from '../../../src/interaction/posts/mark.ts';
import { inPlace, whisper } from '../../../src/interaction/reply.ts';
import { backRow } from '../../../src/posts/links.ts';
import { playFromPanel } from '../../../src/posts/tell-all.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { Combatant } from '../../../src/rules/core/encounter.ts';
import { map } from '../../../src/rules/core/result.ts';
import { conditionsOf } from '../../../src/rules/core/ruleset.ts';
import { gm } from '../../../src/session/authorize.ts';
import { plain } from '../../../src/text/markdown.ts';
import { auto, explain, gm as words } from '../../../src/text/spoken.ts';
import { stepped } from '../../gm/filled.ts';
import { cureMenu, somebodyButton, somebodyMenu, stepButton } from '../../gm/ids.ts';
import { removeQuestion, somebodyScreen } from '../../gm/somebody.ts';

/** The menu of all there are: what can be done about the one who is chosen. */
export const somebodyChosen = component({
  id: somebodyMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run(_, session, { chosen: [who = ''] }) {
    const of = somebodyMeant(session, who);
    return inPlace(of.ok ? somebodyScreen(session, of.value) : gmPanel(session, words.changed));
  },
});

/** The buttons about somebody. */
export const somebody = component({
  id: somebodyButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ press, who }, session) {
    const of = somebodyMeant(session, who);
    if (!of.ok) return inPlace(gmPanel(session, words.changed));
    switch (press) {
      case 'let play':
        return drawnAnew(
          session,
          map(playHeldBack(session, of.value), () => auto.letPlayed(plain(of.value.name))),
        );
      case 'remove':
        return inPlace(removeQuestion(session, of.value));
      case 'sheet':
        return inPlace(
          whisper(combatantCard(of.value, session.encounter), {
            components: backRow(session.version?.encounter ?? 0),
          }),
        );
      default:
        return drawnAnew(session, playFromPanel(session, deedOf(press, of.value)));
    }
  },
});

function deedOf(press: 'skip' | 'reveal' | 'hide' | 'dismiss' | 'remove now' | 'revive', { id }: Combatant): Deed {
  switch (press) {
    case 'skip':
      return { type: 'end-turn', subject: id, passedOver: true };
    case 'reveal':
      return { type: 'reveal', subjects: [id] };
    case 'remove now':
      return { type: 'remove', subject: id };
    default:
      return { type: press, subject: id };
  }
}

/** A count of somebody’s goes up or down. Their screen stays, for the next tap. */
export const countStepped = component({
  id: stepButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who, count, way, by }, session) {
    const of = somebodyMeant(session, who);
    if (!of.ok) return inPlace(gmPanel(session, words.changed));
    const done = stepped(session, of.value, count, way === 'up' ? by : -by);
    return inPlace(stillThere(session, who, done.ok ? done.value : explain(done.why, session.encounter)));
  },
});

/** The menu of what somebody bears: it is taken off. */
export const cured = component({
  id: cureMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who }, session, { chosen: [condition = ''] }) {
    const of = somebodyMeant(session, who);
    if (!of.ok) return inPlace(gmPanel(session, words.changed));
    const borne = marked(condition, conditionsOf(session.rules, of.value), ({ key }) => key);
    if (!borne) return inPlace(somebodyScreen(session, of.value, words.changed));
    const done = playFromPanel(session, { type: 'cure', subject: of.value.id, key: borne.key });
    return inPlace(stillThere(session, who, done.ok ? done.value : explain(done.why, session.encounter)));
  },
});

function stillThere(session: Running, who: string, said: string) {
  const of = somebodyMeant(session, who);
  return of.ok ? somebodyScreen(session, of.value, said) : gmPanel(session, said);
}
