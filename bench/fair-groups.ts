/**
 * Finds enemy groups that make a fair fight for the premade characters, and writes them into `src/odds/quick-fight.ts`.
 * *Quick fight* takes its enemies from there. Run it after a change to a premade character, to a creature, or to
 * anything that decides a fight:
 *
 *     node bench/fair-groups.ts tdgs     one system
 *     node bench/fair-groups.ts          all of them
 *
 * It takes one core a few minutes for each system.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { balanceOf } from '../commands/balance.ts';
import {
  type BalanceWork,
  difficultyOf,
  fightCountOf,
  type Lineup,
  suggestionsOf,
  winShareOf,
} from '../src/odds/balance.ts';
import { familyProgress, isBalanceSearchDone, newBalanceSearch, withTrial } from '../src/odds/balance-search.ts';
import { playOut } from '../src/odds/play-out.ts';
import { type CreatureGroup, FAIR_GROUPS, type FairParty } from '../src/odds/quick-fight.ts';
import { computePiece, pieceTaskOf } from '../src/odds/work.ts';
import { ENEMIES, type Encounter, PLAYERS } from '../src/rules/core/encounter.ts';
import { newEncounter } from '../src/rules/core/new-encounter.ts';
import type { Archetype, Ruleset } from '../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { newCombatant } from '../src/session/new-combatant.ts';

const FILE = new URL('../src/odds/quick-fight.ts', import.meta.url);

/** The maximum number of players for whom a group is found. */
const MAX_PLAYERS = 6;
/** The maximum number of parties in each system. */
const MAX_PARTIES = 2;
/** About how many kinds of creatures are tried at once for one party. */
const MAX_KINDS_TO_TRY = 4;
/** A kind of creature is tried if its strength per player is between these. A premade character's strength is 1. */
const [MIN_STRENGTH, MAX_STRENGTH] = [0.03, 0.8];
/** Groups that outnumber the players by more than this are only used if no smaller group is fair. */
const MAX_OUTNUMBERED_BY = 2;
/** The number of fights in a duel that compares two characters. */
const FIGHTS_PER_DUEL = 12;
/**
 * A group needs `MIN_FIGHTS` fights to count as fair. The search goes on until every fair group has `WANTED_FIGHTS`
 * fights.
 */
const [MIN_FIGHTS, WANTED_FIGHTS] = [40, 96];
/** The search for one party ends after this many fights. */
const MAX_FIGHTS = 2_000;

const wantedSystem = process.argv[2];
const groupsBySystem: Record<string, readonly FairParty[]> = { ...FAIR_GROUPS };
for (const system of wantedSystem === undefined ? BUILT_IN_IDS : [wantedSystem]) {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No system ${system}: one of ${BUILT_IN_IDS.join(', ')}`);
  groupsBySystem[system] = partiesOf(rules).map((party, index) => ({ party, groups: groupsFor(rules, party, index) }));
  writeGroups();
}

/**
 * Parties, each in the order its characters join. Each party begins with a different character, followed by those that
 * are closest to it in strength.
 */
function partiesOf(rules: Ruleset): readonly (readonly string[])[] {
  // In some systems, the weakest characters have no fair fight alone.
  const archetypes = byStrength(rules).filter(({ name }) => fairGroups(withParty(rules, [name]), 0).length > 0);
  const parties = Math.min(archetypes.length, MAX_PARTIES);
  return Array.from({ length: parties }, (_, index) => {
    const firstIndex = Math.round((index * (archetypes.length - 1)) / Math.max(1, parties - 1));
    const distance = (place: number) => Math.abs(place - firstIndex);
    const names = archetypes
      .map(({ name }, place) => ({ name, place }))
      .toSorted((a, b) => distance(a.place) - distance(b.place));
    return Array.from({ length: MAX_PLAYERS }, (__, place) => names[place % names.length]?.name ?? '');
  });
}

/** The premade characters, sorted by how many duels they win against each other. */
function byStrength(rules: Ruleset): readonly Archetype[] {
  const characters = rules.archetypes.filter(({ kind }) => kind === 'character');
  const start = newEncounter(rules, { name: 'Duel' });
  const winsOf = (one: Archetype) =>
    characters.reduce((sum, other) => {
      if (one === other) return sum;
      const combatants = [
        newCombatant(start, rules, { id: 'one', name: 'One', side: PLAYERS, sheet: one.sheet }),
        newCombatant(start, rules, { id: 'other', name: 'Other', side: ENEMIES, sheet: other.sheet }),
      ];
      const fights = Array.from(
        { length: FIGHTS_PER_DUEL },
        (_, seed) => playOut(rules, { ...start, combatants }, seed).winner,
      );
      return sum + fights.filter((winner) => winner === PLAYERS).length;
    }, 0);
  const wins = new Map(characters.map((each) => [each, winsOf(each)]));
  return characters.toSorted((a, b) => (wins.get(a) ?? 0) - (wins.get(b) ?? 0));
}

/** Fair groups for the first player of the party, the first two, and so on. */
function groupsFor(
  rules: Ruleset,
  party: readonly string[],
  partyIndex: number,
): readonly (readonly CreatureGroup[])[] {
  return party.map((_, last) => {
    const cpuBefore = process.cpuUsage().user;
    const groups = fairGroups(withParty(rules, party.slice(0, last + 1)), partyIndex);
    if (groups.length === 0) throw new Error(`No fair group for ${party.slice(0, last + 1).join(', ')}`);
    const seconds = ((process.cpuUsage().user - cpuBefore) / 1e6).toFixed(1);
    console.log(rules.id, party.slice(0, last + 1).join(', '), JSON.stringify(groups), `${seconds} s`);
    return groups;
  });
}

function withParty(rules: Ruleset, party: readonly string[]): Encounter {
  const start = newEncounter(rules, { name: 'Quick fight' });
  const combatants = party.map((name, index) => {
    const sheet = rules.archetypes.find((each) => each.name === name)?.sheet ?? {};
    return newCombatant(start, rules, { id: `hero-${index}`, name: `${name} ${index}`, side: PLAYERS, sheet });
  });
  return { ...start, combatants };
}

function fairGroups(encounter: Encounter, partyIndex: number): readonly CreatureGroup[] {
  const work = balanceOf(encounter, { hidden: false, seed: partyIndex + 1 });
  if (!work.ok) throw new Error(work.why.type);
  const players = encounter.combatants.length;
  const creatureKinds = work.value.kinds.slice(0, work.value.creatures);
  const fittingKinds = creatureKinds.filter(
    ({ strength = 0 }) => strength >= MIN_STRENGTH * players && strength <= MAX_STRENGTH * players,
  );
  for (let offset = 0; offset < 3; offset++) {
    const stride = Math.max(1, Math.ceil(fittingKinds.length / MAX_KINDS_TO_TRY));
    const kinds = fittingKinds.filter((_, index) => (index + partyIndex + offset) % stride === 0);
    const groups = searchedGroups({ ...work.value, kinds, creatures: kinds.length });
    if (groups.length > 0) return groups;
  }
  return [];
}

/** Searches until every kind is measured, then plays the suggestions until their odds are precise. */
function searchedGroups(work: BalanceWork): readonly CreatureGroup[] {
  let balance = newBalanceSearch(work);
  const isPreciseEnough = () => {
    const { families, settled } = familyProgress(balance);
    return (
      families === settled &&
      fairSuggestions().length > 0 &&
      fairSuggestions().every(({ forecast }) => forecast.fights >= WANTED_FIGHTS)
    );
  };
  const fairSuggestions = () => suggestionsOf(balance).filter(({ difficulty }) => difficulty === 'fair');
  while (!isBalanceSearchDone(balance) && !isPreciseEnough() && fightCountOf(balance) < MAX_FIGHTS) {
    const pieceTask = pieceTaskOf(work, balance.done, { balance });
    const pieceResult = computePiece(pieceTask.work, pieceTask.piece);
    if (!('forecast' in pieceResult)) throw new Error('A trial without a forecast');
    balance = withTrial(balance, pieceResult.forecast);
  }
  const allFairGroups = fairSuggestions()
    .filter(({ forecast }) => forecast.fights >= MIN_FIGHTS && difficultyOf(winShareOf(forecast)) === 'fair')
    .map(({ lineup }) => groupOf(work, lineup));
  const max = work.encounter.combatants.length + MAX_OUTNUMBERED_BY;
  const smallGroups = allFairGroups.filter(
    (group) => Object.values(group).reduce((sum, count) => sum + count, 0) <= max,
  );
  const groups = smallGroups.length > 0 ? smallGroups : allFairGroups;
  return groups.filter((group, index) => groups.findIndex((each) => isDeepStrictEqual(each, group)) === index);
}

function groupOf({ kinds }: BalanceWork, lineup: Lineup): CreatureGroup {
  return Object.fromEntries(lineup.map(({ kind, count }) => [kinds[kind]?.name ?? '', count]));
}

function writeGroups(): void {
  const source = readFileSync(FILE, 'utf8');
  const head = source.slice(0, source.indexOf('export const FAIR_GROUPS'));
  const body = JSON.stringify(groupsBySystem, undefined, 2);
  writeFileSync(FILE, `${head}export const FAIR_GROUPS: Readonly<Record<string, readonly FairParty[]>> = ${body};\n`);
  // Formats the file like the rest of the code.
  spawnSync('npx', ['biome', 'check', '--write', FILE.pathname], { stdio: 'inherit' });
}
