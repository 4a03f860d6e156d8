import type { Outcome } from '../../src/embeds/meters.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Dice } from '../../src/rules/core/dice.ts';
import { type Combatant, type Encounter, onTurn, type Setting } from '../../src/rules/core/encounter.ts';
import type { Offers } from '../../src/rules/core/intent.ts';
import { newEncounter } from '../../src/rules/core/new-encounter.ts';
import { actionOffers } from '../../src/rules/core/play.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';

/** A premade combatant of these rules, for a test's fight. */
export function premadeCombatant(
  rules: Ruleset,
  archetype: string,
  { settings }: Pick<Encounter, 'settings'>,
  more: Partial<Combatant> = {},
): Combatant {
  const premade = rules.archetypes.find(({ name }) => name === archetype);
  if (!premade) throw new Error(`No ${archetype} in ${rules.id}`);
  const isCharacter = premade.kind === 'character';
  const name = more.name ?? archetype;
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    side: isCharacter ? 'players' : 'enemies',
    ...(isCharacter && { controller: `player-${name.length}` }),
    sheet: premade.sheet,
    resources: rules.resources(premade.sheet, settings),
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: rules.own.combatant(premade.sheet, settings),
    ...more,
  };
}

/** A fight of these rules that no one has joined yet. */
export function openingEncounter(rules: Ruleset, settings: Readonly<Record<string, Setting>> = {}): Encounter {
  return newEncounter(rules, { name: 'A fight', gms: ['gm'], settings });
}

/**
 * A table for tests that does deeds one after another and keeps their outcomes. `answer` chooses the answers to
 * questions.
 */
export class TestTable {
  readonly outcomes: Outcome[] = [];
  readonly #rules: Ruleset;
  readonly #dice: () => Dice;
  readonly #answer: (offers: readonly string[]) => string;
  encounter: Encounter;

  constructor(
    rules: Ruleset,
    encounter: Encounter,
    dice: () => Dice,
    answer: (offers: readonly string[]) => string = ([first]) => first ?? 'so be it',
  ) {
    this.#rules = rules;
    this.encounter = encounter;
    this.#dice = dice;
    this.#answer = answer;
  }

  /** Does the deed, answers its questions, and returns whether it was possible. */
  do(deed: Deed): boolean {
    const dice = this.#dice();
    const rolled: number[] = [];
    const answers: string[] = [];
    for (;;) {
      let index = 0;
      // When a deed is done again with an answer, the dice from before the question must show the same faces.
      const replayedDice: Dice = {
        roll: (sides) => {
          const face = rolled[index] ?? dice.roll(sides);
          rolled[index] = face;
          index += 1;
          return face;
        },
      };
      const before = this.encounter;
      const result = carryOut(this.#rules, before, deed, replayedDice, answers);
      if (!result.ok) return false;
      if (result.value.type === 'asked') {
        answers.push(this.#answer(result.value.question.offers));
        continue;
      }
      const { after, events } = result.value;
      this.encounter = after;
      this.outcomes.push({ before, after, events, phraseSeed: { encounter: 1, deed: this.outcomes.length } });
      return true;
    }
  }
}

/** A random fight of up to `deeds` deeds. Its combatants, their deeds and their answers are random too. */
export function randomFight(rules: Ruleset, seed: number, settings: Readonly<Record<string, Setting>>, deeds = 120) {
  const dice = seededDice(seed);
  const pickAny = <T>(list: readonly T[]): T | undefined => list[dice.roll(Math.max(2, list.length)) % list.length];
  const happens = (percent: number) => dice.roll(100) <= percent;
  const randomSettings = Object.fromEntries(
    Object.entries(rules.settings).map(([name, { values }]) => [name, happens(70) ? values[0] : pickAny(values)]),
  );
  const start = openingEncounter(rules, { ...(randomSettings as Record<string, Setting>), ...settings });
  const table = new TestTable(
    rules,
    start,
    () => dice,
    (offers) => pickAny(offers) ?? 'a cut across the cheek',
  );
  const cast: Combatant[] = [];
  for (const [kind, count] of [
    ['character', 3],
    ['creature', 4],
  ] as const) {
    const candidates = rules.archetypes.filter((each) => each.kind === kind);
    for (let index = 0; index < count; index++) {
      const orders = Object.fromEntries(
        Object.entries(rules.standingOrders).flatMap(([about, { offers }]) =>
          happens(50) ? [[about, pickAny(offers) ?? '']] : [],
        ),
      );
      const name = pickAny(candidates)?.name ?? '';
      cast.push(premadeCombatant(rules, name, start, { name: `${name} ${cast.length + 1}`, standingOrders: orders }));
    }
  }
  for (const each of cast) table.do({ type: 'join', combatants: [each] });
  table.do({ type: 'initiative' });

  const gmDeed = (): Deed => {
    const subjectId = pickAny(table.encounter.combatants)?.id ?? '';
    const condition = pickAny(Object.keys(rules.conditions)) ?? '';
    const each = pickAny(table.encounter.combatants.find(({ id }) => id === subjectId)?.conditions ?? []);
    if (each && happens(40)) return { type: 'cure', subject: subjectId, key: each.key };
    const source = pickAny(table.encounter.combatants)?.id ?? '';
    return {
      type: 'afflict',
      subject: subjectId,
      affliction: { condition, source, ...(happens(50) && { rounds: 2 }), value: 2 },
    };
  };
  const deed = (): Deed | undefined => {
    const { encounter } = table;
    if (happens(12)) return gmDeed();
    const turn = onTurn(encounter);
    const actor = happens(85) ? (pickAny(turn) ?? pickAny(encounter.combatants)) : pickAny(encounter.combatants);
    if (!actor) return undefined;
    if (happens(10)) return { type: 'end-turn', subject: actor.id, ...(happens(30) && { passedOver: true as const }) };
    const offered = actionOffers(rules, encounter, actor.id);
    const attacks = offered.filter(({ action }) => action === 'attack' || action === 'cast');
    const chosenOffer = attacks.length > 0 && happens(50) ? pickAny(attacks) : pickAny(offered);
    if (!chosenOffer) return { type: 'end-turn', subject: actor.id };
    return {
      type: 'intent',
      intent: { action: chosenOffer.action, actor: actor.id, ...pickOffered(chosenOffer.offers) },
    };
  };
  const pickOffered = (offers: Offers) => {
    const [at, tool, how, range] = [
      pickAny(offers.targets ?? []),
      pickAny(offers.tools ?? []),
      pickAny(offers.manners ?? []),
      pickAny(offers.ranges ?? []),
    ];
    const position = happens(20) ? { flanked: 'flanked', behind: happens(50) } : {};
    return {
      ...(at !== undefined && { targets: [at] }),
      ...(tool !== undefined && happens(80) && { tool }),
      ...(how !== undefined && { manner: how }),
      ...(offers.amount && happens(60) && { amount: dice.roll(Math.max(2, Math.min(offers.amount.most, 12))) - 1 }),
      situation: { ...(range !== undefined && happens(20) && { range }), ...position },
    };
  };
  for (let doneCount = 0, triedCount = 0; doneCount < deeds && triedCount < deeds * 6; triedCount++) {
    if (table.encounter.phase === 'aftermath') {
      for (const { id } of table.encounter.combatants)
        table.do({ type: 'intent', intent: { action: 'rest', actor: id, manner: pickAny(rules.rests) ?? '' } });
      if (happens(30) || !table.do({ type: 'initiative' })) break;
    }
    const nextDeed = deed();
    if (nextDeed && table.do(nextDeed)) doneCount += 1;
  }
  if (table.encounter.phase !== 'ended') table.do({ type: 'end-scene' });
  return table.outcomes;
}

/** A duel of this many rounds between two combatants who only attack each other. No one helps a fallen combatant up. */
export function duel(rules: Ruleset, seed: number, settings: Readonly<Record<string, Setting>>, rounds = 10) {
  const dice = seededDice(seed);
  const start = openingEncounter(rules, settings);
  const table = new TestTable(rules, start, () => dice);
  const [one, other] = (['character', 'creature'] as const).map((kind) => {
    const archetypes = rules.archetypes.filter((each) => each.kind === kind);
    const name = archetypes[(seed % 3) % archetypes.length]?.name ?? '';
    return premadeCombatant(rules, name, start, { name, id: kind });
  });
  if (!one || !other) throw new Error('No one to fight');
  table.do({ type: 'join', combatants: [one, other] });
  table.do({ type: 'initiative' });
  for (let turn = 0; table.encounter.phase === 'fighting' && table.encounter.round <= rounds && turn < 200; turn++) {
    const [actor] = onTurn(table.encounter);
    if (!actor) break;
    const otherId = actor.id === one.id ? other.id : one.id;
    const wasPlayed = table.do({ type: 'intent', intent: { action: 'attack', actor: actor.id, targets: [otherId] } });
    if (!wasPlayed) table.do({ type: 'end-turn', subject: actor.id });
  }
  return table.outcomes;
}
