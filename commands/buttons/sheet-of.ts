import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { sheetOf as id, sheetMeant } from '../../src/interaction/their-sheet.ts';
import { map } from '../../src/rules/core/result.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

/** Sheet under how a member's combatant is doing. */
export const sheetOf = component({
  id,
  requires: anyEncounter,
  run: ({ who }, session) => map(sheetMeant(session, who), inPlace),
});
