// The creatures and characters of a pack, each with its whole sheet, even if it starts from another one.

import { given } from '../rules/core/given.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { alike, type Named } from '../rules/core/sheet-fields.ts';
import { type SheetFault, wholeSheets } from '../rules/core/whole-sheets.ts';
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
    findings.add(['stock'], { type: 'wants', wants: { kind: 'lists' } });
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

/** The pack's creatures and characters with their whole sheets. Those that don't fit are left out and noted. */
export function creaturesIn(
  rules: Ruleset,
  title: string,
  written: Readonly<Record<Kind, readonly Placed<WrittenCreature>[]>>,
  stock: StockRead,
  findings: Findings,
): Readonly<Record<Kind, readonly PackCreature[]>> {
  const all = [...written.creature, ...written.character];
  const known = { book: rules.archetypes, stock: stock.entries };
  const sheets = wholeSheets(rules, all, known, (place, fault) => note(all[place]?.at ?? [], fault));

  function note(at: readonly string[], fault: SheetFault): void {
    const place = [...at, 'sheet'];
    switch (fault.type) {
      case 'circle':
        findings.add([...at, 'like'], fault);
        break;
      case 'no-creature':
        findings.addUnknown([...at, 'like'], 'creature', fault.like, fault.known);
        break;
      case 'no-sheet':
        findings.add(at, fault);
        break;
      case 'unfit':
        findings.addProblems(fault.problems, place);
        break;
      case 'no-entry': {
        const path = [...place, ...fault.path];
        // The fault of a stock entry is reported at that entry.
        if (stock.unfit.some((name) => alike(name, fault.typed))) findings.silence(path);
        const names = fault.known.map(({ name }) => name);
        findings.addUnknown(path, 'entry', fault.typed, names);
      }
    }
  }

  const ready = (kind: Kind) =>
    all.flatMap(({ entry }, place): readonly PackCreature[] => {
      const sheet = sheets[place];
      const isCharacter = place >= written.creature.length;
      if (isCharacter !== (kind === 'character') || !entry || !sheet) return [];
      const { name, source = title, brief, style, reactions } = entry;
      return [{ name, kind, source, sheet, ...given({ brief, style, standingOrders: reactions }) }];
    });
  return { creature: ready('creature'), character: ready('character') };
}
