import { defineSystem } from 'fray/rules';
import { rules } from './ruleset.ts';
import { words } from './words.ts';

export const system = defineSystem({ fray: 1, version: '1.0.0', rules, words });
