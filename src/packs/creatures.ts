// The creatures and characters of a pack: each gets its whole sheet, whatever it starts from.

import { given } from '../rules/core/given.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { alike, type Named } from '../rules/core/sheet-fields.ts';
import { changedSheet } from './changed-sheet.ts';
import type { Findings, Placed } from './findings.ts';
import { stockReaders, type WrittenCreature } from './form.ts';
import type { PackCreature } from './pack.ts';

/** A list of the stock, and the names of its entries that didn't fit. */
export interface StockRead {
  readonly entries: ReadonlyMap<string, readonly Named[]>;
  readonly unfit: readonly string[];
}

/** Reads the stock: more entries for the lists of sheets, by the field's key. */
export function stockIn(rules: Ruleset, value: unknown, findings: Findings): StockRead {
  const entries = new Map<string, readonly Named[]>();
  const unfit: string[] = [];
  if (value === undefined) return { entries, unfit };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    findings.add(['stock'], { type: 'wants', wants: 'an object with lists' });
    return { entries, unfit };
  }
  const readers = stockReaders(rules);
  for (const [key, list] of Object.entries(value)) {
    const reader = readers.get(key);
    const path = ['stock', key.slice(0, 40).toWellFormed()];
    if (!reader) findings.add(path, { type: 'no-field' });
    else {
      const read = findings.readEach(reader, 60, list, path);
      refuseTwice(read, findings);
      entries.set(
        key,
        read.flatMap(({ entry }) => (isNamed(entry) ? [entry] : [])),
      );
      unfit.push(...read.flatMap(({ entry, name }) => (entry === undefined ? [name] : [])));
    }
  }
  return { entries, unfit };
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

/** Notes every name that an earlier entry has. */
export function refuseTwice(all: readonly Placed<unknown>[], findings: Findings): void {
  const seen = new Set<string>();
  for (const { at, name } of all) {
    const folded = name.normalize('NFC').trim().toLowerCase();
    if (folded !== '' && seen.has(folded)) findings.add([...at, 'name'], { type: 'twice', name });
    seen.add(folded);
  }
}

type Kind = Archetype['kind'];
type Written = Placed<WrittenCreature> & { readonly kind: Kind };

/** The pack's creatures and characters with their whole sheets. Those that don't fit are left out and noted. */
export function creaturesIn(
  rules: Ruleset,
  title: string,
  written: Readonly<Record<Kind, readonly Placed<WrittenCreature>[]>>,
  stock: StockRead,
  findings: Findings,
): Readonly<Record<Kind, readonly PackCreature[]>> {
  const all: readonly Written[] = [
    ...written.creature.map((each) => ({ ...each, kind: 'creature' as const })),
    ...written.character.map((each) => ({ ...each, kind: 'character' as const })),
  ];
  const sheets = new Map<Written, object | undefined>();
  const begun = new Set<Written>();

  /** The sheet that it starts from. Undefined: there is none that fits. */
  function baseOf(of: Written, like: string): object | undefined {
    const path = [...of.at, 'like'];
    const own = all.find((other) => other !== of && alike(other.name, like));
    if (own && begun.has(own)) {
      findings.add(path, { type: 'circle', name: own.name });
      return undefined;
    }
    if (own) return sheetOf(own);
    const book = rules.archetypes.find(({ name }) => alike(name, like));
    if (!book) {
      const known = [...all.map(({ name }) => name), ...rules.archetypes.map(({ name }) => name)];
      findings.addUnknown(path, 'creature', like, known);
    }
    return book?.sheet;
  }

  function sheetOf(of: Written): object | undefined {
    if (sheets.has(of)) return sheets.get(of);
    begun.add(of);
    const sheet = of.entry && made(of, of.entry);
    begun.delete(of);
    sheets.set(of, sheet);
    return sheet;
  }

  function made(of: Written, { like, sheet: changes }: WrittenCreature): object | undefined {
    const path = [...of.at, 'sheet'];
    if (like === undefined && changes === undefined) {
      findings.add(of.at, { type: 'no-sheet' });
      return undefined;
    }
    const base = like === undefined ? {} : baseOf(of, like);
    // As it is, not as it would be read: a sheet that once fitted stays as it was.
    if (base && Object.keys(changes ?? {}).length === 0) return base;
    let isWhole = true;
    const sheet = changedSheet(
      rules,
      base ?? {},
      changes ?? {},
      (at, typed, known) => {
        isWhole = false;
        const place = [...path, ...at];
        // An entry of the stock with a fault of its own is told there.
        if (stock.unfit.some((name) => alike(name, typed))) findings.silence(place);
        const names = known.map(({ name }) => name);
        findings.addUnknown(place, 'entry', typed, names);
      },
      stock.entries,
    );
    if (!base) readAlone(rules, sheet, path);
    const read: object | undefined = base && findings.read(rules.sheet, sheet, path);
    return isWhole ? read : undefined;
  }

  /** Where what it starts from is missing, its own fields are read one by one. */
  function readAlone({ sheet: { fields = {} } }: Ruleset, sheet: object, path: readonly string[]): void {
    for (const [name, value] of Object.entries(sheet)) {
      const reader = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!reader) findings.add([...path, name.slice(0, 40).toWellFormed()], { type: 'no-field' });
      else if (!reader.fields) findings.read(reader, value, [...path, name]);
    }
  }

  const ready = (kind: Kind) =>
    all.flatMap((each): readonly PackCreature[] => {
      const sheet = sheetOf(each);
      if (each.kind !== kind || !each.entry || !sheet) return [];
      const { name, source = title, brief, style, reactions } = each.entry;
      return [{ name, kind, source, sheet, ...given({ brief, style, standingOrders: reactions }) }];
    });
  return { creature: ready('creature'), character: ready('character') };
}
