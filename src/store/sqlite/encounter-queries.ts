// Questions to the table of encounters that no prepared statement of a commit asks.

export const OPEN_ENCOUNTERS = `SELECT channel, server FROM encounters WHERE current = 1 AND phase <> 'ended' ORDER BY id`;
export const RESEALED =
  'SELECT server, channel, name, resealed AS commitment, resealed_because AS because FROM encounters WHERE current = 1 AND resealed IS NOT NULL';
export const RESEAL_TOLD = 'UPDATE encounters SET resealed = NULL WHERE server = @server AND channel = @channel';
