import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The exit status for a problem that an admin has to fix (EX_CONFIG of sysexits.h). Trying again doesn't help: see
 * `docs/fray.service`.
 */
const CONFIGURATION_STATUS = 78;
/** The exit status for a problem that might pass (EX_TEMPFAIL). A supervisor can try again. */
const TEMPORARY_STATUS = 75;

/** Why Fray, or one of its programs, can't run: one sentence that tells the admin what to do. */
export class StartupError extends Error {
  /** The exit status, which tells a supervisor whether to try again. */
  readonly exitStatus: number;

  constructor(message: string, { temporary = false }: { readonly temporary?: boolean } = {}) {
    super(message);
    this.exitStatus = temporary ? TEMPORARY_STATUS : CONFIGURATION_STATUS;
  }
}

/**
 * What is logged about an error: its type, its stack and its codes. What was being sent is left out, because it
 * contains players' words, and tokens with which anyone could answer as Fray.
 */
export function errorAsLogged(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'no error' : String(error);
  const { name, message, stack, cause } = error;
  const codes = ['code', 'status', 'method'].flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
  });
  return {
    type: name,
    message,
    stack: stack && withSourcePlaces(stack),
    ...Object.fromEntries(codes),
    ...(cause !== undefined && { cause: errorAsLogged(cause) }),
  };
}

/** A location in a module, as in a stack. */
const STACK_PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/**
 * A stack with locations in the sources, not in the bundle. Node could do this, but it would read every source map at
 * startup, for errors that may never happen.
 */
export function withSourcePlaces(stack: string): string {
  return stack.replace(STACK_PLACE, (place, module: string, line: string, column: string) => {
    const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    return `${new URL(origin.fileName, module).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(module: string): SourceMap | undefined {
  if (!maps.has(module)) maps.set(module, readSourceMap(`${fileURLToPath(module)}.map`));
  return maps.get(module);
}

function readSourceMap(path: string): SourceMap | undefined {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** The code of an error from SQLite, PostgreSQL or a system call. "" if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
