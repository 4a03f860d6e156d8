// Lets a feature declare the ids of its buttons, menus and forms, and what each of them does.

import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Character } from '../session/character.ts';
import { combineNeeds, type Need, type Needs, type PartialNeeds } from '../session/loadable.ts';
import { openQuestions } from '../session/open-questions.ts';
import { characterOf } from '../session/own-characters.ts';
import type { Precondition, Session } from '../session/session.ts';
import { type Answer, checkPrecondition, refusalReply, replyOf } from './command.ts';
import type { Reply } from './reply.ts';

/** What is sent with a component's id when a user presses the component or submits a form. */
export interface ComponentInput {
  /** What the user chose in a menu. */
  readonly chosen: readonly string[];
  /** What the user entered into a form, by field. */
  readonly fields: ReadonlyMap<string, string>;
}

/** A value in a component's id: how it is written, and how it is read. */
export interface IdField<T, N extends Need = never> {
  write(value: T): string;
  /** The data that `read` needs. */
  needs?(text: string): PartialNeeds;
  /** Reads the value. Refuses a value that refers to nothing, or to something that no longer exists. */
  read(text: string, session: Session<N>): Result<T, Refusal>;
}

type IdFields = Readonly<Record<string, IdField<unknown, Need>>>;
type IdValues<F extends IdFields> = { readonly [K in keyof F]: F[K] extends IdField<infer T, infer _> ? T : never };
type IdNeeds<F extends IdFields> = {
  readonly [K in keyof F]: F[K] extends IdField<unknown, infer N> ? N : never;
}[keyof F];

/** The ids of one kind of component: how they are written, and how they are read. */
interface ComponentId<V, N extends Need = never> {
  readonly action: string;
  /** Whether the id is short enough for Discord. */
  fits(values: V): boolean;
  write(values: V): string;
  needs(parts: readonly string[]): PartialNeeds;
  read(parts: readonly string[], session: Session<N>): Result<V, Refusal>;
}

/** A button, menu or form as the dispatcher sees it. */
export interface ComponentHandler {
  readonly action: string;
  /** The data that `handle` needs. */
  needs(parts: readonly string[]): PartialNeeds;
  handle(parts: readonly string[], input: ComponentInput, session: Session<Need>): Reply;
}

/** Discord's limit for a component's id, in characters. */
export const MAX_COMPONENT_ID_LENGTH = 100;
const SEPARATOR = '|';

/** Declares the ids of one kind of component. An id consists of the component's action and its values. */
export function componentId<const F extends IdFields>(action: string, fields: F): ComponentId<IdValues<F>, IdNeeds<F>> {
  const fieldEntries = Object.entries<IdField<unknown, IdNeeds<F>>>(fields);
  const idTextOf = (values: Readonly<Record<string, unknown>>) => {
    let id = action;
    for (const [name, field] of fieldEntries) {
      const idPart = field.write(values[name]);
      if (idPart.includes(SEPARATOR)) throw new Error(`A value of ${action} has a separator in it`);
      id += SEPARATOR + idPart;
    }
    return id;
  };
  return {
    action,
    fits: (values) => idTextOf(values).length <= MAX_COMPONENT_ID_LENGTH,
    write(values) {
      const id = idTextOf(values);
      if (id.length > MAX_COMPONENT_ID_LENGTH) throw new Error(`A component's id has ${id.length} characters: ${id}`);
      return id;
    },
    needs: (parts) => combineNeeds(fieldEntries.map(([, field], index) => field.needs?.(parts[index] ?? ''))),
    read(parts, session) {
      const valueEntries: [string, unknown][] = [];
      for (const [index, [name, field]] of fieldEntries.entries()) {
        const valueResult = field.read(parts[index] ?? '', session);
        if (!valueResult.ok) return valueResult;
        valueEntries.push([name, valueResult.value]);
      }
      // Each value comes from its field's reader, so it has the field's type.
      return ok(Object.fromEntries(valueEntries) as IdValues<F>);
    },
  };
}

/** Declares what a button, menu or form does. It runs only if the id is valid and `requires` is met. */
export function component<V, I extends Need, N extends Need = never, P = unknown>(spec: {
  readonly id: ComponentId<V, I>;
  readonly requires?: Precondition<P>;
  /** The data that the handler needs. The channel's encounter and the data for reading the id are loaded anyway. */
  readonly needs?: Needs<N>;
  readonly run: (values: V, session: Session<I | NoInfer<N>> & P, input: ComponentInput) => Answer;
}): ComponentHandler {
  return {
    action: spec.id.action,
    needs: (parts) => combineNeeds([spec.needs, spec.id.needs(parts)]),
    handle(parts, input, session) {
      const valuesResult = spec.id.read(parts, session);
      if (!valuesResult.ok) return refusalReply(valuesResult.why, session);
      const preconditionResult = checkPrecondition(session, spec.requires);
      if (!preconditionResult.ok) return refusalReply(preconditionResult.why, session);
      return replyOf(spec.run(valuesResult.value, preconditionResult.value, input), session);
    },
  };
}

/** Splits a component's id into its action and the texts of its values. */
export function splitComponentId(id: string): { readonly action: string; readonly parts: readonly string[] } {
  const [action = '', ...parts] = id.split(SEPARATOR);
  return { action, parts };
}

const STALE_REFUSAL = no({ type: 'stale' });

/** An id field for a whole number that isn't negative. */
export const idInteger: IdField<number> = {
  write: String,
  read: (text) => (/^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? ok(Number(text)) : STALE_REFUSAL),
};

/** An id field for any text without the separator. */
export const idText: IdField<string> = { write: (value) => value, read: (value) => ok(value) };

/** An id field for any text. The separator is escaped. */
export const idEscapedText: IdField<string> = {
  write: (value) => value.replace(/[%|]/g, encodeURIComponent),
  read(value) {
    try {
      return ok(decodeURIComponent(value));
    } catch {
      return STALE_REFUSAL;
    }
  },
};

/** An id field for one of a few words. */
export function idOneOf<const V extends string>(...words: readonly V[]): IdField<V> {
  return {
    write: (word) => word,
    read(text) {
      const matchingWord = words.find((each) => each === text);
      return matchingWord === undefined ? STALE_REFUSAL : ok(matchingWord);
    },
  };
}

/**
 * An id field for the number of the channel's current encounter. If the component belongs to another encounter, it is
 * stale.
 */
export const thisEncounter: IdField<number> = {
  write: String,
  read: (text, { version }) => (version && String(version.encounter) === text ? ok(version.encounter) : STALE_REFUSAL),
};

/**
 * An id field for the number of an open question. The question's buttons work until the question is answered, even if
 * the encounter changes.
 */
export const thisQuestion: IdField<number> = {
  write: String,
  read(text, { waiting }) {
    const entry = openQuestions(waiting).find(({ revision }) => String(revision) === text);
    return entry ? ok(entry.revision) : STALE_REFUSAL;
  },
};

/** An id field for one of the caller's characters. */
export const idOwnCharacter: IdField<Character, 'characters'> = {
  write: ({ id }) => id,
  needs: () => ({ characters: true }),
  read: (id, session) => characterOf(session, id),
};

/** The constants of the 32-bit hash FNV-1a. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The short hash of a name or id. It is used because a component's id can only have 100 characters. When the id is read,
 * the hash in it is compared with the hashes of the entries that can be chosen.
 */
export function textHash(text: string): string {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return (hash >>> 0).toString(36);
}

/** Finds an entry by its short hash. Undefined if no entry or several entries have this hash. */
export function findByHash<T>(wantedHash: string, entries: readonly T[], textOf: (each: T) => string): T | undefined {
  const entriesWithHash = entries.filter((each) => textHash(textOf(each)) === wantedHash);
  return entriesWithHash.length === 1 ? entriesWithHash[0] : undefined;
}
