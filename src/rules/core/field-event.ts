// What happens to the field of an encounter, and where people come to stand on it.

import type { TileName } from '../../field/tile.ts';
import type { CombatantId } from './encounter.ts';
import type { FieldLook, Overruled, PlayedField, TileState } from './played-field.ts';
import type { Reason } from './reason.ts';

/** The encounter has another field from now on, or none (no `after`). */
interface FieldSet {
  readonly type: 'field-set';
  readonly before?: PlayedField;
  readonly after?: PlayedField;
}

interface FieldLookSet {
  readonly type: 'field-look-set';
  readonly before: FieldLook;
  readonly after: FieldLook;
}

/** The ground is another. `by`: who opened or closed a door; else the GM did it. */
interface TilesChanged {
  readonly type: 'tiles-changed';
  readonly by?: CombatantId;
  readonly tiles: readonly { readonly at: TileName; readonly before: TileState; readonly after: TileState }[];
}

/** Somebody is put on a tile by the table, not by a move; or off the field (no `after`). */
interface Placed {
  readonly type: 'placed';
  readonly subject: CombatantId;
  readonly before?: TileName;
  readonly after?: TileName;
  /** They wait unseen: only the GM may know. */
  readonly unseen?: true;
}

/** Somebody goes, or is forced, along a path: from the tile they stood on to the one they end on. */
interface Moved {
  readonly type: 'moved';
  readonly subject: CombatantId;
  readonly path: readonly TileName[];
  /** Squares or points it took, as the book counts them. Absent: it costs nothing. */
  readonly cost?: number;
  /** Why they move who did not choose to: pushed, dragged. */
  readonly forced?: Reason;
  readonly before?: PlayedField['lastMove'];
}

/** The GM says how one stands to another in place of the field, or no longer does (no `after`). */
interface SituationOverruled {
  readonly type: 'overruled';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly before?: Overruled;
  readonly after?: Overruled;
}

export type FieldEvent = FieldSet | FieldLookSet | TilesChanged | Placed | Moved | SituationOverruled;
