// A session with a map, and the map as a viewer may see it.

import type { APISelectMenuOption } from 'discord-api-types/v10';
import {
  fieldPicture,
  fieldView,
  narrowMapLegend,
  narrowMapLines,
  placesText,
} from '../../src/embeds/field-picture.ts';
import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import type { Encounter, PlayedField } from '../../src/rules/core/encounter.ts';
import { no, ok } from '../../src/rules/core/refusal.ts';
import type { Viewer } from '../../src/rules/core/secrecy.ts';
import { gm, type InEncounter, type Precondition, type Session } from '../../src/session/session.ts';
import { drawingWords as words } from '../../src/text/map.ts';
import { plain, t } from '../../src/text/t.ts';
import { hiddenCombatantsOffMap } from './ids.ts';

export type MapSession = Session & InEncounter;

/** An encounter with a map. */
export interface HasField {
  readonly encounter: Encounter & { readonly field: PlayedField };
}

/** Requires that the caller is a GM of an encounter with a map. */
export const gmOfEncounterWithField: Precondition<InEncounter & HasField> = (session) => {
  const gmSessionResult = gm(session);
  if (!gmSessionResult.ok) return gmSessionResult;
  return hasField(gmSessionResult.value) ? ok(gmSessionResult.value) : no({ type: 'no-field' });
};

/** True if there is a map now. A deed might have removed it. */
export function hasField<S extends InEncounter>(session: S): session is S & HasField {
  return session.encounter.field !== undefined;
}

/** A map as a viewer may see it. */
interface RenderedMap {
  /** What the picture doesn't show. Without a picture, the whole map as text. */
  readonly text: string;
  readonly picture?: Picture;
}

/** A map as a viewer may see it, in use or not. A GM sees everything. */
export function renderMap({ encounter, caller }: MapSession, field: PlayedField, view: Viewer): RenderedMap {
  const drawnEncounter = { ...encounter, field };
  const { width, height } = field.ground;
  const fullMapWindow = { window: { x: 0, y: 0, width, height } };
  const picture = caller.draws ? fieldPicture(drawnEncounter, view, view === 'gm' ? fullMapWindow : {}) : undefined;
  const board = fieldView(drawnEncounter, view);
  if (!board) return { text: '' };
  const unplacedCombatants = encounter.combatants.filter(({ id }) => !Object.hasOwn(field.standing, id));
  const hiddenCombatants = view === 'gm' ? hiddenCombatantsOffMap(encounter, field) : [];
  // `keepsPosts` is true in Discord. A terminal is wider than a phone, so it shows the whole width of the map.
  const mapLines = narrowMapLines(caller.keepsPosts ? board : { ...board, ...fullMapWindow });
  const lines = [
    ...(picture ? [] : [`\`\`\`\n${mapLines.join('\n')}\n\`\`\``, placesText(board), narrowMapLegend(board)]),
    ...(unplacedCombatants.length === 0 ? [] : [words.nowhere(unplacedCombatants.map(({ name }) => plain(name)))]),
    ...(hiddenCombatants.length === 0 ? [] : [words.hiddenOff(hiddenCombatants.map(({ name }) => plain(name)))]),
    ...(field.look.dark ? [t('drawing-fog')] : []),
  ];
  return { text: lines.filter((line) => line !== '').join('\n'), ...(picture && { picture }) };
}

/** A menu of everyone, or several menus with the names of the first and the last in each. */
export function combatantMenus(
  allEntries: readonly APISelectMenuOption[],
  placeholder: string,
  idOf: (menu: number) => string,
): readonly panel.Part[] {
  const { entries } = MENU_LIMITS;
  if (allEntries.length === 0) return [];
  if (allEntries.length <= entries) return [panel.menuRow(idOf(0), placeholder, allEntries)];
  return Array.from({ length: Math.ceil(allEntries.length / entries) }, (_, menu) => {
    const options = allEntries.slice(menu * entries, (menu + 1) * entries);
    const names = { first: options[0]?.label ?? '', last: options.at(-1)?.label ?? '' };
    return panel.menuRow(idOf(menu), t('gm-choose-combatant-from', names), options);
  });
}

/** A GM's screen with a map. `notice` is at the top: what was just done, or why it wasn't. */
export function mapScreen(
  session: MapSession,
  field: PlayedField,
  { notice, head }: { readonly notice: string | undefined; readonly head: string },
  ...parts: readonly panel.Part[]
): Reply {
  const { text, picture } = renderMap(session, field, 'gm');
  const screen = panel.gmScreen(
    notice,
    panel.paragraph(head),
    ...(text === '' ? [] : [panel.paragraph(text)]),
    ...parts,
  );
  return picture ? { ...screen, picture } : screen;
}
