import { afterAll, expect } from 'vitest';
import { BUILT_IN_IDS, systemIds } from '../src/rules/systems.ts';

// Test files share a process, so a system that one of them leaves behind would appear in the next.
afterAll(() => expect(systemIds(), 'systems that this file must unload').toEqual(BUILT_IN_IDS));
