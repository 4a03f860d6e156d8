/** The same fields, those that may be undefined left out where they are. */
export type Given<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out what is undefined: `given({ near })` in place of `...(near !== undefined && { near })`. */
export function given<T extends object>(fields: T): Given<T>;
export function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
