/** What comes of a request that may be refused: the value, or the reason why not. Refusals are values, never thrown. */
export type Result<T, Reason> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Reason };

export function ok(): Result<undefined, never>;
export function ok<T>(value: T): Result<T, never>;
export function ok<T>(value?: T): Result<T | undefined, never> {
  return { ok: true, value };
}

export function no<const Reason>(why: Reason): Result<never, Reason> {
  return { ok: false, why };
}

/** What comes of the value; a refusal stays as it is. */
export function map<T, U, Reason>(result: Result<T, Reason>, to: (value: T) => U): Result<U, Reason> {
  return result.ok ? ok(to(result.value)) : result;
}
