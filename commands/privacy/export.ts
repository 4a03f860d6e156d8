import { exportEmbed } from '../../src/embeds/privacy.ts';
import { command } from '../../src/interaction/command.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { jsonInPieces } from '../../src/session/json.ts';

export const exported = command({
  name: 'export',
  description: 'All that is kept of you on this server, as a file for you alone',
  options: {},
  needs: { personalData: true },
  run(_, { caller, loaded }) {
    const data = loaded.personalData;
    const made = new Date(caller.now).toISOString();
    const text = () => jsonInPieces({ of: 'Fray', made, ...data });
    return whisper(exportEmbed(data), { files: [{ name: `fray-${made.slice(0, 10)}.json`, text }] });
  },
});
