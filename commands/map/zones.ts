// The zones of an encounter, in systems that use zones: the GM creates them and puts combatants in them.

import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { zonesPicture } from '../../src/embeds/field-picture.ts';
import { type Choices, type Option, text } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Combatant, Encounter, Zone } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { map, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Viewer } from '../../src/rules/core/secrecy.ts';
import { readZones, zoneMoves, zoneOf, zonesText } from '../../src/rules/core/zones.ts';
import { gm } from '../../src/session/session.ts';
import { explain } from '../../src/text/refusals.ts';
import { and, plain, t } from '../../src/text/t.ts';
import { allCombatants, combatantByHash, hashOf } from '../gm/ids.ts';
import { panelIdFields } from '../gm/panel.ts';
import { fieldButtonId, furtherZoneMenuId, zoneCombatantMenuId, zoneDestinationMenuId, zonesButtonId } from './ids.ts';
import { combatantMenus, type MapSession } from './on-field.ts';

/** The id of the form's field for the zones. */
const ZONES_FIELD = 'zones';
/** The maximum length of the text of all zones, in characters. */
export const MAX_ZONES_LENGTH = 1500;

/** The buttons of the zones' screen, and the form in which the GM types the zones. */
export const changeZones = component({
  id: zonesButtonId,
  requires: gm,
  run({ press }, session, { fields }): Reply {
    switch (press) {
      case 'open':
        return asUpdate(zonesScreen(session));
      case 'change': {
        const typedZones = fields.get(ZONES_FIELD);
        if (typedZones === undefined) return { form: zonesForm(session) };
        const deedResult = zonesDeed(session.encounter, typedZones);
        const question = deedResult.ok ? zoneMoveQuestion(session.encounter, deedResult.value) : '';
        const zonesResult = deedResult.ok && question === '' ? playFromPanel(session, deedResult.value) : deedResult;
        if (zonesResult.ok && question === '') return asUpdate(zonesScreen(session, String(zonesResult.value)));
        // The GM can copy what they typed.
        const copyableInput = `\`\`\`\n${typedZones.replaceAll('`', 'ˋ')}\n\`\`\``;
        const problem = zonesResult.ok ? question : explain(zonesResult.why, session.encounter);
        return asUpdate(zonesScreen(session, `${problem}\n${copyableInput}`));
      }
      case 'remove':
        return playAndShowZones(session, { type: 'zones' });
      default:
        return press satisfies never;
    }
  },
});

/** The deed that sets the zones to the typed ones. */
export function zonesDeed(encounter: Encounter, input: string): Result<Deed, Refusal> {
  return map(readZones(input, encounter.zones?.all), (zones) => ({ type: 'zones', zones }));
}

/**
 * In combat, the question that says who the new zones would move and how to confirm that. "" if everyone stays where
 * they are.
 */
export function zoneMoveQuestion(encounter: Encounter, deed: Deed): string {
  if (encounter.phase !== 'fighting' || deed.type !== 'zones' || !deed.zones) return '';
  const moveLines = zoneMoves(encounter, deed.zones).map(({ name, from, to }) => {
    const moveFacts = { name: plain(name), to: plain(to) };
    return `- ${from === undefined ? t('zones-would-start', moveFacts) : t('zones-would-go', { ...moveFacts, from: plain(from) })}`;
  });
  return moveLines.length === 0 ? '' : [t('zones-would-move'), ...moveLines, t('zones-would-confirm')].join('\n');
}

/** The deed that puts combatants in a zone. Either all of them must be hidden, or none. */
export function zoneDeed(combatants: readonly Combatant[], { id: zone }: Zone, areHidden: boolean): Deed {
  return {
    type: 'to-zone',
    subjects: combatants.map(({ id }) => id),
    at: zone,
    ...(areHidden && { hidden: true as const }),
  };
}

/** The menu of everyone in the encounter. It asks where to put the chosen combatant. */
export const chooseCombatantForZone = component({
  id: zoneCombatantMenuId,
  requires: gm,
  run: (_, session, { chosen: [who = ''] }) => zoneChoiceFor(session, who),
});

/** Another menu of combatants, for those that don't fit in the first one. */
export const chooseCombatantForZoneFromNext = component({
  id: furtherZoneMenuId,
  requires: gm,
  run: (_, session, { chosen: [who = ''] }) => zoneChoiceFor(session, who),
});

/** Asks where to put a combatant. */
function zoneChoiceFor(session: MapSession, who: string): Reply {
  const combatantResult = combatantByHash(session, who);
  if (!combatantResult.ok) return asUpdate(zonesScreen(session, t('gm-changed')));
  const zones = session.encounter.zones?.all ?? [];
  const id = zoneDestinationMenuId.write({ ...panelIdFields(session), who });
  return asUpdate(
    panel.gmScreen(
      undefined,
      panel.paragraph(t('zones-put-question', { name: plain(combatantResult.value.name) })),
      panel.menuRow(
        id,
        t('zones-where'),
        zones.map((zone) => panel.entry(zone.name, zone.id)),
      ),
      ...backButtonRow(session),
    ),
  );
}

/** Puts a combatant in the zone that was chosen in the menu. */
export const putCombatantInChosenZone = component({
  id: zoneDestinationMenuId,
  requires: gm,
  run({ who }, session, { chosen: [to = ''] }) {
    const combatantResult = combatantByHash(session, who);
    const zone = session.encounter.zones?.all.find(({ id }) => id === to);
    if (!combatantResult.ok || !zone) return asUpdate(zonesScreen(session, t('gm-changed')));
    const isHidden = session.encounter.hidden?.includes(combatantResult.value) === true;
    return playAndShowZones(session, zoneDeed([combatantResult.value], zone, isHidden));
  },
});

function playAndShowZones(session: MapSession, deed: Deed): Reply {
  const deedResult = playFromPanel(session, deed);
  return asUpdate(zonesScreen(session, deedResult.ok ? deedResult.value : explain(deedResult.why, session.encounter)));
}

function backButtonRow(session: MapSession): readonly panel.ButtonRow[] {
  const backId = zonesButtonId.write({ ...panelIdFields(session), press: 'open' });
  return panel.buttonRow(panel.button(t('drawing-back'), backId), panel.closeButton());
}

/** The zones with everything that a GM can change about them. `notice` says what was just done. */
export function zonesScreen(session: MapSession, notice?: string): Reply {
  const { encounter } = session;
  const idFields = panelIdFields(session);
  const buttonFor = (label: string, what: 'change' | 'remove') =>
    panel.button(label, zonesButtonId.write({ ...idFields, press: what }));
  const combatantEntries = allCombatants(encounter).map((who) =>
    panel.entry(who.name, hashOf(who), {
      about: [zoneOf(encounter, who.id)?.name, encounter.hidden?.includes(who) ? t('gm-hidden') : undefined]
        .filter((each) => each !== undefined)
        .join(', '),
    }),
  );
  const { zones } = encounter;
  const screen = panel.gmScreen(
    notice,
    panel.paragraph(`### ${t('zones-title')}`),
    panel.paragraph(zones ? zonesDescription(encounter, 'gm') : t('zones-none')),
    ...(zones
      ? combatantMenus(combatantEntries, t('zones-who'), (menu) =>
          menu === 0 ? zoneCombatantMenuId.write(idFields) : furtherZoneMenuId.write({ ...idFields, menu }),
        )
      : []),
    ...panel.buttonRow(
      buttonFor(t(zones ? 'zones-change' : 'zones-name'), 'change'),
      ...(zones ? [buttonFor(t('zones-remove'), 'remove')] : []),
      panel.button(t('drawing-new'), fieldButtonId.write({ ...idFields, press: 'new' })),
      panel.closeButton(),
    ),
  );
  if (!zones) return screen;
  return { ...screen, ...given({ picture: zonesPicture(encounter, zonesDescription(encounter, 'gm'), 'gm') }) };
}

/** Every zone with its neighbors, its note and who is in it, as far as a viewer may know. */
export function zonesDescription(encounter: Encounter, view: Viewer): string {
  const zones = encounter.zones?.all ?? [];
  const visibleCombatants = view === 'gm' ? allCombatants(encounter) : encounter.combatants;
  const lines = zones.map(({ id, name, note, next }) => {
    const combatantsInZone = visibleCombatants.filter(
      (who) => who.vitality !== 'dead' && zoneOf(encounter, who.id)?.id === id,
    );
    const neighborTexts = next.map(({ to, value }) => {
      const targetZoneName = plain(zones.find((each) => each.id === to)?.name ?? '');
      return value === undefined ? targetZoneName : t('zones-border', { zone: targetZoneName, value });
    });
    const zoneDetails = [
      ...(neighborTexts.length > 0 ? [t('zones-next', { zones: and(neighborTexts) })] : []),
      ...(note === undefined ? [] : [plain(note)]),
    ].join('; ');
    const lineFacts = { zone: `**${plain(name)}**`, names: and(combatantsInZone.map((who) => plain(who.name))) };
    return `${combatantsInZone.length > 0 ? t('zones-line', lineFacts) : t('zones-empty', lineFacts)}${zoneDetails === '' ? '' : `\n-# ${zoneDetails}`}`;
  });
  return lines.join('\n');
}

function zonesForm(session: MapSession): APIModalInteractionResponseCallbackData {
  const id = zonesButtonId.write({ ...panelIdFields(session), press: 'change' });
  const zonesInput = zonesText(session.encounter);
  const fieldTexts = { label: t('zones-form.label'), hint: t('zones-form.hint') };
  return formOf(id, t('zones-title'), [
    textField(ZONES_FIELD, fieldTexts, {
      required: true,
      longest: MAX_ZONES_LENGTH,
      lines: true,
      ...(zonesInput === '' ? { example: t('zones-example') } : { value: zonesInput }),
    }),
  ]);
}

/** A zone by its name. Any text is passed on, and the command refuses unknown zones. */
export function zoneOption(): Option<string> {
  const zoneNames: Choices = ({ encounter }) => encounter?.zones?.all.map(({ name }) => name) ?? [];
  return text(zoneNames);
}
