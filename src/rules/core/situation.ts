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
