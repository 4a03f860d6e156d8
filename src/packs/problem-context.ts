// Adds what is written in the file to the problems of a pack, so that a person finds and fixes them.

import type { PackFault, PackProblem, WrongForm } from './fault.ts';

/**
 * Adds two things to a problem, if they are known: the name of its entry, and what is wrong with the form of its value.
 */
export function withContext({ path, fault }: PackProblem, pack: unknown): PackProblem {
  const values = valuesAlong(path, pack);
  const place = values.findIndex((value, index) => index > 0 && Array.isArray(values[index - 1]) && namedAs(value));
  const name = namedAs(values[place]);
  const writtenForm = fault.type === 'wants' ? wrongFormOf(fault, values.at(-1)) : undefined;
  return {
    path,
    fault: fault.type === 'wants' && writtenForm ? { ...fault, wrongForm: writtenForm } : fault,
    ...(name !== undefined && { entry: { place, name } }),
  };
}

/** The values at each part of a path. */
function valuesAlong(path: readonly string[], pack: unknown): readonly unknown[] {
  let value: unknown = pack;
  return path.map((part) => {
    value = childOf(value, part);
    return value;
  });
}

/** An entry of a list, counted from 1, or a field of an object. */
function childOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value[Number(part) - 1];
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(part)
    : undefined;
}

function namedAs(value: unknown): string | undefined {
  const name = Array.isArray(value) ? undefined : childOf(value, 'name');
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/**
 * What is wrong with the form of a value whose content is right: a number or a yes in quotes, or a text that should be
 * a list.
 */
function wrongFormOf({ wants }: Extract<PackFault, { type: 'wants' }>, value: unknown): WrongForm | undefined {
  if (typeof value !== 'string') return undefined;
  switch (wants.kind) {
    case 'integer':
    case 'number':
      return /^\s*[+−-]?\d+(?:\.\d+)?\s*$/.test(value) ? 'quoted number' : undefined;
    case 'yes-or-no':
      return 'quoted flag';
    case 'list':
      return 'no list';
    default:
      return undefined;
  }
}
