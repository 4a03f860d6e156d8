/** What comes of a request that may be refused: the value, or the reason why not. Refusals are values, never thrown. */
export type Result<T, Why> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Why };

export function ok(): Result<undefined, never>;
export function ok<T>(value: T): Result<T, never>;
export function ok<T>(value?: T): Result<T | undefined, never> {
  return { ok: true, value };
}

export function no<const Why>(why: Why): Result<never, Why> {
  return { ok: false, why };
}

/** What comes of the value; a refusal stays as it is. */
export function map<T, U, Why>(result: Result<T, Why>, to: (value: T) => U): Result<U, Why> {
  return result.ok ? ok(to(result.value)) : result;
}
