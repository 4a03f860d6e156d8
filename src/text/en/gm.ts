import { grammar } from './grammar.ts';

const { and } = grammar;

/** What only a GM reads: the panel, and what is done quietly. Names are safe to show already. */
export const gm = {
  waitUnseen: (names: readonly string[]) =>
    `${and(names.map((name) => `**${name}**`))} ${names.length === 1 ? 'waits' : 'wait'} unseen: in no order, board or log until you reveal them, with \`/gm reveal\` or in \`/gm panel\`.`,
  revealed: (names: readonly string[]) => `${and(names.map((name) => `**${name}**`))}: revealed.`,
  adjusted: (name: string, resource: string, before: number, after: number) =>
    `**${name}**: ${resource} ${before} → ${after}.`,
  inSecret: 'In secret: only you see this. The log has it once the encounter is over.',
};
