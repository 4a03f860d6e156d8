// Reasons for numbers and events, and refusals of what the book doesn't allow. words.ts puts both into words.

import { type CombatantId, type CoreFacts, type NoFacts, reasons, refusals } from 'fray/rules';
import type { Ability, ConditionName } from './sheet.ts';

/** The reasons for numbers and events, besides those that every system has. */
export interface CairnFacts extends CoreFacts {
  condition: { readonly condition: ConditionName };
  /** A save with an ability, and what it is for. */
  save: { readonly ability: Ability; readonly for?: SavePurpose };
  score: { readonly ability: Ability };
  'natural 1': NoFacts;
  'natural 20': NoFacts;
  /** Impaired attacks roll a d4 instead of the weapon's die. Enhanced attacks roll a d12. */
  impaired: NoFacts;
  enhanced: NoFacts;
  armor: NoFacts;
  /** Only the highest damage of several attackers counts. */
  'several attackers': { readonly dealt: number };
  'against detachment': NoFacts;
  'by detachment': NoFacts;
  'critical damage': NoFacts;
  'critical drain': { readonly ability: Ability; readonly weapon: string };
  'no strength left': NoFacts;
  'no ability left': { readonly ability: Ability };
  'full inventory': NoFacts;
  scar: { readonly scar: number };
  'scar roll': { readonly scar: number };
  'scar place': { readonly place: string };
  'scar changes': { readonly what: Ability | 'HP'; readonly before: number; readonly after: number };
  casts: { readonly spell: string };
  'scroll gone': { readonly spell: string };
  'casting goes wrong': NoFacts;
  rest: { readonly rest: string };
  recovers: NoFacts;
  'first aid': { readonly by: CombatantId };
  awake: NoFacts;
  'able again': NoFacts;
  morale: { readonly why: 'first casualty' | 'half' | 'alone' };
  fled: NoFacts;
  routed: NoFacts;
  joined: NoFacts;
  'acts first': NoFacts;
  'acts after': NoFacts;
  enemies: NoFacts;
  late: NoFacts;
  'fate die': NoFacts;
  fate: { readonly good: boolean };
  reaction: NoFacts;
  'reaction is': { readonly reaction: string };
  'only one side stands': { readonly side: string };
  'no one stands': NoFacts;
}

/** What a save is for, if the action doesn't say it. */
export type SavePurpose = 'critical damage' | 'morale' | 'retreat' | 'acting first' | 'casting' | 'scar';

/** Makes a reason, which says why a number applies or why something happened. */
export const because = reasons<CairnFacts>();

/** The refusals of this book, besides those that every system has. */
export interface CairnRefusals {
  'already acted': { readonly name: string };
  'no spellbook': { readonly name: string };
  'not deprived of aid': { readonly name: string };
  'no slot for fatigue': { readonly name: string };
  'nothing to recover': { readonly name: string };
  'one target': { readonly weapon: string };
  'no two weapons': { readonly name: string };
  'already has': { readonly name: string; readonly condition: string };
}

/** Makes a refusal. */
export const refusal = refusals<CairnRefusals>('cairn');
