// Fray loads this file. Nothing else registers a system: its folder's name is its id.

import { defineSystem } from 'fray/rules';
import { rules } from './ruleset.ts';
import { words } from './words.ts';

export const system = defineSystem({ fray: 1, version: '0.1.0', rules, words });
