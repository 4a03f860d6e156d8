import type { GroundName } from '../../field/field.ts';
import type { TileName } from '../../field/tile.ts';

/** Why the field says no. */
export type FieldRefusal =
  | { readonly type: 'no-field' }
  /** Nothing is known of where they stand. */
  | { readonly type: 'not-on-the-field'; readonly name: string }
  /** `last`: the tile at the bottom right. */
  | { readonly type: 'no-tile'; readonly typed: string; readonly last: TileName }
  | { readonly type: 'tile-taken'; readonly tile: TileName; readonly name: string }
  | { readonly type: 'no-footing'; readonly tile: TileName; readonly name: string; readonly ground: GroundName }
  /** Nothing leads there with what they have left for moving. `cost` absent: nothing leads there at all. */
  | {
      readonly type: 'too-far';
      readonly tile: TileName;
      readonly name: string;
      readonly left: number;
      readonly cost?: number;
    }
  /** A move on a field has to say where to. */
  | { readonly type: 'where-to'; readonly name: string }
  | { readonly type: 'no-door'; readonly tile: TileName; readonly name: string }
  | { readonly type: 'door-once'; readonly name: string }
  /** It is dark: nobody of their side sees that tile. */
  | { readonly type: 'not-seen'; readonly tile: TileName }
  | { readonly type: 'nothing-overruled' }
  /** A size was typed that no field has; or one for a ready-made field, which has its own. */
  | { readonly type: 'field-size'; readonly typed: string }
  | { readonly type: 'field-own-size'; readonly kind: string }
  /** What was said of how two stand is not what the field shows. */
  | { readonly type: 'against-the-field'; readonly said: string; readonly shows: string };
