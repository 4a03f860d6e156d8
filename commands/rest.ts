import { command, refuse } from '../src/discord/command.ts';
import { optional, text } from '../src/discord/option.ts';
import { outcome } from '../src/table/outcome.ts';
import { mine, rests } from '../src/table/suggestions.ts';
import { actor } from '../src/table/who.ts';

export const rest = command({
  name: 'rest',
  description: 'Rest and recover, while no rounds run',
  options: {
    kind: text('How long: short, long, or as your rules have it', rests),
    as: optional(text('Who rests, if you play several', mine)),
  },
  run({ kind, as }, table) {
    const by = actor(table, as);
    if (!by.ok) return refuse(by.why, table);
    const intent = { action: 'rest', by: by.value.id, how: kind };
    return outcome(table, table.do(`${by.value.name} rests`, { type: 'intent', intent }));
  },
});
