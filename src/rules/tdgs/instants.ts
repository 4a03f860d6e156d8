// TDGS › 6 Action Economy › The Instant Phase

import type { Stage } from './sheet.ts';

/** Instants declared before the round resolve before any turn. */
export function resolveInstants(_scene: Stage): void {}
