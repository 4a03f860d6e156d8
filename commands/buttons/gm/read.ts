import { component } from '../../../src/interaction/component.ts';
import { whisper } from '../../../src/interaction/reply.ts';
import { no } from '../../../src/rules/core/result.ts';
import { gm as words } from '../../../src/text/spoken.ts';
import { readButton, readWords } from '../../whisper.ts';

/** Read: the words are shown to whom they are for, once. */
export const wordsRead = component({
  id: readButton,
  run({ post }, session) {
    const said = readWords(session, post);
    if (said !== undefined) return { ...whisper(words.fromGm(said)), unkept: true };
    const kept = session.pending.whispers.find((each) => each.post === post);
    return no(kept ? { type: 'not-for-you', user: kept.to } : { type: 'stale' });
  },
});
