import { given } from '../rules/core/given.ts';
import { MOST_BYTES, readJson } from '../rules/core/json.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../rules/systems.ts';
import { creaturesIn, refuseTwice, stockIn } from './creatures.ts';
import type { PackFileFault, PackProblem } from './fault.ts';
import { Findings, type Placed } from './findings.ts';
import { type LISTS, MOST_IN_PACK, outline, PACK_FORMAT, PACK_VERSION, partsOf } from './form.ts';
import type { Pack, PackCondition } from './pack.ts';
import { mapsIn, type ReadSettings, scenesIn } from './scenes.ts';

/** A pack, or all its faults. */
export type PackRead = { readonly pack: Pack } | { readonly problems: readonly PackProblem[] };

/** Reads a pack's file. */
export function readPack(written: string, readSettings: ReadSettings): PackRead {
  if (new TextEncoder().encode(written).length > MOST_BYTES) return refused('too big');
  const json = readJson(written.replace(/^\uFEFF/, ''));
  if (json.ok) return packIn(json.value, readSettings);
  const { why } = json;
  const because = why.type === 'file-unfit' ? why.because : undefined;
  return refused(because === 'too big' || because === 'too deep' ? because : 'no JSON');
}

/** Reads a pack from parsed JSON. */
export function packIn(value: unknown, readSettings: ReadSettings): PackRead {
  const fields = fieldsIn(value);
  if (fields.get('format') !== PACK_FORMAT) return refused('no pack');
  const version = fields.get('version');
  if (typeof version === 'number' && version > PACK_VERSION) return refused('too new');
  const findings = new Findings();
  const head = findings.read(outline, value, []);
  const system = SYSTEM_IDS.find((id) => id === fields.get('system'));
  const rules = system === undefined ? undefined : rulesNamed(system);
  const parts = rules && partsIn(rules, head?.title ?? '', fields, readSettings, findings);
  if (!head || !parts || findings.problems.length > 0) return { problems: findings.problems };
  const { id, revision, title, license, about, author, source } = head;
  return { pack: { system: head.system, id, revision, title, ...given({ license, about, author, source }), ...parts } };
}

function refused(because: PackFileFault): PackRead {
  return { problems: [{ path: [], fault: { type: 'file', because } }] };
}

type Fields = ReadonlyMap<string, unknown>;

function fieldsIn(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

type Parts = Pick<Pack, 'stock' | (typeof LISTS)[number]>;

/** Reads every part, each entry by itself. References to an entry that didn't fit aren't reported as well. */
function partsIn(rules: Ruleset, title: string, fields: Fields, readSettings: ReadSettings, findings: Findings): Parts {
  const readers = partsOf(rules);
  const stock = stockIn(rules, fields.get('stock'), findings);
  const creature = findings.readEach(readers.creatures, MOST_IN_PACK.creatures, fields.get('creatures'), ['creatures']);
  const character = findings.readEach(readers.characters, MOST_IN_PACK.characters, fields.get('characters'), [
    'characters',
  ]);
  refuseTwice([...creature, ...character], findings);
  const ready = creaturesIn(rules, title, { creature, character }, stock, findings);
  const conditions = conditionsIn(rules, readers.conditions, fields.get('conditions'), findings);
  const drawn = findings.readEach(readers.maps, MOST_IN_PACK.maps, fields.get('maps'), ['maps']);
  refuseTwice(drawn, findings);
  const maps = mapsIn(drawn, findings);
  const set = findings.readEach(readers.scenes, MOST_IN_PACK.scenes, fields.get('scenes'), ['scenes']);
  refuseTwice(set, findings);
  const names = [...creature, ...character, ...rules.archetypes].map(({ name }) => name);
  const known = { creatures: names, mapNames: drawn.map(({ name }) => name), maps };
  return {
    stock: Object.fromEntries(stock.entries),
    creatures: ready.creature,
    characters: ready.character,
    conditions,
    maps,
    scenes: scenesIn(rules, set, known, readSettings, findings),
  };
}

/** The conditions, if the system lets packs add any. */
function conditionsIn(
  rules: Ruleset,
  reader: ReturnType<typeof partsOf>['conditions'],
  value: unknown,
  findings: Findings,
): readonly PackCondition[] {
  const { ownCondition } = rules;
  if (value === undefined) return [];
  if (!ownCondition) {
    findings.add(['conditions'], { type: 'no-conditions' });
    return [];
  }
  const read = findings.readEach(reader, MOST_IN_PACK.conditions, value, ['conditions']);
  refuseTwice(read, findings);
  const book = new Set(Object.keys(rules.conditions).map((name) => name.toLowerCase()));
  return read.flatMap((placed) => {
    const { at, name, entry } = placed;
    if (book.has(name.trim().toLowerCase())) findings.add([...at, 'name'], { type: 'of-the-book', name });
    return entry ? conditionOf(placed, entry) : [];
  });
}

function conditionOf({ name: written }: Placed<unknown>, entry: object): readonly PackCondition[] {
  const { name = written, brief, ...form }: { name?: unknown; brief?: unknown } = entry;
  return typeof name === 'string' ? [{ name, form, ...(typeof brief === 'string' && { brief }) }] : [];
}
