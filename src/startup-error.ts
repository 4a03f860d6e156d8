import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A problem an admin has to fix (EX_CONFIG of sysexits.h). A supervisor need not retry: see `docs/fray.service`. */
const CONFIGURATION = 78;
/** A problem that may pass (EX_TEMPFAIL): a supervisor may retry. */
const TEMPORARY = 75;

/** Why Fray, or one of its programs, can't run: one sentence that tells the admin what to do. */
export class StartupError extends Error {
  /** The exit status, which tells a supervisor whether to retry. */
  readonly exitStatus: number;

  constructor(message: string, { temporary = false }: { readonly temporary?: boolean } = {}) {
    super(message);
    this.exitStatus = temporary ? TEMPORARY : CONFIGURATION;
  }
}

/**
 * What the log contains about an error: its type, its stack, and its codes. Not what was being sent, because that has
 * players' words, and tokens with which anyone could answer in Fray's name.
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
    stack: stack && inSources(stack),
    ...Object.fromEntries(codes),
    ...(cause !== undefined && { cause: errorAsLogged(cause) }),
  };
}

/** A location in a module, as in a stack. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/**
 * A stack with locations in the sources instead of the bundle. Node can do this itself, but it would read every source
 * map at startup, for errors that may never come.
 */
export function inSources(stack: string): string {
  return stack.replace(PLACE, (place, module: string, line: string, column: string) => {
    const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    return `${new URL(origin.fileName, module).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(module: string): SourceMap | undefined {
  if (!maps.has(module)) maps.set(module, read(`${fileURLToPath(module)}.map`));
  return maps.get(module);
}

function read(path: string): SourceMap | undefined {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** The code of an error from SQLite, PostgreSQL or a system call; "" if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
