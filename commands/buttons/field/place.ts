import { component } from '../../../src/interaction/component.ts';
import { somebodyMeant } from '../../../src/interaction/gm/meant.ts';
import { inPlace } from '../../../src/interaction/reply.ts';
import { playFromPanel } from '../../../src/posts/tell-all.ts';
import type { Combatant } from '../../../src/rules/core/encounter.ts';
import { explain, gm as gmWords } from '../../../src/text/spoken.ts';
import { whereForm, whereMenu, whoMenu } from '../../map/ids.ts';
import { gmOfField, type HasField, type OnField } from '../../map/on-field.ts';
import { placeScreen, placing, TILE, tileForm, whereScreen } from '../../map/place.ts';

/** The menu of all there are: where the one who is chosen may stand. */
export const whoChosen = component({
  id: whoMenu,
  requires: gmOfField,
  run(_, session, { chosen: [who = ''] }) {
    const of = somebodyMeant(session, who);
    return inPlace(of.ok ? whereScreen(session, of.value) : placeScreen(session, gmWords.changed));
  },
});

/** The menu of tiles for somebody. */
export const whereChosen = component({
  id: whereMenu,
  requires: gmOfField,
  run({ who }, session, { chosen: [tile = ''] }) {
    const of = somebodyMeant(session, who);
    return inPlace(of.ok ? put(session, of.value, tile) : placeScreen(session, gmWords.changed));
  },
});

/** The button that asks for a tile, and its form. */
export const whereTyped = component({
  id: whereForm,
  requires: gmOfField,
  run({ who }, session, { fields }) {
    const of = somebodyMeant(session, who);
    if (!of.ok) return inPlace(placeScreen(session, gmWords.changed));
    const typed = fields.get(TILE);
    return typed === undefined ? { form: tileForm(session, of.value) } : inPlace(put(session, of.value, typed));
  },
});

/** Where it cannot be, the same screen says why. */
function put(session: OnField & HasField, who: Combatant, typed: string) {
  const done = playFromPanel(session, placing(session, who, typed));
  return done.ok ? placeScreen(session, done.value) : whereScreen(session, who, explain(done.why, session.encounter));
}
