import type { Upload } from './attachment.ts';
import type { Platform } from './platform.ts';

/** A request, with the parameters from its route's path. */
export interface Call {
  readonly platform: Platform;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly json: unknown;
  readonly files: readonly Upload[];
}

/** Handles a request. Returns the body of a 200, or undefined for a 204. */
export type Handler = (call: Call) => object | undefined;

/** A method, a path with `:names`, and its handler. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** True if the route requires no bot token, because its path contains a secret. */
  readonly open?: true;
  readonly handle: Handler;
}

interface RoutePattern extends Route {
  readonly segments: readonly string[];
}

/** Finds the route of a request. */
export class Router {
  readonly #routes = new Map<string, RoutePattern[]>();

  constructor(routes: readonly Route[]) {
    for (const route of routes) {
      const segments = route.path.split('/');
      const key = `${route.method} ${segments.length}`;
      const routePattern = this.#routes.get(key) ?? [];
      routePattern.push({ ...route, segments });
      this.#routes.set(key, routePattern);
    }
  }

  find(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
    const parts = path.split('/');
    for (const route of this.#routes.get(`${method} ${parts.length}`) ?? []) {
      const params = match(route.segments, parts);
      if (params) return { route, params };
    }
    return undefined;
  }
}

function match(segments: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(part);
    else if (segment !== part) return undefined;
  }
  return params;
}
