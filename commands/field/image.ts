import { command } from '../../src/interaction/command.ts';
import { keepImage } from '../../src/interaction/field/keep-image.ts';
import { optional } from '../../src/interaction/option.ts';
import { groundPicture } from '../../src/interaction/options/ground-picture.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { gmOfField } from '../map/on-field.ts';

export const image = command({
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
