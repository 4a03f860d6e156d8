import { StartupError } from '../../startup-error.ts';
import { codeOf, isAway } from './errors.ts';

/** An error of PostgreSQL as a `StartupError` for the admin. Any other error is returned as it is: a bug. */
export function unusable(called: string, error: unknown): unknown {
  if (isAway(error))
    return new StartupError(`The database ${called} cannot be reached. Start it, or check DATABASE_URL.`, {
      temporary: true,
    });
  const code = codeOf(error);
  if (/^28/.test(code) || (code === '' && isRefusedPassword(error)))
    return new StartupError(`The database ${called} refuses the user. Check user and password in DATABASE_URL.`);
  const untrusted = untrustedBy(error, code);
  if (untrusted !== undefined)
    return new StartupError(
      `The way to the database ${called} cannot be trusted: ${untrusted}. Check sslmode and sslrootcert in DATABASE_URL.`,
    );
  if (code === '3D000')
    return new StartupError(`There is no database ${called}. Make it (createdb), or check DATABASE_URL.`);
  if (code === '42501')
    return new StartupError(
      `The user of DATABASE_URL may not make tables in ${called}. Make them the database’s owner, or grant CREATE on its schema.`,
    );
  if (code.startsWith('53'))
    return new StartupError(`The database ${called} has no disk, memory or connections left.`, { temporary: true });
  return error;
}

/** pg says in words alone that a password is missing. */
function isRefusedPassword(error: unknown): boolean {
  return error instanceof Error && /password/i.test(error.message);
}

/** What is wrong with the database’s certificate, or that it has none. */
function untrustedBy(error: unknown, code: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const ofCertificate = /CERT|UNABLE_TO_VERIFY/.test(code);
  const ofWay = code === '' && error.message.includes('does not support SSL');
  return ofCertificate || ofWay ? error.message.split(';')[0]?.replace(/\.$/, '') : undefined;
}
