import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

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
