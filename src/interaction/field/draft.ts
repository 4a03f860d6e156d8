import type { OnField } from '../../../commands/map/on-field.ts';
import type { Field } from '../../field/field.ts';
import { mirrored, plainField, READY_MADE, type ReadyMadeName, readyMade } from '../../field/ready-made.ts';
import { LONGEST_SIDE } from '../../field/tile.ts';
import type { Deed } from '../../rules/core/deed.ts';
import { fieldBegun } from '../../rules/core/field-starts.ts';
import { given } from '../../rules/core/given.ts';
import type { PlayedField } from '../../rules/core/played-field.ts';
import { seededChance } from '../../rules/core/seeded-chance.ts';
import type { Session } from '../../session/session.ts';
import { mark } from '../posts/mark.ts';

/** Columns and rows of a field. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A field that is shown to the GM before it is drawn: the same draft always comes to the same field. */
export interface Draft {
  readonly kind: ReadyMadeName;
  /** Of the plain one alone: the others have a size of their own. */
  readonly size?: Size;
  readonly seed: number;
  readonly mirrored?: boolean;
  /** Players begin on the right. */
  readonly swapped?: boolean;
  readonly image?: string;
}

/** Seeds have at most so many digits, so that they can be told and typed. */
export const LARGEST_SEED = 999_999;
/** The fewest columns and rows that a field is asked for with. */
export const LEAST_SIDE = 3;

/** A seed of its own for each press. */
export function seedOf({ caller }: Pick<Session, 'caller'>): number {
  return Number.parseInt(mark(caller.interaction), 36) % (LARGEST_SEED + 1);
}

/** Any of those that are more than free floor. */
export function randomKind(seed: number): ReadyMadeName {
  const kinds = READY_MADE.filter((each) => each !== 'plain');
  return kinds[Math.floor(seededChance(seed)() * kinds.length)] ?? 'room';
}

/** The ground of a draft. */
export function groundOf({ kind, size, seed, mirrored: isMirrored }: Draft): Field {
  const ground = size ? plainField(size.width, size.height) : readyMade(kind, seededChance(seed));
  return isMirrored ? mirrored(ground) : ground;
}

/** The field of a draft, with everybody where their side begins. In the dark, where the one before it was. */
export function draftField({ rules, encounter }: OnField, draft: Draft): PlayedField {
  return withImage(fieldBegun(rules, encounter, groundOf(draft), draft.swapped), draft);
}

/** What was typed in place of a draft's ground, with everybody where their side begins. */
export function typedField({ rules, encounter }: OnField, ground: Field, draft: Draft): PlayedField {
  return withImage(fieldBegun(rules, encounter, ground, draft.swapped), draft);
}

function withImage(field: PlayedField, { image }: Draft): PlayedField {
  const { image: _, ...look } = field.look;
  return { ...field, look: { ...look, ...given({ image }) } };
}

/** The deed that draws a field as it is. */
export function drawing({ ground, standing, look }: PlayedField): Deed {
  return { type: 'field', ground, standing, look };
}

/** How a size is typed: "12x10", "12 × 10". Undefined: it is none, or one that a field cannot have. */
export function sizeTyped(typed: string): Size | undefined {
  const [, width = 0, height = 0] = (/^\s*(\d{1,2})\s*[x×*,]\s*(\d{1,2})\s*$/i.exec(typed) ?? []).map(Number);
  const fits = [width, height].every((side) => side >= LEAST_SIDE && side <= LONGEST_SIDE);
  return fits ? { width, height } : undefined;
}
