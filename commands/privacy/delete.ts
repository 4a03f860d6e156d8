import { forgetting, forgotten, nothingKept } from '../../src/embeds/privacy.ts';
import { command } from '../../src/interaction/command.ts';
import { oneOf, optional } from '../../src/interaction/option.ts';
import { whisper } from '../../src/interaction/reply.ts';

export const forget = command({
  name: 'delete',
  description: 'Delete your characters and words here, and your name from all fights. For good',
  options: { sure: optional(oneOf('That you mean it', ['yes'])) },
  needs: { extent: true },
  run({ sure }, session) {
    const { extent } = session.loaded;
    const { characters, saved, person, fights, deeds, pending } = extent;
    if (!person && characters + saved + fights + deeds + pending === 0) return whisper(nothingKept());
    if (sure === undefined) return whisper(forgetting(extent));
    session.add({ type: 'user-deleted' });
    return whisper(forgotten(extent));
  },
});
