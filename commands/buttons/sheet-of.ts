import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { anyEncounter } from '../../src/session/authorize.ts';
import { sheetMeant, sheetOf } from '../character/their-sheet.ts';

/** Sheet under how a member's combatant is doing. */
export const sheetOfPressed = component({
  id: sheetOf,
  requires: anyEncounter,
  run: ({ who }, session) => map(sheetMeant(session, who), inPlace),
});
