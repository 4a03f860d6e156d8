// TDGS › words that players look up

import type { Term } from '../core/ruleset.ts';

export const glossary: readonly Term[] = [];
