import { READY_MADE, type ReadyMadeName } from '../../src/field/ready-made.ts';
import { command } from '../../src/interaction/command.ts';
import { LARGEST_SEED, randomKind, seedOf, sizeTyped } from '../../src/interaction/field/draft.ts';
import { keepImage } from '../../src/interaction/field/keep-image.ts';
import { integer, oneOf, optional, text } from '../../src/interaction/option.ts';
import { groundPicture } from '../../src/interaction/options/ground-picture.ts';
import { given } from '../../src/rules/core/given.ts';
import { no } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { draftScreen, newScreen } from './draft.ts';

const RANDOM = 'random';
const KINDS: readonly (ReadyMadeName | typeof RANDOM)[] = [...READY_MADE, RANDOM];
const SIZES = ['8x8', '12x10', '16x12', '20x20', '26x26'];

export const newField = command({
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
