import { subcommands } from '../src/interaction/command.ts';
import { check } from './setup/check.ts';

export const setup = subcommands('setup', 'For those who run the server', [check]);
