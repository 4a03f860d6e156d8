// `/field`: the ground that an encounter is fought on.

import { tileName } from '../../src/field/field.ts';
import { READY_MADE, type ReadyMadeName } from '../../src/field/ready-made.ts';
import {
  boolean,
  command,
  integer,
  type Option,
  oneOf,
  optional,
  picture,
  subcommands,
  text,
} from '../../src/interaction/command.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { show, whisper } from '../../src/interaction/reply.ts';
import { play, playQuietly } from '../../src/posts/deed-reply.ts';
import { given } from '../../src/rules/core/given.ts';
import type { SituationChoices } from '../../src/rules/core/intent.ts';
import { no } from '../../src/rules/core/refusal.ts';
import { isSecret } from '../../src/rules/core/secrecy.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { fieldImageOf, type Portrait, sizeOf } from '../../src/session/portrait.ts';
import { anyEncounter, gm, type Session } from '../../src/session/session.ts';
import { drawing as words } from '../../src/text/map.ts';
import { plain } from '../../src/text/markdown.ts';
import { t } from '../../src/text/t.ts';
import { draftScreen, LARGEST_SEED, newScreen, randomKind, seedOf, sizeTyped } from './draft.ts';
import { fieldShown, gmOfField } from './on-field.ts';
import { anybody, placeFor, placeScreen, placing } from './place.ts';
import { fieldScreen, lighting } from './screen.ts';
import { signOf, tiles } from './tiles.ts';

const RANDOM = 'random';

const KINDS: readonly (ReadyMadeName | typeof RANDOM)[] = [...READY_MADE, RANDOM];

/** Pixels: a picture of few bytes may take much memory to draw. */
const LONGEST_SIDE = 2048;

const newField = command({
  name: 'new',
  description: 'Draw a field to fight on, with everybody placed: you see it before it counts (GM)',
  requires: gm,
  options: {
    kind: optional(oneOf('One that is ready-made', KINDS)),
    size: optional(text('Columns and rows of a plain one: 12x10, at most 26x26', () => SIZES)),
    seed: optional(integer('The same seed gives the same field again', 0, LARGEST_SEED)),
    image: optional(groundPicture('A picture that lies under it: PNG or JPEG, at most 256 kB')),
  },
  run({ kind: wanted, size: typed, seed: told, image }, session) {
    if (wanted === undefined && typed === undefined && told === undefined && !image) return newScreen(session);
    const size = typed === undefined ? undefined : sizeTyped(typed);
    if (typed !== undefined && !size) return no({ type: 'field-size', typed });
    if (size && wanted !== undefined && wanted !== 'plain') return no({ type: 'field-own-size', kind: wanted });
    const seed = told ?? seedOf(session);
    // Under a picture the ground is drawn by whoever knows what is on it.
    const plain = size !== undefined || (image !== undefined && wanted === undefined);
    const kind: ReadyMadeName = plain ? 'plain' : wanted === undefined || wanted === RANDOM ? randomKind(seed) : wanted;
    const digest = image && keepImage(session, image);
    return draftScreen(session, { kind, seed, ...given({ size, image: digest }) });
  },
});

/** What tiles can be made, as it is typed, and the ground it is. */
const GROUNDS = {
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

type Ground = keyof typeof GROUNDS;

const HEIGHTS = ['height 0', 'height 1', 'height 2', 'height 3', 'height 4', 'height 5'] as const;

const edit = command({
  name: 'edit',
  description: 'Put cover, walls, doors, water on tiles, or raise them (GM)',
  requires: gmOfField,
  options: {
    tiles: tiles('Which tiles: C4 C5, or C4-F6 for all between'),
    to: oneOf('What is there from now on', [...(Object.keys(GROUNDS) as readonly Ground[]), ...HEIGHTS]),
  },
  run({ tiles: which, to }, session) {
    const sign = Object.hasOwn(GROUNDS, to) ? signOf(GROUNDS[to as Ground]) : undefined;
    const state = sign ? { sign } : { level: Number(to.split(' ')[1]) };
    return play(session, { type: 'tiles', tiles: which.map((tile) => ({ at: tileName(tile), ...state })) });
  },
});

const place = command({
  name: 'place',
  description: 'Put somebody on a tile, or off the field; of nobody: by taps (GM)',
  requires: gmOfField,
  options: {
    who: optional(anybody('Whom')),
    at: optional(placeFor('Which tile: D7, or “off”', 'who')),
  },
  run({ who, at }, session) {
    if (!who || at === undefined) return placeScreen(session);
    const deed = placing(session, who, at);
    if (!isSecret(deed)) return play(session, deed);
    return playQuietly(session, deed, words.placedHidden(plain(who.name), at));
  },
});

const IS = ['yes', 'no'] as const;

/** Longest reason, in characters. */
const LONGEST_WHY = 200;

const overrule = command({
  name: 'overrule',
  description: 'Say how one stands to another, whatever the field shows; nothing said: as it shows again (GM)',
  requires: gmOfField,
  options: {
    actor: combatant('Who acts'),
    target: combatant('At whom'),
    range: optional(fieldWord('How far the target is', 'ranges')),
    cover: optional(fieldWord('The target’s cover', 'cover')),
    flanked: optional(fieldWord('Whether the target is flanked', 'flanked')),
    behind: optional(oneOf('Whether the actor is behind the target', IS)),
    high_ground: optional(oneOf('Whether the actor stands higher', IS)),
    because: optional(text('Why, for all to read', undefined, LONGEST_WHY)),
  },
  run({ actor, target, range, cover, flanked, behind, high_ground, because: why }, session) {
    const situation = given({ range, cover, flanked, behind: said(behind), highGround: said(high_ground) });
    const says = Object.keys(situation).length > 0;
    return play(session, {
      type: 'overrule',
      actor: actor.id,
      target: target.id,
      ...(says && { situation, ...given({ why }) }),
    });
  },
});

const image = command({
  name: 'image',
  description: 'Lay a picture of yours under the field; without one, take it off. It changes no rule (GM)',
  requires: gmOfField,
  options: { picture: optional(groundPicture('PNG or JPEG, at most 256 kB')) },
  run({ picture }, session) {
    const { image: _, ...look } = session.encounter.field.look;
    const digest = picture && keepImage(session, picture);
    return play(session, { type: 'field-look', look: { ...look, ...given({ image: digest }) } });
  },
});

const showField = command({
  name: 'show',
  description: 'The field as it stands; a GM sees and changes it whole by `private`',
  requires: anyEncounter,
  options: { private: boolean('For your eyes alone; a GM can change it there') },
  run({ private: alone }, session) {
    const { encounter } = session;
    if (!encounter.field) return no({ type: 'no-field' });
    const gms = gm(session);
    if (alone && gms.ok) return fieldScreen(gms.value);
    const { text, picture } = fieldShown(session, encounter.field, 'players');
    const { width, height } = encounter.field.ground;
    const title = t('drawing-title-of-map', { name: plain(encounter.name), width, height });
    const embed = { title, ...(text !== '' && { description: text }) };
    const more = picture ? { picture } : {};
    return alone ? whisper(embed, more) : show(embed, more);
  },
});

const dark = command({
  name: 'dark',
  description: 'Show players only what somebody of theirs sees, or all of the field (GM)',
  requires: gmOfField,
  options: { is: oneOf('Whether it is dark', ['on', 'off']) },
  run: ({ is }, session) => play(session, lighting(session.encounter.field, is === 'on')),
});

const off = command({
  name: 'off',
  description: 'Take the field away: how people stand is said in words again (GM)',
  requires: gm,
  options: {},
  run: (_, session) => play(session, { type: 'field' }),
});

export const field = subcommands('field', 'The field that an encounter is fought on', [
  newField,
  showField,
  edit,
  place,
  dark,
  image,
  overrule,
  off,
]);

const SIZES = ['8x8', '12x10', '16x12', '20x20', '26x26'];

/** What is said by yes or no. Undefined: nothing. */
function said(word: (typeof IS)[number] | undefined): boolean | undefined {
  return word === undefined ? undefined : word === 'yes';
}

/** A word of the book for how two stand to each other. It is taken as it is typed: the deed refuses what is none. */
function fieldWord(description: string, which: 'ranges' | 'cover' | 'flanked'): Option<string> {
  return text(description, ({ encounter }) => {
    const words: SituationChoices = (encounter && rulesOf(encounter).field?.words) ?? {};
    return words[which] ?? [];
  });
}

/** A picture that can be drawn under a field: what draws it reads no WebP. */
function groundPicture(description: string): Option<Portrait> {
  const any = picture(description);
  return {
    ...any,
    read(values, name, session) {
      const read = any.read(values, name, session);
      if (!read.ok) return read;
      const size = sizeOf(read.value);
      if (size === undefined) return no({ type: 'file-unfit', because: 'no PNG or JPEG' });
      return Math.max(size.width, size.height) > LONGEST_SIDE
        ? no({ type: 'file-unfit', because: 'too many pixels' })
        : read;
    },
  };
}

/** Keeps a picture with the encounter, and returns the digest by which a field names it. */
function keepImage(session: Session, picture: Portrait): string {
  const image = fieldImageOf(picture);
  session.add({ type: 'field-image-added', image });
  return image.digest;
}
