import { inSources } from './source-lines.ts';

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
