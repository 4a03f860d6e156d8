// The buttons and menus of a map that isn't in use yet.

import { PREMADE_MAPS } from '../../src/field/premade.ts';
import { component } from '../../src/interaction/component.ts';
import { seedOf } from '../../src/interaction/premade-maps.ts';
import { inPlace, type Reply } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { gm } from '../../src/session/session.ts';
import { explain } from '../../src/text/refusals.ts';
import { t } from '../../src/text/t.ts';
import {
  type Draft,
  draftField,
  draftId,
  draftScreen,
  drawing,
  groundOf,
  newScreen,
  sizeTyped,
  typedField,
} from './draft.ts';
import { draftButton, draftMenu, kindMenu, PUT } from './ids.ts';
import { hasField } from './on-field.ts';
import { fieldScreen } from './screen.ts';
import { doTyped, textForm } from './text-form.ts';
import { tilesScreen } from './tiles-screen.ts';

/** The buttons of a map that isn't in use yet, and the form with its text. */
export const changeDraft = component({
  id: draftButton,
  requires: gm,
  run({ press, ...id }, session, { fields }): Reply {
    const of = draftOf(id);
    switch (press) {
      case 'show':
        return inPlace(draftScreen(session, of));
      case 'another':
        return inPlace(draftScreen(session, { ...of, seed: seedOf(session) }));
      case 'use': {
        const done = playFromPanel(session, drawing(draftField(session, of)));
        return inPlace(
          done.ok ? fieldScreen(session, done.value) : draftScreen(session, of, explain(done.why, session.encounter)),
        );
      }
      case 'text': {
        const ground = groundOf(of);
        if (fields.size === 0) return { form: textForm(draftId(session, 'text', of), ground) };
        const said = doTyped(session, fields, ground, (typed) => drawing(typedField(session, typed, of)));
        return inPlace(session.changed ? fieldScreen(session, said) : draftScreen(session, of, said));
      }
      default:
        return press satisfies never;
    }
  },
});

/** The menu of things to add to a map when it is taken into use, and then on which squares. */
export const useDraftAndPut = component({
  id: draftMenu,
  requires: gm,
  run(id, session, { chosen: [wanted] }): Reply {
    const of = draftOf(id);
    const put = PUT.find((each) => each === wanted);
    if (!put) return inPlace(draftScreen(session, of, t('gm-changed')));
    const done = playFromPanel(session, drawing(draftField(session, of)));
    if (!done.ok || !hasField(session))
      return inPlace(draftScreen(session, of, done.ok ? done.value : explain(done.why, session.encounter)));
    return inPlace(tilesScreen(session, put, 0, done.value));
  },
});

/** The menu of maps to start with. */
export const chooseFieldKind = component({
  id: kindMenu,
  requires: gm,
  run({ image }, session, { chosen: [wanted] }) {
    const kind = PREMADE_MAPS.find((each) => each === wanted);
    if (!kind) return inPlace(newScreen(session, t('gm-changed')));
    const seed = seedOf(session);
    return inPlace(draftScreen(session, { kind, seed, ...given({ image: image === '' ? undefined : image }) }));
  },
});

function draftOf({
  kind,
  size,
  seed,
  mirrored,
  swapped,
  image,
}: Omit<Parameters<typeof draftMenu.write>[0], 'encounter'>): Draft {
  return {
    kind,
    seed,
    mirrored: mirrored !== '',
    swapped: swapped !== '',
    ...given({ size: sizeTyped(size), image: image === '' ? undefined : image }),
  };
}
