// Reasons for numbers, and refusals.

import { type CoreFacts, type NoFacts, reasons, refusals } from 'fray/rules';
import type { Consequence, Skill, Use } from './sheet.ts';

export interface FateFacts extends CoreFacts {
  /** What a roll is for, and its skill. */
  use: { readonly use: Use | 'climb'; readonly skill: Skill };
  skill: { readonly skill: Skill };
  stunt: { readonly stunt: string };
  'full defense': NoFacts;
  difficulty: NoFacts;
  border: NoFacts;
  /** An aspect is used for +2, either with a free use of it or with a fate point. */
  'free use': NoFacts;
  'fate point': NoFacts;
  margin: NoFacts;
  consequence: { readonly consequence: Consequence };
  used: NoFacts;
  'taken out': NoFacts;
  overcome: NoFacts;
  recovers: NoFacts;
  refresh: NoFacts;
  'notices first': NoFacts;
  conceded: NoFacts;
  compel: NoFacts;
  'only one side stands': { readonly side: string };
  'no one stands': NoFacts;
  /** Questions: whether to use an aspect after a roll, and how to take a hit. */
  'can turn it': { readonly by: number };
  'hit for': { readonly shifts: number; readonly boxes: number };
}

export const because = reasons<FateFacts>();

export interface FateRefusals {
  'already acted': { readonly name: string };
  'already moved': { readonly name: string };
  'too far': { readonly name: string; readonly weapon: string };
  'no way': { readonly name: string };
  'no points': { readonly name: string };
  'already defending': { readonly name: string };
}

export const refusal = refusals<FateRefusals>('fate');
