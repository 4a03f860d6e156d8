import { plain } from '../markdown.ts';
import type { Named } from '../phrase.ts';

/** What the books' own things are called in a sentence, with an article. A name that players gave is said as it is. */
const THINGS: ReadonlySet<string> = new Set(
  [
    'axe, bardiche, battleaxe, bite, bone blade, broadsword, burning touch, chaotic blade, claymore, club, crossbow',
    'dagger, divine fist, enchanted bow, enchanted flame sword, flail, glaive, grasp, greatsword, halberd, hand axe',
    'heavy machine gun, heavy pistol, hellblade, hunting bow, ice axe, jagged knife, javelin, knife, kontos',
    'assault rifle, light hammer, light pistol, long bow, longbow, longsword, mace, maul, partisan, poison blade',
    'quarterstaff, rapier, rusty dagger, serrated saber, short bow, shortbow, shortsword, slam, sling, spear, staff',
    'stiletto, sword, throwing knife, war bow, warhammer, shield, buckler, kite shield, tower shield, energy shield',
    'healing potion, red draught, bitter tea, smoke grenade, motion scanner, medkit, wand, orb, tome, symbol',
    'quick attack, focused attack, powerful attack',
    'cannon, carbine, grenade launcher, machine pistol, monoblade, needle gun, power fist, rotary gun, shock baton',
    'shotgun, sniper rifle, stomp',
    'acid mass, dead hand, grave blade, rock, tail, trunk, web',
  ]
    .join(', ')
    .split(', '),
);
const MANY: ReadonlySet<string> = new Set(
  'brass knuckles, claws, dead fists, fangs, fists, talons, teeth, twin blades, tusks, wings, hooves'.split(', '),
);

/** What is called otherwise in a sentence than on a sheet. */
const SAID: ReadonlyMap<string, Tool> = new Map([
  ['improvised', { tool: 'whatever lies at hand', own: 'makeshift weapon', s: 's' }],
  ['lava', { tool: 'the lava', own: 'lava', s: 's' }],
  ['drowning', { tool: 'the water', own: 'water', s: 's' }],
  ['falling', { tool: 'the fall', own: 'fall', s: 's' }],
]);

/** A tool as a sentence names it. */
type Tool = Pick<Named, 'tool' | 'own' | 's'>;

/** A tool in a sentence. Absent: bare words for a blow. */
export function toolNamed(typed: string | undefined): Tool {
  if (typed === undefined) return { tool: 'the blow', own: 'blow', s: 's' };
  const name = typed.toLowerCase();
  const said = SAID.get(name);
  if (said) return said;
  if (THINGS.has(name)) return { tool: `the ${name}`, own: name, s: 's' };
  if (MANY.has(name)) return { tool: `the ${name}`, own: name, s: '' };
  return spellNamed(typed);
}

/** A spell in a sentence: a name of its own, without an article. */
export function spellNamed(typed: string | undefined): Tool {
  if (typed === undefined) return { tool: 'the spell', own: 'spell', s: 's' };
  const name = plain(typed);
  return { tool: name, own: name, s: 's' };
}
