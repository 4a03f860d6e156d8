import { command } from '../../src/interaction/command.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { keepImage } from '../../src/interaction/field/keep-image.ts';
import { gmOfField } from '../../src/interaction/field/on-field.ts';
import { optional, picture } from '../../src/interaction/option.ts';
import { given } from '../../src/rules/core/given.ts';

export const image = command({
  name: 'image',
  description: 'Lay a picture of yours under the field; without one, take it off. It changes no rule (GM)',
  requires: gmOfField,
  options: { picture: optional(picture('PNG, JPEG or WebP, at most 256 kB')) },
  run({ picture }, session) {
    const { image: _, ...look } = session.encounter.field.look;
    const digest = picture && keepImage(session, picture);
    return play(session, { type: 'field-look', look: { ...look, ...given({ image: digest }) } });
  },
});
