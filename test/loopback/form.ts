import { ApiError, type ErrorTree } from './api-error.ts';

/** A JSON object whose fields haven't been checked. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number of characters in a text. Discord counts code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** How long a text or a list may be. The field may be missing, unless it is `required` or has a `min`. */
export interface Extent {
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
}

/** Checks a body. If something is wrong, throws a 400 that lists everything. */
export function checkForm(body: unknown, check: (form: Field) => void): void {
  const errors: ErrorTree = {};
  check(new Field(body, [], errors));
  if (Object.keys(errors).length > 0) throw new ApiError(400, 50035, 'Invalid Form Body', errors);
}

/** A field of a body, with its path. */
export class Field {
  readonly value: unknown;
  readonly #path: readonly string[];
  readonly #errors: ErrorTree;

  constructor(value: unknown, path: readonly string[], errors: ErrorTree) {
    this.value = value;
    this.#path = path;
    this.#errors = errors;
  }

  /** True if the field is missing or null. */
  get absent(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** Finds a field of this object by its name. */
  get(name: string): Field {
    return new Field(isJson(this.value) ? this.value[name] : undefined, [...this.#path, name], this.#errors);
  }

  complain(code: string, message: string): void {
    let node = this.#errors;
    for (const name of this.#path) {
      const child = node[name];
      const childTree: ErrorTree = child && !Array.isArray(child) ? child : {};
      node[name] = childTree;
      node = childTree;
    }
    node._errors = [...(node._errors ?? []), { code, message }];
  }

  /** Complains if the field is missing. Returns true if it is there. */
  required(): boolean {
    if (this.absent) this.complain('BASE_TYPE_REQUIRED', 'This field is required');
    return !this.absent;
  }

  object(extent: Pick<Extent, 'required'> = {}): boolean {
    if (this.#skipped(extent)) return false;
    if (isJson(this.value)) return true;
    this.complain('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return false;
  }

  /** The field's text without spaces around it. '' if there is none. */
  text(extent: Extent = {}): string {
    if (this.#skipped(extent)) return '';
    if (typeof this.value !== 'string') {
      this.complain('STRING_TYPE_CONVERT', `Could not interpret "${JSON.stringify(this.value)}" as string.`);
      return '';
    }
    const text = this.value.trim();
    if (extent.min && !text) this.complain('BASE_TYPE_REQUIRED', 'This field is required');
    else this.#measure(text.length > (extent.max ?? 0) ? lengthOf(text) : text.length, extent);
    return text;
  }

  /** The entries of a list, as fields. */
  list(extent: Extent = {}): Field[] {
    if (this.#skipped(extent)) return [];
    if (!Array.isArray(this.value)) {
      this.complain('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      return [];
    }
    this.#measure(this.value.length, extent);
    return this.value.map((item, index) => new Field(item, [...this.#path, String(index)], this.#errors));
  }

  whole(extent: Extent = {}): number | undefined {
    const number = this.number(extent);
    if (number === undefined || Number.isInteger(number)) return number;
    this.complain('NUMBER_TYPE_COERCE', `Value "${number}" is not int.`);
    return undefined;
  }

  number({
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
    required,
  }: Extent = {}): number | undefined {
    if (this.#skipped({ required: required ?? false })) return undefined;
    if (typeof this.value !== 'number') {
      this.complain('NUMBER_TYPE_COERCE', `Value "${JSON.stringify(this.value)}" is not a number.`);
      return undefined;
    }
    if (this.value < min) {
      this.complain('NUMBER_TYPE_MIN', `Value should be greater than or equal to ${min}.`);
    } else if (this.value > max) {
      this.complain('NUMBER_TYPE_MAX', `Value should be less than or equal to ${max}.`);
    }
    return this.value;
  }

  flag(): boolean {
    if (this.absent) return false;
    if (typeof this.value !== 'boolean') this.complain('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
    return this.value === true;
  }

  oneOf(values: readonly unknown[], extent: Pick<Extent, 'required'> = { required: true }): boolean {
    if (this.#skipped(extent)) return false;
    if (values.includes(this.value)) return true;
    this.complain('BASE_TYPE_CHOICES', `Value must be one of {${values.join(', ')}}.`);
    return false;
  }

  #skipped({ required }: Pick<Extent, 'required'>): boolean {
    return required ? !this.required() : this.absent;
  }

  #measure(length: number, { min = 0, max = Number.POSITIVE_INFINITY }: Extent): void {
    if (length >= min && length <= max) return;
    if (min > 0) this.complain('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    else this.complain('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  }
}
