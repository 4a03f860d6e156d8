/** The words of the card that shows an encounter. Names are safe to show already. */
export const card = {
  phase: { gathering: 'gathering', fighting: 'running', aftermath: 'the rounds have stopped', ended: 'ended' },
  head: (system: string, gms: string, phase: string, joint: string) => [system, `GM ${gms}`, phase].join(joint),
  more: (count: number) => `${count} more`,
  nobody: 'Nobody has joined yet.',
  howTo: '-# Players: **Join**, or `/join`. GM: `/add`, then `/initiative`.',
  waitingFor: (names: string) => (names === '' ? '' : `Waiting for ${names}.`),
  settings: (settings: string) => `-# ${settings}`,
  seal: (commitment: string) => `-# The dice are sealed. SHA-256 of their seed: \`${commitment}\``,
  restSeed: (seed: string) => `-# The seed of the rests before: \`${seed}\``,
};
