// A map that only the GM sees until the encounter uses it: how it is made, and its screens.

import { ButtonStyle } from 'discord-api-types/v10';
import { type Field, LONGEST_SIDE } from '../../src/field/field.ts';
import { mirroredField, PREMADE_MAPS, type PremadeMapName, plainField, premadeMap } from '../../src/field/premade.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import type { PlayedField } from '../../src/rules/core/encounter.ts';
import { fieldAtStart } from '../../src/rules/core/field-starts.ts';
import { given } from '../../src/rules/core/given.ts';
import { drawingWords as words } from '../../src/text/map.ts';
import { plain, t } from '../../src/text/t.ts';
import { panelIdFields } from '../gm/panel.ts';
import { draftButtonId, draftMenuId, fieldButtonId, MAP_THINGS, mapKindMenuId } from './ids.ts';
import { type MapSession, mapScreen } from './on-field.ts';

/** The columns and rows of a map. */
interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A map that the GM sees before the encounter uses it. Equal drafts give equal maps. */
export interface Draft {
  readonly kind: PremadeMapName;
  /** The size of a plain map. All other maps have a fixed size. */
  readonly size?: MapSize;
  readonly seed: number;
  readonly mirrored?: boolean;
  /** True if the players start on the right. */
  readonly swapped?: boolean;
  readonly image?: string;
}

/** The minimum number of columns and of rows on a new map. */
const MIN_MAP_SIDE = 3;

/** The squares of a draft. */
export function groundOf({ kind, size, seed, mirrored: isMirrored }: Draft): Field {
  const ground = size ? plainField(size.width, size.height) : premadeMap(kind, seededChance(seed));
  return isMirrored ? mirroredField(ground) : ground;
}

/** The map of a draft, with everyone on their side's starting squares. It is dark if the previous map was dark. */
export function draftField({ rules, encounter }: MapSession, draft: Draft): PlayedField {
  return withImage(fieldAtStart(rules, encounter, groundOf(draft), draft.swapped), draft);
}

/** A typed map that replaces the map of a draft, with everyone on their side's starting squares. */
export function fieldOfTypedGround({ rules, encounter }: MapSession, ground: Field, draft: Draft): PlayedField {
  return withImage(fieldAtStart(rules, encounter, ground, draft.swapped), draft);
}

function withImage(field: PlayedField, { image }: Draft): PlayedField {
  const { image: _, ...look } = field.look;
  return { ...field, look: { ...look, ...given({ image }) } };
}

/** The deed that makes a map the encounter's map. */
export function drawDeed({ ground, standing, look }: PlayedField): Deed {
  return { type: 'field', ground, standing, look };
}

/** A typed size, such as "12x10" or "12 × 10". Undefined if the text isn't a size, or if a map can't have that size. */
export function readSize(input: string): MapSize | undefined {
  const [, width = 0, height = 0] = (/^\s*(\d{1,2})\s*[x×*,]\s*(\d{1,2})\s*$/i.exec(input) ?? []).map(Number);
  const isMapSize = [width, height].every((side) => side >= MIN_MAP_SIDE && side <= LONGEST_SIDE);
  return isMapSize ? { width, height } : undefined;
}

type HighlightStyle = ButtonStyle.Primary | ButtonStyle.Success;

/** The screen on which the GM chooses a kind of map to start with. */
export function newMapScreen(session: MapSession, notice?: string): Reply {
  const { field } = session.encounter;
  const buttonFor = (label: string, what: 'random' | 'text', style?: ButtonStyle.Primary) =>
    panel.button(label, fieldButtonId.write({ ...panelIdFields(session), press: what }), style);
  return panel.gmScreen(
    notice,
    panel.paragraph(field ? t('drawing-title') : `${t('drawing-title')}\n${t('drawing-no-map-yet')}`),
    mapKindsMenu(session, ''),
    ...panel.buttonRow(
      buttonFor(t('drawing-random'), 'random', ButtonStyle.Primary),
      ...(field ? [] : [buttonFor(t('drawing-as-text'), 'text')]),
    ),
    ...backButtonRow(session),
  );
}

/** A draft with everyone on it. The GM can use it or try another. */
export function draftScreen(session: MapSession, draft: Draft, notice?: string): Reply {
  const { encounter } = session;
  const field = draftField(session, draft);
  const unplacedCombatants = encounter.combatants.filter(({ id }) => !Object.hasOwn(field.standing, id));
  const placementText =
    unplacedCombatants.length === 0
      ? words.allPlaced(encounter.combatants.length, draft.swapped === true)
      : words.noRoom(unplacedCombatants.map(({ name }) => plain(name)));
  const hiddenNames = (encounter.hidden ?? []).map(({ name }) => plain(name));
  const hiddenLines = hiddenNames.length === 0 ? [] : [words.hiddenOff(hiddenNames), t('drawing-place-later')];
  const { width, height } = field.ground;
  const imageLines = draft.image === undefined ? [] : [t('drawing-image')];
  const headingText = t('drawing-draft', {
    kind: words.kind(draft.kind).label,
    width,
    height,
    seed: String(draft.seed),
  });
  return mapScreen(
    session,
    field,
    { notice, head: headingText },
    panel.paragraph([placementText, ...hiddenLines, ...imageLines].join(' ')),
    ...draftRows(session, draft),
    panel.menuRow(
      draftMenuId.write({ ...panelIdFields(session), ...draftFields(draft) }),
      t('drawing-use-and-edit'),
      mapThingEntries(),
    ),
    mapKindsMenu(session, draft.image ?? ''),
    ...backButtonRow(session),
  );
}

function draftRows(session: MapSession, draft: Draft): readonly panel.Part[] {
  const { mirrored, swapped } = draft;
  const buttonFor = (label: string, what: 'show' | 'another' | 'use' | 'text', draft: Draft, style?: HighlightStyle) =>
    panel.button(label, draftId(session, what, draft), style);
  return [
    ...panel.buttonRow(
      buttonFor(t('drawing-use'), 'use', draft, ButtonStyle.Success),
      ...(draft.kind === 'plain' ? [] : [buttonFor(t('drawing-another'), 'another', draft)]),
      ...(draft.kind === 'plain' ? [] : [buttonFor(t('drawing-mirror'), 'show', { ...draft, mirrored: !mirrored })]),
    ),
    ...panel.buttonRow(
      buttonFor(t('drawing-swap'), 'show', { ...draft, swapped: !swapped }),
      buttonFor(t('drawing-as-text'), 'text', draft),
    ),
  ];
}

/** The id of a button about a draft. */
export function draftId(session: MapSession, press: 'show' | 'another' | 'use' | 'text', draft: Draft): string {
  return draftButtonId.write({ ...panelIdFields(session), press, ...draftFields(draft) });
}

function draftFields({ kind, size, seed, mirrored, swapped, image = '' }: Draft) {
  return {
    kind,
    size: size ? `${size.width}x${size.height}` : '',
    seed,
    mirrored: mirrored ? 'm' : '',
    swapped: swapped ? 's' : '',
    image,
  } as const;
}

/** The menu entries for what can be put on a map. */
export function mapThingEntries() {
  return MAP_THINGS.map((kind) => panel.entry(words.put(kind).label, kind, { about: words.put(kind).about }));
}

function mapKindsMenu(session: MapSession, image: string): panel.Part {
  const mapKindEntries = PREMADE_MAPS.map((kind) =>
    panel.entry(words.kind(kind).label, kind, { about: words.kind(kind).about }),
  );
  return panel.menuRow(mapKindMenuId.write({ ...panelIdFields(session), image }), t('drawing-kinds'), mapKindEntries);
}

/** A button back to the current map, and *Close*. */
export function backButtonRow(session: MapSession): readonly panel.ButtonRow[] {
  const backButton = session.encounter.field
    ? [panel.button(t('drawing-back'), fieldButtonId.write({ ...panelIdFields(session), press: 'open' }))]
    : [];
  return panel.buttonRow(...backButton, panel.closeButton());
}
