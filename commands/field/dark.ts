import { command } from '../../src/interaction/command.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { gmOfField } from '../../src/interaction/field/on-field.ts';
import { lighting } from '../../src/interaction/field/over.ts';
import { oneOf } from '../../src/interaction/option.ts';

export const dark = command({
  name: 'dark',
  description: 'Show players only what somebody of theirs sees, or all of the field (GM)',
  requires: gmOfField,
  options: { is: oneOf('Whether it is dark', ['on', 'off']) },
  run: ({ is }, session) => play(session, lighting(session.encounter.field, is === 'on')),
});
