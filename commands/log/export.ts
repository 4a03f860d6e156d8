import { exported } from '../../src/embeds/export-embed.ts';
import { command } from '../../src/interaction/command.ts';
import { oneOf } from '../../src/interaction/option.ts';
import { pastEncounter } from '../../src/interaction/options/encounters.ts';
import { show, whisper } from '../../src/interaction/reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { no } from '../../src/rules/core/result.ts';
import { countChronicled } from '../../src/session/encounter-record.ts';
import { jsonInPieces } from '../../src/session/json.ts';
import { chart, fileName, wholeChronicle, wholePage } from '../chronicle.ts';

export const exportLog = command({
  name: 'export',
  description: 'The scene as a file: to read, or to check every throw of its dice',
  options: {
    as: oneOf('A text, a page for a browser, or the whole record', ['markdown', 'html', 'json']),
    scene: pastEncounter('An earlier scene of this channel'),
  },
  run({ as, scene: record }, { caller }) {
    const { name, gms, phase } = record.present;
    const deeds = countChronicled(record, as === 'json' ? 'gm' : 'players');
    if (deeds === 0 && !record.chronicle) return no({ type: 'nothing-recorded', name });
    const picture = as === 'json' ? {} : given({ picture: chart(record) });
    if (as === 'markdown') {
      const file = { name: fileName(name, 'md'), text: () => wholeChronicle(record) };
      return show(exported(name, 'chronicle', deeds), { files: [file], ...picture });
    }
    if (as === 'html') {
      const file = { name: fileName(name, 'html'), text: () => wholePage(record) };
      return show(exported(name, phase === 'ended' ? 'page' : 'page so far', deeds), { files: [file], ...picture });
    }
    // Until the encounter is over, the creatures' sheets in its record are for the GM alone.
    if (phase !== 'ended' && !gms.includes(caller.user)) return no({ type: 'record-kept', gms });
    const file = { name: fileName(name, 'json'), text: () => jsonInPieces(record) };
    const told = exported(name, phase === 'ended' ? 'record' : 'sealed record', deeds);
    return phase === 'ended' ? show(told, { files: [file] }) : whisper(told, { files: [file] });
  },
});
