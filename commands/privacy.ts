import { subcommands } from '../src/interaction/command.ts';
import { forget } from './privacy/delete.ts';
import { exported } from './privacy/export.ts';

export const privacyCommand = subcommands('privacy', 'What is kept of you on this server: see it, or have it deleted', [
  exported,
  forget,
]);
