// The current map, with everything that a GM can change about it.

import { ButtonStyle } from 'discord-api-types/v10';
import type { Tile } from '../../src/field/field.ts';
import { mirroredField, plainField, rotatedTile } from '../../src/field/premade.ts';
import { component } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { mapSeedOf, randomMapKind } from '../../src/interaction/premade-maps.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { PlayedField } from '../../src/rules/core/encounter.ts';
import { fieldOnNewGround } from '../../src/rules/core/field-starts.ts';
import { gm } from '../../src/session/session.ts';
import { explain } from '../../src/text/refusals.ts';
import { plain, t } from '../../src/text/t.ts';
import { panelIdFields } from '../gm/panel.ts';
import { draftScreen, drawDeed, mapThingEntries, newMapScreen } from './draft.ts';
import { fieldButtonId, hiddenCombatantsOffMap, type MapAction, mapThingMenuId } from './ids.ts';
import { type HasField, hasField, type MapSession, mapScreen } from './on-field.ts';
import { placeScreen } from './place.ts';
import { applyTypedMap, groundChangeDeed, mapTextForm } from './text-form.ts';
import { zonesScreen } from './zones.ts';

/** The buttons of the map's screens, and the form with the map as text. */
export const changeField = component({
  id: fieldButtonId,
  requires: gm,
  run({ press }, session, { fields }): Reply {
    switch (press) {
      case 'open':
        return asUpdate(fieldScreen(session));
      case 'new':
        return asUpdate(newMapScreen(session));
      case 'random': {
        const seed = mapSeedOf(session);
        return asUpdate(draftScreen(session, { kind: randomMapKind(seed), seed }));
      }
      case 'text': {
        const groundBefore = session.encounter.field?.ground ?? BLANK_MAP;
        if (fields.size === 0)
          return { form: mapTextForm(fieldButtonId.write({ ...panelIdFields(session), press }), groundBefore) };
        const problem = applyTypedMap(session, fields, groundBefore, (ground) => groundChangeDeed(session, ground));
        return asUpdate(fieldScreen(session, problem));
      }
      case 'place':
        return asUpdate(hasField(session) ? placeScreen(session) : fieldScreen(session, t('gm-changed')));
      default:
        if (!hasField(session)) return asUpdate(fieldScreen(session, t('gm-changed')));
        return asUpdate(fieldScreen(session, playDeeds(session, deedsOfPress(press, session))));
    }
  },
});

/**
 * The current map, with everything that a GM can change about it. If there is no map, shows the zones in a system that
 * has zones, otherwise the kinds of map to start with.
 */
export function fieldScreen(session: MapSession, notice?: string): Reply {
  const { encounter, rules } = session;
  const { field } = encounter;
  if (!field) return rules.zones ? zonesScreen(session, notice) : newMapScreen(session, notice);
  const { ground, look } = field;
  const buttonFor = (label: string, what: MapAction, style?: ButtonStyle.Danger | ButtonStyle.Primary) =>
    panel.button(label, fieldButtonId.write({ ...panelIdFields(session), press: what }), style);
  const hasHiddenCombatantsOffMap = hiddenCombatantsOffMap(encounter, field).length > 0;
  const headingText = `### ${t('drawing-title-of-map', { name: plain(encounter.name), width: ground.width, height: ground.height })}`;
  return mapScreen(
    session,
    field,
    { notice, head: headingText },
    panel.menuRow(mapThingMenuId.write(panelIdFields(session)), t('drawing-edit'), mapThingEntries()),
    ...panel.buttonRow(
      buttonFor(t('drawing-place'), 'place', hasHiddenCombatantsOffMap ? ButtonStyle.Primary : undefined),
      buttonFor(t('drawing-as-text'), 'text'),
    ),
    ...panel.buttonRow(
      buttonFor(t('drawing-mirror'), 'mirror'),
      buttonFor(t('drawing-swap'), 'swap'),
      look.dark ? buttonFor(t('drawing-fog-off'), 'light') : buttonFor(t('drawing-fog-on'), 'dark'),
    ),
    ...panel.buttonRow(
      buttonFor(t('drawing-new'), 'new'),
      buttonFor(t('drawing-remove'), 'off', ButtonStyle.Danger),
      panel.closeButton(),
    ),
  );
}

/** The map that the form shows while the encounter has none. */
const BLANK_MAP = plainField(12, 10);

function deedsOfPress(
  press: Exclude<MapAction, 'open' | 'new' | 'random' | 'text' | 'place'>,
  session: MapSession & HasField,
): readonly Deed[] {
  switch (press) {
    case 'mirror':
      return [mirrorDeed(session)];
    case 'swap':
      return swapDeeds(session);
    case 'dark':
    case 'light':
      return [lightDeed(session.encounter.field, press === 'dark')];
    case 'off':
      return [{ type: 'field' }];
    default:
      return press satisfies never;
  }
}

/** Carries out deeds until one is refused. Returns a text that says what was done, or why a deed was refused. */
function playDeeds(session: MapSession, deeds: readonly Deed[]): string {
  const notices: string[] = [];
  for (const deed of deeds) {
    const deedResult = playFromPanel(session, deed);
    notices.push(deedResult.ok ? deedResult.value : explain(deedResult.why, session.encounter));
    if (!deedResult.ok) break;
  }
  return notices.join('\n');
}

/** The deed that mirrors the map and everyone on it. */
function mirrorDeed({ rules, encounter }: MapSession & HasField): Deed {
  const { ground } = encounter.field;
  const mirroredTile = ({ x, y }: Tile) => ({ x: ground.width - 1 - x, y });
  return drawDeed(fieldOnNewGround(rules, encounter, mirroredField(ground), mirroredTile));
}

/**
 * The deeds that swap the sides, as if the map were rotated by 180° under them. A second deed places hidden combatants,
 * because only the GM knows about them.
 */
function swapDeeds({ rules, encounter }: MapSession & HasField): readonly Deed[] {
  const { ground } = encounter.field;
  const { standing } = fieldOnNewGround(rules, encounter, ground, (tile) => rotatedTile(ground, tile), true);
  const hiddenIds = (encounter.hidden ?? []).map(({ id }) => id);
  const newPlaces = Object.entries(standing).map(([subject, tile]) => ({ subject, at: tile }));
  const [hiddenPlaces, others] = [true, false].map((isHidden) =>
    newPlaces.filter((each) => hiddenIds.includes(each.subject) === isHidden),
  );
  return [
    ...(others && others.length > 0 ? [{ type: 'place', places: others } as const] : []),
    ...(hiddenPlaces && hiddenPlaces.length > 0
      ? [{ type: 'place', places: hiddenPlaces, hidden: true } as const]
      : []),
  ];
}

/** The deed that makes the map dark, or light again. */
export function lightDeed({ look: { dark: _, ...look } }: PlayedField, isDark: boolean): Deed {
  return { type: 'field-look', look: { ...look, ...(isDark && { dark: true as const }) } };
}
