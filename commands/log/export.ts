import { chronicle } from '../../src/embeds/chronicle.ts';
import { exported } from '../../src/embeds/export-embed.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { oneOf, optional, text, typedText } from '../../src/interaction/option.ts';
import {
  encounterNamed,
  encounterSuggestions,
  fileName,
  recordNeeds,
  toldDeeds,
} from '../../src/interaction/past-encounters.ts';
import { show, whisper } from '../../src/interaction/reply.ts';

export const exportLog = command({
  name: 'export',
  description: 'The scene as a file: to read, or to check every throw of its dice',
  options: {
    as: oneOf('A text to read, or the whole record', ['markdown', 'json']),
    scene: optional(text('An earlier scene of this channel', encounterSuggestions)),
  },
  needs: (typed) => recordNeeds(typedText(typed, 'scene')),
  run({ as, scene }, session) {
    const found = encounterNamed(session, scene);
    if (!found.ok) return refusalReply(found.why, session);
    const record = found.value;
    const { name, gms, phase } = record.present;
    if (record.deeds.length === 0) return refusalReply({ type: 'nothing-recorded', name }, session);

    const deeds = record.deeds.filter(({ kind }) => kind === 'done').length;
    if (as === 'markdown') {
      const file = { name: fileName(name, 'md'), text: chronicle({ ...record, name, done: toldDeeds(record) }) };
      return show(exported(name, 'chronicle', deeds), { files: [file] });
    }
    // Until the scene is over, the creatures' sheets in it are for the GM's eyes.
    if (phase !== 'ended' && !gms.includes(session.caller.user))
      return refusalReply({ type: 'record-kept', gms }, session);
    const file = { name: fileName(name, 'json'), text: `${JSON.stringify(record, undefined, 1)}\n` };
    const told = exported(name, phase === 'ended' ? 'record' : 'sealed record', deeds);
    return phase === 'ended' ? show(told, { files: [file] }) : whisper(told, { files: [file] });
  },
});
