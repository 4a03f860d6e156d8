import { command, refuse } from '../../src/discord/command.ts';
import { optional, text, whole } from '../../src/discord/option.ts';
import { whisper } from '../../src/discord/reply.ts';
import { logPage } from '../../src/embeds/log.ts';
import { done, sceneNamed, scenes } from '../../src/table/scenes.ts';

export const show = command({
  name: 'show',
  description: 'What has happened, round by round',
  options: {
    round: optional(whole('Which round, 0 for what came before the first; the latest, unless you say', 0, 10_000)),
    page: optional(whole('Which page of it', 1, 1000)),
    scene: optional(text('An earlier scene of this channel', scenes)),
  },
  run({ round, page, scene }, table) {
    const record = sceneNamed(table, scene);
    if (!record.ok) return refuse(record.why, table);

    const shown = logPage(done(record.value), {
      ...(round !== undefined && { round }),
      ...(page !== undefined && { page }),
    });
    return shown ? whisper(shown.embed) : refuse({ type: 'nothing-recorded', name: record.value.present.name }, table);
  },
});
