import { command } from '../../src/interaction/command.ts';
import { oneOf } from '../../src/interaction/option.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { gmOfField } from '../map/on-field.ts';
import { lighting } from '../map/over.ts';

export const dark = command({
  name: 'dark',
  description: 'Show players only what somebody of theirs sees, or all of the field (GM)',
  requires: gmOfField,
  options: { is: oneOf('Whether it is dark', ['on', 'off']) },
  run: ({ is }, session) => play(session, lighting(session.encounter.field, is === 'on')),
});
