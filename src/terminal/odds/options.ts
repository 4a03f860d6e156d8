import { parseArgs } from 'node:util';
import { fromText, integer, number, oneOf, type Reader, readWhole } from '../../rules/core/schema.ts';

export const USAGE = `Usage: npm run odds -- FILE [OTHER] [--seed N] [--aim PERCENT | --fights N] [--only acts|fight] [--stakes] [--strength] [--json]
       npm run odds -- --sheet SYSTEM NAME
FILE is a scene, or OTHER is there and both are characters. docs/odds.md says how they are written.`;

/** What is asked for. */
export interface Options {
  readonly file: string;
  readonly other?: string | undefined;
  readonly seed: number;
  /** How well the chance of winning is to be known: 0.05 is ± 5 %. */
  readonly aim: number;
  readonly fights?: number | undefined;
  readonly only?: 'acts' | 'fight' | undefined;
  /** Each act with points staked on it, too. */
  readonly stakes: boolean;
  /** How strong the creatures are, by fights that take some seconds each. */
  readonly strength: boolean;
  readonly json: boolean;
  /** Nothing is worked out: the file of somebody ready-made is written. Then `file` is a system, and `other` a name. */
  readonly sheet: boolean;
}

const AIM = 5;
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const seed = integer(1, 999_999_999);
const aim = number(0.5, 20);
const fights = integer(1, 1_000_000);
const only = oneOf(['acts', 'fight']);

/** What the words at the shell ask for, or what is wrong with them. */
export function readOptions(args: readonly string[]): Options | { readonly wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: text,
        aim: text,
        fights: text,
        only: text,
        stakes: flag,
        strength: flag,
        json: flag,
        sheet: flag,
      },
    });
    const [file, other, ...more] = positionals;
    if (file === undefined || more.length > 0) return { wrong: 'Name one file, or those of two characters.' };
    if (values.sheet && other === undefined) return { wrong: 'Name the system, and somebody ready-made in it.' };
    if (values.aim !== undefined && values.fights !== undefined) return { wrong: 'Say --aim or --fights, not both.' };
    return {
      file,
      other,
      seed: readAs('--seed', seed, values.seed) ?? 1,
      aim: (readAs('--aim', aim, values.aim) ?? AIM) / 100,
      fights: readAs('--fights', fights, values.fights),
      only: readAs('--only', only, values.only),
      stakes: values.stakes ?? false,
      strength: values.strength ?? false,
      json: values.json ?? false,
      sheet: values.sheet ?? false,
    };
  } catch (error) {
    // What Node says of an option that it does not know goes on with how to write a file of that name.
    return {
      wrong: error instanceof Error ? error.message.replace(/ To specify a positional.*$/s, '') : String(error),
    };
  }
}

function readAs<T>(name: string, reader: Reader<T>, typed: string | undefined): T | undefined {
  if (typed === undefined) return undefined;
  const read = readWhole(fromText(reader), typed);
  if ('problems' in read) throw new Error(`${name} is ${reader.wants}, not “${typed}”.`);
  return read.value;
}
