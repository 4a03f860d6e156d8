import type { Field, Sign, TileName } from '../../field/field.ts';
import type { OwnWords } from './personal.ts';

/** The field of an encounter, and where everybody stands on it. */
export interface PlayedField {
  readonly ground: Field;
  /**
   * Where everybody stands, those who wait unseen too: of several tiles the one at the top left. Who is not in it stands
   * nowhere, and is treated as in an encounter without a field.
   */
  readonly standing: Readonly<Record<string, TileName>>;
  /** Who moved last, from the tile they left to the one they are on. */
  readonly lastMove?: { readonly subject: string; readonly path: readonly TileName[] };
  /** Those who have opened or closed a door since the turn began. */
  readonly atDoors: readonly string[];
  /** What the GM has said of how one stands to another, in place of what the field says. */
  readonly words: readonly Overruled[];
  readonly look: FieldLook;
}

/** How a field is shown. It changes no rule. */
export interface FieldLook {
  /** Players see only what somebody of their side sees. */
  readonly dark?: true;
  /** The digest of a picture that lies under the tiles. */
  readonly image?: string;
}

/** The GM's word on how somebody stands to another, until one of the two moves. */
export interface Overruled {
  readonly actor: string;
  readonly target: string;
  readonly situation: Situation;
  readonly why?: OwnWords;
}

/** What is on a tile and how high it is. */
export interface TileState {
  readonly sign: Sign;
  readonly level: number;
}

/** How the two stand to each other as an attack is declared. Where there is a field it says so, else players and GM do. */
export interface Situation {
  /** How far apart, in the system's words: "Near", "reach". */
  readonly range?: string;
  readonly cover?: string;
  /** "flanked", "surrounded", "overwhelmed". */
  readonly flanked?: string;
  readonly behind?: boolean;
  readonly highGround?: boolean;
}
