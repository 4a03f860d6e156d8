// Dungeoneers › what the rules keep of a creature besides its sheet, its resources and its conditions

import type { Direction } from '../../field/tile.ts';
import type { CombatantId } from '../core/encounter.ts';

/** Acts that may be readied. A readied Sprint would be lost: its movement points are for the own turn. */
export const READIES = ['attack', 'grapple', 'push', 'cast', 'defend', 'disengage'] as const;
export type ReadiedAct = (typeof READIES)[number];

export const MOMENTS = ['before', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

/** An act that is paid for and waits for its moment. */
export interface Readied {
  readonly act: ReadiedAct;
  /** Before or after whose turn. */
  readonly moment: Moment;
  readonly turn: CombatantId;
  /** Weapon or spell. */
  readonly tool?: string;
  readonly amount: number;
}

export interface CreatureState {
  readonly readied?: Readied;
  /** Where it faces on the field. */
  readonly facing?: Direction;
  /** Whom it is known to face, where there is no field. */
  readonly faces?: CombatantId;
  /** Who is known to stand at its back, where there is no field. */
  readonly atItsBack?: CombatantId;
}
