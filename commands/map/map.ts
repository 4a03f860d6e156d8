// `/map`: the map of an encounter.

import { zonesPicture } from '../../src/embeds/field-picture.ts';
import { tileName } from '../../src/field/field.ts';
import type { PremadeMapName } from '../../src/field/premade.ts';
import {
  type Answer,
  boolean,
  command,
  integer,
  oneOf,
  optional,
  subcommands,
  text,
} from '../../src/interaction/command.ts';
import { combatant, mapSituationOption } from '../../src/interaction/options/combatants.ts';
import { MAP_KINDS, MAX_MAP_SEED, mapSeedOf, RANDOM_MAP, randomMapKind } from '../../src/interaction/premade-maps.ts';
import { inChannelLanguage, show, whisper } from '../../src/interaction/reply.ts';
import { play, playPrivately } from '../../src/posts/deed-reply.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { map, no } from '../../src/rules/core/refusal.ts';
import { isSecretDeed } from '../../src/rules/core/secrecy.ts';
import { findZone } from '../../src/rules/core/zones.ts';
import { anyEncounter, gm, type InEncounter, type Session } from '../../src/session/session.ts';
import { drawingWords as words } from '../../src/text/map.ts';
import { and, plain, t } from '../../src/text/t.ts';
import { draftScreen, newMapScreen, readSize } from './draft.ts';
import { groundPictureOption, importField, keepImage } from './import.ts';
import { gmOfEncounterWithField, renderMap } from './on-field.ts';
import { anyCombatantOption, anyCombatantsOption, placeDeed, placeOption, placeScreen } from './place.ts';
import { fieldScreen, lightDeed } from './screen.ts';
import { newlyCutOffText, signOf, tilesOption } from './tiles.ts';
import {
  MAX_ZONES_LENGTH,
  zoneDeed,
  zoneMoveQuestion,
  zoneOption,
  zonesDeed,
  zonesDescription,
  zonesScreen,
} from './zones.ts';

const newField = command({
  name: 'new',
  requires: gm,
  options: {
    kind: optional(oneOf(MAP_KINDS)),
    size: optional(text(() => SUGGESTED_SIZES)),
    seed: optional(integer(0, MAX_MAP_SEED)),
    image: optional(groundPictureOption()),
  },
  run({ kind: wantedKind, size: input, seed: givenSeed, image }, session) {
    if (wantedKind === undefined && input === undefined && givenSeed === undefined && !image)
      return newMapScreen(session);
    const size = input === undefined ? undefined : readSize(input);
    if (input !== undefined && !size) return no({ type: 'field-size', typed: input });
    if (size && wantedKind !== undefined && wantedKind !== 'plain')
      return no({ type: 'field-own-size', kind: wantedKind });
    const seed = givenSeed ?? mapSeedOf(session);
    // Only the GM knows what a picture shows, so the GM draws walls and obstacles on a plain map over it.
    const isPlainMap = size !== undefined || (image !== undefined && wantedKind === undefined);
    const mapKind: PremadeMapName = isPlainMap
      ? 'plain'
      : wantedKind === undefined || wantedKind === RANDOM_MAP
        ? randomMapKind(seed)
        : wantedKind;
    const imageDigest = image && keepImage(session, image);
    return draftScreen(session, { kind: mapKind, seed, ...given({ size, image: imageDigest }) });
  },
});

/** What a GM can turn squares into, by the word that the GM types. */
const GROUNDS_BY_WORD = {
  crate: 'crate',
  pillar: 'pillar',
  wall: 'wall',
  door: 'closed door',
  'open door': 'open door',
  rough: 'rough ground',
  water: 'water',
  'deep water': 'deep water',
  floor: 'floor',
  nothing: 'nothing',
} as const;

type GroundWord = keyof typeof GROUNDS_BY_WORD;

const HEIGHT_WORDS = ['height 0', 'height 1', 'height 2', 'height 3', 'height 4', 'height 5'] as const;

const editTiles = command({
  name: 'edit',
  requires: gmOfEncounterWithField,
  options: {
    squares: tilesOption(),
    to: oneOf([...(Object.keys(GROUNDS_BY_WORD) as readonly GroundWord[]), ...HEIGHT_WORDS]),
  },
  run({ squares: tilesToChange, to }, session) {
    const sign = Object.hasOwn(GROUNDS_BY_WORD, to) ? signOf(GROUNDS_BY_WORD[to as GroundWord]) : undefined;
    const tileChange = sign ? { sign } : { level: Number(to.split(' ')[1]) };
    const { encounter: encounterBefore } = session;
    const changeResult = play(session, {
      type: 'tiles',
      tiles: tilesToChange.map((tile) => ({ at: tileName(tile), ...tileChange })),
    });
    return map(changeResult, (reply) => {
      const cutOffText = newlyCutOffText(session, encounterBefore);
      return cutOffText !== '' && reply.posted ? whisper(cutOffText) : reply;
    });
  },
});

const placeCombatants = command({
  name: 'place',
  requires: gmOfEncounterWithField,
  options: {
    who: optional(anyCombatantOption()),
    at: optional(placeOption('who')),
  },
  run({ who, at }, session) {
    if (!who || at === undefined) return placeScreen(session);
    const deed = placeDeed(session, who, at);
    if (!isSecretDeed(deed)) return play(session, deed);
    return playPrivately(session, deed, words.placedHidden(plain(who.name), at));
  },
});

const YES_OR_NO = ['yes', 'no'] as const;

/** The maximum length of a typed reason, in characters. */
const MAX_REASON_LENGTH = 200;

const overrideSituation = command({
  name: 'override',
  formerly: 'overrule',
  requires: gmOfEncounterWithField,
  options: {
    actor: combatant(),
    target: combatant(),
    range: optional(mapSituationOption('ranges')),
    cover: optional(mapSituationOption('cover')),
    flanked: optional(mapSituationOption('flanked')),
    behind: optional(oneOf(YES_OR_NO)),
    high_ground: optional(oneOf(YES_OR_NO)),
    because: optional(text(undefined, MAX_REASON_LENGTH)),
  },
  run({ actor, target, range, cover, flanked, behind, high_ground, because: why }, session) {
    const situation = given({
      range,
      cover,
      flanked,
      behind: parseYesOrNo(behind),
      highGround: parseYesOrNo(high_ground),
    });
    const hasOverrides = Object.keys(situation).length > 0;
    return play(session, {
      type: 'overrule',
      actor: actor.id,
      target: target.id,
      ...(hasOverrides && { situation, ...given({ why }) }),
    });
  },
});

const changeImage = command({
  name: 'image',
  requires: gmOfEncounterWithField,
  options: { picture: optional(groundPictureOption()) },
  run({ picture }, session) {
    const { image: _, ...look } = session.encounter.field.look;
    const imageDigest = picture && keepImage(session, picture);
    return play(session, { type: 'field-look', look: { ...look, ...given({ image: imageDigest }) } });
  },
});

const showOrChangeZones = command({
  name: 'zones',
  requires: gm,
  options: { zones: optional(text(undefined, MAX_ZONES_LENGTH)), sure: optional(oneOf(['yes'])) },
  run({ zones: typed, sure }, session) {
    if (!session.rules.zones) return no({ type: 'no-zones' });
    if (typed === undefined) return zonesScreen(session);
    const deedResult = zonesDeed(session.encounter, typed);
    if (!deedResult.ok) return deedResult;
    const question = sure === 'yes' ? '' : zoneMoveQuestion(session.encounter, deedResult.value);
    return question === '' ? play(session, deedResult.value) : whisper(question);
  },
});

const putCombatantsInZone = command({
  name: 'zone',
  requires: gm,
  options: { who: anyCombatantsOption(), zone: zoneOption() },
  run({ who, zone: typed }, session) {
    const zoneResult = findZone(session.encounter, typed);
    if (!zoneResult.ok) return zoneResult;
    const { hidden = [] } = session.encounter;
    const isHidden = (each: Combatant) => hidden.includes(each);
    const visibleCombatants = who.filter((each) => !isHidden(each));
    const hiddenCombatants = who.filter(isHidden);
    if (hiddenCombatants.length === 0) return play(session, zoneDeed(visibleCombatants, zoneResult.value, false));
    const hiddenResult = playPrivately(
      session,
      zoneDeed(hiddenCombatants, zoneResult.value, true),
      t('zones-put', {
        name: and(hiddenCombatants.map(({ name }) => plain(name))),
        to: plain(zoneResult.value.name),
        count: hiddenCombatants.length,
      }),
    );
    if (!hiddenResult.ok || visibleCombatants.length === 0) return hiddenResult;
    return play(session, zoneDeed(visibleCombatants, zoneResult.value, false));
  },
});

const showField = command({
  name: 'show',
  requires: anyEncounter,
  options: { private: boolean() },
  run({ private: isPrivate }, session) {
    const gmResult = gm(session);
    if (isPrivate && gmResult.ok && session.encounter.field) return fieldScreen(gmResult.value);
    return isPrivate ? fieldReply(session, true) : inChannelLanguage(session, () => fieldReply(session, false));
  },
});

/** The map, or the zones, as players see them. */
function fieldReply(session: Session & InEncounter, isPrivate: boolean): Answer {
  const { encounter } = session;
  if (!encounter.field && encounter.zones) {
    const description = zonesDescription(encounter, 'players');
    const zonesEmbed = { title: t('zones-title'), description };
    const pictureField = given({ picture: session.caller.draws ? zonesPicture(encounter, description) : undefined });
    return isPrivate ? whisper(zonesEmbed, pictureField) : show(zonesEmbed, pictureField);
  }
  if (!encounter.field) return no({ type: 'no-field' });
  const { text, picture } = renderMap(session, encounter.field, 'players');
  const { width, height } = encounter.field.ground;
  const title = t('drawing-title-of-map', { name: plain(encounter.name), width, height });
  const mapEmbed = { title, ...(text !== '' && { description: text }) };
  const pictureField = picture ? { picture } : {};
  return isPrivate ? whisper(mapEmbed, pictureField) : show(mapEmbed, pictureField);
}

const changeFog = command({
  name: 'fog',
  formerly: 'dark',
  requires: gmOfEncounterWithField,
  options: { is: oneOf(['on', 'off']) },
  run: ({ is }, session) => play(session, lightDeed(session.encounter.field, is === 'on')),
});

const removeMap = command({
  name: 'off',
  requires: gm,
  options: {},
  run: (_, session) => play(session, { type: 'field' }),
});

export const mapCommands = subcommands(
  'map',
  [
    newField,
    importField,
    showField,
    editTiles,
    placeCombatants,
    changeFog,
    changeImage,
    overrideSituation,
    removeMap,
    showOrChangeZones,
    putCombatantsInZone,
  ],
  {
    formerly: 'field',
  },
);

const SUGGESTED_SIZES = ['8x8', '12x10', '16x12', '20x20', '26x26'];

/** Converts `yes` to true and `no` to false. Undefined if the option was left out. */
function parseYesOrNo(word: (typeof YES_OR_NO)[number] | undefined): boolean | undefined {
  return word === undefined ? undefined : word === 'yes';
}
