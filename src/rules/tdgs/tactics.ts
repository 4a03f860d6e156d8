// TDGS › 5 Actions: what they come to for somebody who plays itself. The worths are chosen, none is the book's

import { isFoe, type Seen, seenAmong } from '../core/actor-view.ts';
import { bears, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Mind, Option } from '../core/mind.ts';
import { fears } from './attack.ts';
import type { ConditionName } from './condition-names.ts';
import { isMelee } from './range.ts';
import type { Tdgs } from './sheet.ts';
import { apparent } from './stats.ts';
import { castings, items } from './tactics-casting.ts';
import { foesOf, maySway, mightOf, powerOf, spellPowerOf, spends, sumOf, type View } from './tactics-reckoning.ts';
import { limit } from './uses.ts';
import { usable, wielded } from './weapons.ts';

export const mind: Mind<Tdgs> = {
  options: (view) => [
    ...attacks(view),
    ...closing(view),
    ...castings(view, 'cast'),
    ...castings(view, 'instant'),
    ...items(view),
    ...care(view),
    ...footing(view),
    ...otherWeapons(view),
    ...words(view),
    ...wrestling(view),
    ...(view.ways('defend').some(({ manner }) => manner === 'full')
      ? [{ kind: 'guard', worth: 1, intent: { action: 'defend', manner: 'full' } } as const]
      : []),
  ],
  likely: (view) => [...attacks(view), ...castings(view, 'cast'), ...closing(view)],
  /** Without leave no interrupt whose use does not come back with the round. */
  answer({ sheet }, { about, offers }, _, leave) {
    if (about !== 'interrupt' || leave === undefined) return undefined;
    const free = sheet.abilities.find((each) => offers.includes(each.interrupt ?? '') && limit(each)?.per === 'round');
    return free?.interrupt ?? 'none';
  },
};

function attacks(view: View): readonly Option[] {
  const { sheet } = view.actor;
  const might = mightOf(view);
  const weapons = usable(sheet);
  return view.ways('attack').flatMap((way) => {
    const weapon = weapons.find(({ name }) => name === way.tool) ?? wielded(sheet);
    const trick = sheet.abilities.find(({ name }) => name === way.manner);
    const power = powerOf(view, weapon) + (trick ? sumOf(trick.adds) : 0);
    const { tool, manner } = way;
    return foesOf(view, way).map(({ id }) => ({
      kind: 'harm' as const,
      worth: power / might,
      whom: id,
      intent: { action: 'attack', targets: [id], ...given({ tool, manner }) },
      ...(trick && spends(trick)),
    }));
  });
}

/** Most foes whom somebody thinks of going to: the search for a way costs the most of a choice. */
const MOST_TOWARDS = 2;

/** On the field, towards the nearest foes, where none is in reach of the weapon in hand. */
function closing(view: View): readonly Option[] {
  const foes = view.others.flatMap((each) =>
    isFoe(each) && each.squares !== undefined ? [{ ...each, squares: each.squares }] : [],
  );
  const inHand = view.ways('attack').find(({ tool, manner }) => tool === undefined && manner === undefined);
  if (foes.length === 0 || (inHand && foesOf(view, inHand).some(isFoe))) return [];
  // Who can do no harm from here has nothing to wait for, however cowardly.
  const worth = harmsFromHere(view) ? 1 : 3;
  return foes
    .toSorted((a, b) => a.squares - b.squares)
    .slice(0, MOST_TOWARDS)
    .flatMap(({ id }) => {
      const way = view.towards(id);
      return way ? [{ kind: 'close', worth, whom: id, intent: way.intent } as const] : [];
    });
}

/** Whether a spell that harms reaches anybody. */
function harmsFromHere(view: View): boolean {
  return view.ways('cast').some(({ tool, targets = [], tiles = [] }) => {
    const spell = view.actor.sheet.abilities.find(({ name }) => name === tool);
    return spell !== undefined && !spell.helpful && spellPowerOf(view, spell) > 0 && targets.length + tiles.length > 0;
  });
}

/** Putting out flames, stopping blood, waking the sleeping. */
function care(view: View): readonly Option[] {
  const { actor } = view;
  const found: Option[] = [];
  const of = (action: string, manner: string | undefined, needs: ConditionName, worth: number) => {
    const intent = { action, ...given({ manner }) };
    if (bears(actor, needs)) found.push({ kind: 'rise', worth, intent: { ...intent, targets: [actor.id] } });
    for (const { id, friend, conditions } of view.others)
      if (friend && conditions.includes(needs))
        found.push({ kind: 'boost', worth: 1.2 * worth, whom: id, intent: { ...intent, targets: [id] } });
  };
  of('extinguish', 'roll on the ground', 'Burning', 0.8);
  of('treat', 'bleeding', 'Bleeding', 0.7);
  for (const { id } of seenAmong(view.offers('wake')?.targets, view, ({ friend }) => friend))
    found.push({ kind: 'heal', worth: 0.6, whom: id, intent: { action: 'wake', targets: [id] } });
  return found;
}

/** Back on one's feet, out of a hold; with a bow a step back from whoever is near. */
function footing(view: View): readonly Option[] {
  const { actor } = view;
  const found: Option[] = [];
  if (bears(actor, 'Prone')) found.push({ kind: 'rise', worth: 0.5, intent: { action: 'stand' } });
  if (bears(actor, 'Grappled')) found.push({ kind: 'rise', worth: 0.5, intent: { action: 'escape' } });
  const near = view.others.filter((each) => isFoe(each) && each.near).map(({ id }) => id);
  const isTold = view.others.some(({ squares }) => squares !== undefined);
  if (near.length > 0 && !isTold && resource(actor, 'actions').value === 0 && !isMelee(wielded(actor.sheet).range))
    found.push({ kind: 'prepare', worth: 1, intent: { action: 'step', targets: near } });
  return found;
}

/** A bow for whoever is too afraid to come near any foe, and on the field for whoever can get at none and no nearer to one. */
function otherWeapons(view: View): readonly Option[] {
  const { actor, others } = view;
  const { weapons } = actor.sheet;
  const able = isMelee(wielded(actor.sheet).range) && others.some((each) => isFoe(each) && !fears(actor, each.id));
  if (able ? !isCutOff(view) : !bears(actor, 'Frightened')) return [];
  return weapons
    .filter(({ range }) => !isMelee(range))
    .map(({ name }) => ({ kind: 'prepare', worth: 1, intent: { action: 'equip', tool: name, manner: 'hand' } }));
}

function isCutOff(view: View): boolean {
  const isOnField = view.others.some((each) => isFoe(each) && each.squares !== undefined);
  const reached = view.ways('attack').some((way) => foesOf(view, way).some(isFoe));
  return isOnField && !reached && closing(view).length === 0;
}

/** To frighten a foe, and to help a friend whose blow counts for more. */
function words(view: View): readonly Option[] {
  const { actor } = view;
  const strength = Math.min(1, apparent(actor, 'CHA').value / 12);
  const lacks = (condition: ConditionName) => (each: Seen) =>
    each.vitality === 'up' && !each.conditions.includes(condition);
  const fearless = view.others.filter((each) => isFoe(each) && lacks('Frightened')(each));
  const friends = view.others.filter((each) => each.friend && lacks('Helped')(each));
  return [
    ...fearless
      .filter(({ id }) => maySway(view, 'Frightened', id))
      .map(({ id }) => ({
        kind: 'hinder' as const,
        worth: 0.8 * strength,
        whom: id,
        intent: { action: 'intimidate', targets: [id] },
      })),
    ...friends.map(({ id }) => ({
      kind: 'boost' as const,
      worth: 0.5,
      whom: id,
      intent: { action: 'help', targets: [id] },
    })),
  ];
}

/** To hold a foe, who can then strike nobody else, or to throw it down; for the strong, and one at a time. */
function wrestling(view: View): readonly Option[] {
  const { actor, others } = view;
  const strength = Math.min(1, apparent(actor, 'STR').value / 14);
  const foes = others.filter(isFoe);
  const holds = foes.some(({ conditions }) => conditions.includes('Grappled'));
  const on = (action: string, worth: number, lacks: ConditionName) =>
    seenAmong(view.offers(action)?.targets, view, isFoe)
      .filter(({ conditions }) => !conditions.includes(lacks))
      .map(({ id }) => ({
        kind: 'hinder' as const,
        worth: worth * strength,
        whom: id,
        intent: { action, targets: [id] },
      }));
  return [...(holds || foes.length < 2 ? [] : on('grapple', 1.1, 'Grappled')), ...on('shove', 0.8, 'Prone')];
}
