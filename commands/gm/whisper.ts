import { command } from '../../src/interaction/command.ts';
import { LONGEST_WORDS } from '../../src/interaction/gm/longest-words.ts';
import { text, user } from '../../src/interaction/option.ts';
import { whisper as privately } from '../../src/interaction/reply.ts';
import { gm } from '../../src/session/authorize.ts';
import { gm as words } from '../../src/text/spoken.ts';
import { leaveWords } from '../whisper.ts';

export const whisperWords = command({
  name: 'whisper',
  description: 'Words that one player alone can read, once (GM)',
  requires: gm,
  options: {
    who: user('For whom'),
    words: text('The words; in no log', undefined, LONGEST_WORDS),
  },
  run({ who, words: said }, session) {
    const shown = leaveWords(session, who, said);
    return session.caller.keepsPosts ? { ...privately(words.sent(who)), unkept: true } : shown;
  },
});
