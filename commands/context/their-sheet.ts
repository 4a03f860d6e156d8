import { anyUser, userCommand } from '../../src/interaction/context-command.ts';
import { anyEncounter } from '../../src/session/authorize.ts';
import { theirSheet } from '../character/their-sheet.ts';

/** On a member: how those whom they play are doing, and to those who may know it, their sheet. */
export const sheetOfMember = userCommand({
  name: 'Their sheet',
  requires: anyEncounter,
  target: anyUser,
  run: (user, session) => theirSheet(session, user),
});
