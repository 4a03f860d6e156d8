import type { UserId } from './personal.ts';

/** Why somebody does not come into the fight, or not so. */
export type JoiningRefusal =
  | { readonly type: 'already-joined'; readonly name: string }
  | { readonly type: 'creature-is-the-gms'; readonly name: string }
  /** A player's character is not hidden from its player. */
  | { readonly type: 'not-a-creature'; readonly name: string }
  /** They wait for the GM's word already. */
  | { readonly type: 'asked-already'; readonly name: string; readonly gms: readonly UserId[] }
  | { readonly type: 'not-let-in'; readonly gms: readonly UserId[] }
  | { readonly type: 'join-closed'; readonly gms: readonly UserId[] }
  | { readonly type: 'enough-of-yours'; readonly most: number }
  | { readonly type: 'name-taken'; readonly name: string }
  | { readonly type: 'name-unfit'; readonly typed: string; readonly longest: number };
