import { ApiError, type ErrorTree } from './api-error.ts';

/** The complaints of a check, each as `path code`, in the order in which they were made. */
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
