import { plain } from '../../markdown.ts';
import type { Named } from '../../phrase.ts';

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

/** Words that are no weapons but take an article all the same. */
const PLAIN = words('attack breath flame storm ray bolt wave cloud pool trap kit grenade potion draught tea scanner');

/** A tool as a sentence names it; and how it does harm, where its name says so. */
type Tool = Pick<Named, 'tool' | 'own' | 's'> & { readonly manner?: Manner };

/** What is called otherwise in a sentence than on a sheet. */
const SAID: ReadonlyMap<string, Tool> = new Map([
  ['improvised', { tool: 'whatever lies at hand', own: 'makeshift weapon', s: 's' }],
  ['lava', { tool: 'the lava', own: 'lava', s: 's' }],
  ['drowning', { tool: 'the water', own: 'water', s: 's' }],
  ['falling', { tool: 'the fall', own: 'fall', s: 's' }],
]);

/** Tools by their names on a sheet: one blow names its tool three times, and most blows are struck with a few. */
const KNOWN = new Map<string, Tool>();
/** Players make up names, so all are forgotten when there are this many. */
const MOST_KNOWN = 1000;

/** A tool in a sentence, with the article that fits it, and how it does harm. Absent: bare words for a blow. */
export function toolNamed(typed: string | undefined): Tool {
  if (typed === undefined) return { tool: 'the blow', own: 'blow', s: 's' };
  const known = KNOWN.get(typed);
  if (known) return known;
  const tool = toolFrom(typed);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(typed, tool);
  return tool;
}

function toolFrom(typed: string): Tool {
  const said = SAID.get(typed.toLowerCase());
  if (said) return said;
  const named = typed.replace(/^the /i, '');
  // The thing itself stands before "of": "Blade of Storms".
  const head = named.split(/ (?:of|with|from) /i)[0] ?? named;
  const noun = head
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .findLast((word) => nounIn(word) !== undefined);
  const meant = noun === undefined ? undefined : nounIn(noun);
  if (noun === undefined || meant === undefined) return { tool: plain(typed), own: plain(typed), s: 's' };
  const many = MANY.has(noun) || (noun.endsWith('s') && !noun.endsWith('ss') && !ALL.has(noun));
  const thrown = /^(throwing|thrown)\b/i.test(head);
  const manner = thrown ? ('shot' as const) : meant === PLAIN_NOUN ? undefined : meant;
  // "Grandfather’s Axe" has its article already, and a name with "of" is a name.
  if (/['’]s? /.test(named) || head !== named || /^(my|our|an?|his|her|their) /i.test(named))
    return {
      tool: head === named ? plain(named) : `the ${plain(named)}`,
      own: plain(named),
      s: many ? '' : 's',
      ...(manner && { manner }),
    };
  const own = plain(named.toLowerCase());
  return { tool: `the ${own}`, own, s: many ? '' : 's', ...(manner && { manner }) };
}

/** A spell in a sentence: a name of its own, without an article. */
export function spellNamed(typed: string | undefined): Tool {
  if (typed === undefined) return { tool: 'the spell', own: 'spell', s: 's' };
  return { tool: plain(typed), own: plain(typed), s: 's' };
}

const PLAIN_NOUN = 'plain';
const ALL: ReadonlyMap<string, Manner | typeof PLAIN_NOUN> = new Map([
  ...PLAIN.map((noun) => [noun, PLAIN_NOUN] as const),
  ...MANNERS.flatMap((manner) => NOUNS[manner].map((noun) => [noun, manner] as const)),
]);
/** Whole words only: "hand" does not make a "brigand" one, and "stick" no "lipstick". */
const WHOLE = words('hand stone rock stick touch tail pick horn sting fork tooth tea ray dart kit gun weapon blow bow');
const ENDINGS = [...ALL.keys()].filter((noun) => !WHOLE.includes(noun) && noun.length > 2);

function nounIn(word: string): Manner | typeof PLAIN_NOUN | undefined {
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
