import { ApiError, type ErrorTree } from './api-error.ts';

/** Everything that is wrong, each as `path code`, in order. */
export function complaintsOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.errors ? complaints(error.errors, []) : [`${error.code}`];
  }
}

function complaints(tree: ErrorTree, path: readonly string[]): string[] {
  return Object.entries(tree).flatMap(([name, child]) => {
    if (Array.isArray(child)) return child.map(({ code }) => `${path.join('.')} ${code}`);
    return child ? complaints(child, [...path, name]) : [];
  });
}
