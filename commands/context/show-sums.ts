import { fullSums } from '../../src/embeds/full-sums.ts';
import { messageCommand, toldDeeds } from '../../src/interaction/context-command.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { no, ok } from '../../src/rules/core/result.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import { chronicled } from '../../src/session/encounter-record.ts';

/** On a message: every step of the sums behind what it tells, for the caller alone. */
export const showTheSums = messageCommand({
  name: 'Show the sums',
  target: toldDeeds,
  needs: (message) => ({ record: { toldIn: message } }),
  run({ first, last }, { caller, loaded: { record } }) {
    if (!record) return no({ type: 'tells-nothing' });
    const deeds = [...chronicled(record, viewOf(caller.user, record.present))];
    const told = deeds.filter(({ phraseSeed: { deed }, undone }) => deed >= first && deed <= last && !undone);
    return told.length === 0 ? no({ type: 'tells-nothing' }) : ok(whisper(fullSums(told)));
  },
});
