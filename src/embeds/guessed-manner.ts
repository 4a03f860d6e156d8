// Serves until every system records what its blows are (`struck`), and goes with the last of them.

/** How a thing does harm, where its name says so. */
export const MANNERS = ['slash', 'stab', 'crush', 'bite', 'shot'] as const;
export type Manner = (typeof MANNERS)[number];

/** What weapons are called, by how they do harm. A longer word that ends so is one too: "longsword", "warhammer". */
const NOUNS: Readonly<Record<Manner, readonly string[]>> = {
  slash: words(
    'sword blade saber sabre scimitar axe claw talon katana glaive halberd bardiche scythe sickle cleaver cutlass falchion machete claymore whip',
  ),
  stab: words(
    'dagger knife spear rapier lance pike trident javelin kontos partisan stiletto estoc pick sting horn tusk needle fork shard',
  ),
  crush: words(
    'mace hammer club fist staff flail maul slam cudgel kick tail hoof morningstar shield buckler rock stone knuckle baton crowbar wrench stick touch grasp hand blow weapon',
  ),
  bite: words('bite fang tooth jaw beak'),
  shot: words('bow sling pistol rifle gun revolver shotgun carbine musket blaster dart launcher cannon laser shuriken'),
};

/** Plurals that do not end in s. */
const MANY: ReadonlyMap<string, string> = new Map([
  ['teeth', 'tooth'],
  ['hooves', 'hoof'],
  ['knives', 'knife'],
  ['staves', 'staff'],
]);

/** How a thing does harm, where its name says so. */
export function guessedManner(typed: string | undefined): Manner | undefined {
  if (typed === undefined) return undefined;
  const head = typed.replace(/^the /i, '').split(/ (?:of|with|from) /i)[0] ?? typed;
  if (/^(throwing|thrown)\b/i.test(head)) return 'shot';
  return head
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(mannerOf)
    .findLast((manner) => manner !== undefined);
}

const ALL: ReadonlyMap<string, Manner> = new Map(
  MANNERS.flatMap((manner) => NOUNS[manner].map((noun) => [noun, manner] as const)),
);
/** Whole words only: "hand" does not make a "brigand" one, and "stick" no "lipstick". */
const WHOLE = words('hand stone rock stick touch tail pick horn sting fork tooth dart gun weapon blow bow');
const ENDINGS = [...ALL.keys()].filter((noun) => !WHOLE.includes(noun) && noun.length > 2);

function mannerOf(word: string): Manner | undefined {
  const one = MANY.get(word) ?? word;
  for (const each of [one, one.replace(/s$/, '')]) {
    const exact = ALL.get(each);
    if (exact) return exact;
    const last = ENDINGS.find((noun) => each.endsWith(noun));
    if (last !== undefined) return ALL.get(last);
    if (/(cross|long|short|war|great|hunting)bow$/.test(each)) return 'shot';
  }
  return undefined;
}

function words(all: string): readonly string[] {
  return all.split(' ');
}
