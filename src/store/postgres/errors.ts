import { codeOf, StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import { StoreError, type StoreProblem } from '../store.ts';

/** An error of PostgreSQL or the connection as a `StoreError`. Any other error is a bug and is returned unchanged. */
export function asStoreError(error: unknown): unknown {
  const problem = problemOf(error);
  return problem === undefined ? error : new StoreError(problem, error);
}

function problemOf(error: unknown): StoreProblem | undefined {
  if (error instanceof StoreError) return error.problem;
  if (isUnreachable(error)) return 'away';
  const code = codeOf(error);
  // Too many connections, transactions that conflict or block each other, or a lock or an answer that took too long.
  if (/^(53300|55P03|57014|40001|40P01)$/.test(code)) return 'locked';
  if (/^(53100|53200|58030)$/.test(code)) return 'full';
  return /^XX00[12]$/.test(code) ? 'damaged' : undefined;
}

/**
 * True if the database can't be reached or can't write: it was stopped, is starting, or is being replaced. If a
 * connection was in use, it is unknown whether its last statement ran.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  const code = codeOf(error);
  if (/^(08[0-9]{3}|57P0[123]|25006)$/.test(code)) return true;
  if (/^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|EADDRNOTAVAIL|ENOENT)/.test(code)) return true;
  // These errors of pg have no code, only a message.
  return (
    error instanceof Error &&
    code === '' &&
    /^(connection terminated|timeout (expired|exceeded)|client has encountered a connection error|client was closed|query read timeout)/i.test(
      error.message,
    )
  );
}

/** True if a commit failed because another commit wrote the same data at the same time. */
export function isConflict(error: unknown): boolean {
  return /^(23505|40001|40P01)$/.test(codeOf(error));
}

/** An error of PostgreSQL as a `StartupError` for the admin. Any other error is a bug and is returned unchanged. */
export function startupErrorFor(address: string, error: unknown): unknown {
  if (isUnreachable(error))
    return new StartupError(t('admin-unreachable', { called: address }), {
      temporary: true,
    });
  const code = codeOf(error);
  if (/^28/.test(code) || (code === '' && isRefusedPassword(error)))
    return new StartupError(t('admin-login-rejected', { called: address }));
  const certificateReason = certificateProblem(error, code);
  if (certificateReason !== undefined)
    return new StartupError(t('admin-untrusted', { called: address, why: certificateReason }));
  if (code === '3D000') return new StartupError(t('admin-no-postgres', { called: address }));
  if (code === '42501') return new StartupError(t('admin-cannot-create', { called: address }));
  if (code.startsWith('53'))
    return new StartupError(t('admin-database-full', { called: address }), { temporary: true });
  return error;
}

/** pg's error for a missing password has no code, only a message. */
function isRefusedPassword(error: unknown): boolean {
  return error instanceof Error && /password/i.test(error.message);
}

/**
 * What is wrong with the database's certificate: it isn't trusted, or there is none. Undefined if that isn't the
 * problem.
 */
function certificateProblem(error: unknown, code: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isCertificateError = /CERT|UNABLE_TO_VERIFY/.test(code);
  const lacksSsl = code === '' && error.message.includes('does not support SSL');
  return isCertificateError || lacksSsl ? error.message.split(';')[0]?.replace(/\.$/, '') : undefined;
}
