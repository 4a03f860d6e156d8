import { group } from '../src/interaction/command.ts';
import { check } from './setup/check.ts';

export const setup = group('setup', 'For those who run the server', [check]);
