/** A line of a chronicle that is kept as text. */
export interface ChronicleLine {
  readonly text: string;
  /** Who did it, and what they gave their character to say. */
  readonly user?: string;
  readonly words?: string;
}
