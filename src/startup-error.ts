import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Something an admin has to set right (EX_CONFIG of sysexits.h). A supervisor need not try again: see `docs/fray.service`. */
const CONFIGURATION = 78;
/** Something that passes by itself (EX_TEMPFAIL): a supervisor may try again. */
const TEMPORARY = 75;

/** Why Fray, or a program that comes with it, cannot run: one sentence for the admin that says what to do. */
export class StartupError extends Error {
  /** The exit status that tells a supervisor whether to try again. */
  readonly exitStatus: number;

  constructor(message: string, { temporary = false }: { readonly temporary?: boolean } = {}) {
    super(message);
    this.exitStatus = temporary ? TEMPORARY : CONFIGURATION;
  }
}

/**
 * What the log has of an error: what it is, where it came from, and the codes by which it is looked up. Not what was being
 * sent: that holds players' words, and the tokens by which anybody could answer in Fray's name.
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

/** A place in a module, as in a stack. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/**
 * A stack with the places in the sources in place of those in the bundle. Node can do so by itself, but then it reads every map
 * at the start, for errors that may never come.
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

/** The code of an error of SQLite, PostgreSQL or a system call; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
