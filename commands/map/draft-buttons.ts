// The buttons and menus of a map that isn't in use yet.

import { PREMADE_MAPS } from '../../src/field/premade.ts';
import { component } from '../../src/interaction/component.ts';
import { mapSeedOf } from '../../src/interaction/premade-maps.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
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
  drawDeed,
  fieldOfTypedGround,
  groundOf,
  newMapScreen,
  readSize,
} from './draft.ts';
import { draftButtonId, draftMenuId, MAP_THINGS, mapKindMenuId } from './ids.ts';
import { hasField } from './on-field.ts';
import { fieldScreen } from './screen.ts';
import { applyTypedMap, mapTextForm } from './text-form.ts';
import { tilesScreen } from './tiles-screen.ts';

/** The buttons of a map that isn't in use yet, and the form with its text. */
export const changeDraft = component({
  id: draftButtonId,
  requires: gm,
  run({ press, ...id }, session, { fields }): Reply {
    const draft = draftFromIdFields(id);
    switch (press) {
      case 'show':
        return asUpdate(draftScreen(session, draft));
      case 'another':
        return asUpdate(draftScreen(session, { ...draft, seed: mapSeedOf(session) }));
      case 'use': {
        const drawResult = playFromPanel(session, drawDeed(draftField(session, draft)));
        return asUpdate(
          drawResult.ok
            ? fieldScreen(session, drawResult.value)
            : draftScreen(session, draft, explain(drawResult.why, session.encounter)),
        );
      }
      case 'text': {
        const ground = groundOf(draft);
        if (fields.size === 0) return { form: mapTextForm(draftId(session, 'text', draft), ground) };
        const problem = applyTypedMap(session, fields, ground, (typed) =>
          drawDeed(fieldOfTypedGround(session, typed, draft)),
        );
        return asUpdate(session.hasChanges ? fieldScreen(session, problem) : draftScreen(session, draft, problem));
      }
      default:
        return press satisfies never;
    }
  },
});

/** The menu of things to put on a draft. The draft becomes the encounter's map, and then the GM chooses the squares. */
export const useDraftAndChooseTiles = component({
  id: draftMenuId,
  requires: gm,
  run(id, session, { chosen: [chosenKind] }): Reply {
    const draft = draftFromIdFields(id);
    const mapThing = MAP_THINGS.find((each) => each === chosenKind);
    if (!mapThing) return asUpdate(draftScreen(session, draft, t('gm-changed')));
    const drawResult = playFromPanel(session, drawDeed(draftField(session, draft)));
    if (!drawResult.ok || !hasField(session))
      return asUpdate(
        draftScreen(session, draft, drawResult.ok ? drawResult.value : explain(drawResult.why, session.encounter)),
      );
    return asUpdate(tilesScreen(session, mapThing, 0, drawResult.value));
  },
});

/** Shows a draft of the map that was chosen in the menu. */
export const chooseFieldKind = component({
  id: mapKindMenuId,
  requires: gm,
  run({ image }, session, { chosen: [chosenKind] }) {
    const mapKind = PREMADE_MAPS.find((each) => each === chosenKind);
    if (!mapKind) return asUpdate(newMapScreen(session, t('gm-changed')));
    const seed = mapSeedOf(session);
    return asUpdate(
      draftScreen(session, { kind: mapKind, seed, ...given({ image: image === '' ? undefined : image }) }),
    );
  },
});

function draftFromIdFields({
  kind,
  size,
  seed,
  mirrored,
  swapped,
  image,
}: Omit<Parameters<typeof draftMenuId.write>[0], 'encounter'>): Draft {
  return {
    kind,
    seed,
    mirrored: mirrored !== '',
    swapped: swapped !== '',
    ...given({ size: readSize(size), image: image === '' ? undefined : image }),
  };
}
