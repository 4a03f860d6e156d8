/**
 * How many attacks a second the rules alone resolve, on one core, without storing or telling them.
 *
 *     node bench/rules.ts [system]
 *
 * One of each system's ready-made fighters strikes another, always in the same fight: planned, rolled, recorded, applied,
 * settled. Medians of several rounds.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { carryOut } from '../src/rules/core/carry-out.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import type { Dice } from '../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../src/rules/core/encounter.ts';
import type { Intent } from '../src/rules/core/intent.ts';
import { choices, play } from '../src/rules/core/play.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';
import { median, short, table } from './figures.ts';

const ROUNDS = 9;
const ROUND_MS = 300;
const GOAL = 200_000;

const generator = xoroshiro128plus(20_260_101);
const dice: Dice = { throw: (sides) => uniformInt(generator, 1, sides) };

/** Two ready-made fighters against each other, at somebody's turn. */
function fight(rules: Ruleset): Encounter {
  const settings = Object.fromEntries(
    Object.entries(rules.settings).map(([name, { values }]) => [name, values[0] ?? true]),
  );
  const opening: Encounter = {
    system: rules.id,
    name: 'The yard',
    gms: [],
    phase: 'gathering',
    round: 0,
    turnOrder: [],
    turn: -1,
    done: [],
    settings,
    combatants: [],
    positions: {},
    own: rules.own.encounter(settings),
  };
  const fighters = rules.archetypes.filter(({ kind }) => kind === 'character').slice(0, 2);
  const combatants = [0, 1].map((side) => {
    const { name, sheet } = fighters[side] ?? fighters[0] ?? { name: '', sheet: {} };
    const tracks = rules.resources(sheet, settings);
    return {
      id: `c${side}`,
      name: `${name} ${side}`,
      side: `s${side}`,
      sheet,
      resources: tracks,
      conditions: [],
      vitality: 'up',
      standingOrders: {},
      own: rules.own.combatant(sheet, settings),
    } as const;
  });
  const joined = done(rules, opening, { type: 'join', combatants });
  return done(rules, joined, { type: 'initiative' });
}

function done(rules: Ruleset, before: Encounter, deed: Deed): Encounter {
  const played = carryOut(rules, before, deed, dice);
  if (!played.ok) throw new Error(JSON.stringify(played.why));
  return played.value.after;
}

/** An attack that is possible now, with the answers that it asks for. */
function attack(
  rules: Ruleset,
  encounter: Encounter,
): { readonly intent: Intent; readonly answers: readonly string[] } {
  const [by] = onTurn(encounter);
  const offers = by && choices(rules, encounter, by.id).find(({ action }) => action === 'attack')?.offers;
  if (!by || !offers) throw new Error(`Nobody can attack in ${rules.id}`);
  const [tool] = offers.tools ?? [];
  const intent = {
    action: 'attack',
    actor: by.id,
    targets: offers.targets?.slice(0, 1) ?? [],
    ...(tool !== undefined && { tool: tool }),
  };
  const answers: string[] = [];
  for (let asked = 0; asked < 5; asked++) {
    const played = play(rules, encounter, intent, dice, answers);
    if (!played.ok) throw new Error(`${rules.id}: ${JSON.stringify(played.why)}`);
    if (played.value.type === 'done') break;
    answers.push(played.value.question.offers[0] ?? 'words');
  }
  return { intent, answers };
}

function perSecond(rules: Ruleset): number {
  const encounter = fight(rules);
  const { intent, answers } = attack(rules, encounter);
  const rounds: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    let count = 0;
    for (; performance.now() - from < ROUND_MS; count += 100)
      for (let each = 0; each < 100; each++) play(rules, encounter, intent, dice, answers);
    // Seconds of CPU, so that whoever else uses the machine does not count.
    const { user, system } = process.cpuUsage(cpu);
    if (round >= 0) rounds.push(count / ((user + system) / 1e6));
  }
  return median(rounds);
}

const wanted = process.argv[2];
const rows = SYSTEM_IDS.filter((id) => wanted === undefined || id === wanted).map((id) => {
  const rules = rulesNamed(id);
  if (!rules) throw new Error(`No system ${id}`);
  const figure = perSecond(rules);
  return [id, short(figure), (1e6 / figure).toFixed(1), `${(figure / GOAL).toFixed(2)} ×`];
});
console.log(table(['system', 'attacks a second', 'µs an attack', `of ${short(GOAL)}`], rows));
