/**
 * Measures how long it takes to find the action in a text, in a fight of 40 combatants.
 *
 * node bench/prose.ts [system]
 *
 * Times are of the thread's CPU, so that other programs don't count. The texts are those of the corpus and hostile ones,
 * each once. For some of them, what the combatant can do is worked out anew, as `/do` does it for every text.
 */
import { readProse } from '../src/prose/read.ts';
import { completeActions } from '../src/rules/core/complete-actions.ts';
import { isOnTurn } from '../src/rules/core/encounter.ts';
import { rulesNamed } from '../src/rules/systems.ts';
import { MANNER_NAME_KINDS, nameAmong, TOOL_NAME_KINDS } from '../src/text/names.ts';
import { lexiconOf } from '../src/text/verbs.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../test/embeds/random-fight.ts';
import { corpusOf } from '../test/prose/corpus.ts';
import { hostileTexts } from '../test/prose/hostile.ts';
import { SITUATIONS } from '../test/prose/situations.ts';
import { seededDice } from '../test/rules/core/seeded-dice.ts';

const COMBATANT_COUNT = 40;
const HOSTILE_TEXT_COUNT = 2000;
/** The number of texts for which the combatant's actions are worked out anew. */
const WHOLE_TEXT_COUNT = 300;

/** Milliseconds of the thread's CPU. */
function timeOf(work: () => unknown): number {
  const startUsage = process.threadCpuUsage();
  work();
  const { user, system: systemTime } = process.threadCpuUsage(startUsage);
  return (user + systemTime) / 1000;
}

function timesOf(system: string): { readonly reads: readonly number[]; readonly whole: readonly number[] } {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No system ${system}`);
  const table = new TestTable(rules, openingEncounter(rules), () => seededDice(1));
  const kinds = rules.archetypes;
  for (let index = 0; index < COMBATANT_COUNT; index++) {
    const kind = kinds[index % kinds.length]?.name ?? '';
    const combatants = [premadeCombatant(rules, kind, table.encounter, { name: `${kind} ${index + 1}` })];
    table.do({ type: 'join', combatants });
  }
  table.do({ type: 'initiative' });
  const { encounter } = table;
  const actor = encounter.combatants.find(({ id, side }) => side === 'players' && isOnTurn(encounter, id))?.id;
  const by = actor ?? encounter.combatants.find(({ id }) => isOnTurn(encounter, id))?.id ?? '';
  const acts = completeActions(rules, encounter, by, false);
  const reader = {
    ...{ rules, encounter, actor: by, acts, recent: { attacks: [] }, seen: encounter.combatants, inHand: [] },
    mayKnowHealth: () => true,
    lexicon: lexiconOf(system),
    namesOf: (kind: 'tool' | 'manner', id: string) => [
      nameAmong(system, kind === 'tool' ? TOOL_NAME_KINDS : MANNER_NAME_KINDS, id),
    ],
  };
  const { work, talk } = corpusOf(system);
  const texts = [...[...work, ...talk].map(({ say }) => say), ...hostileTexts(HOSTILE_TEXT_COUNT, 7)];
  for (const text of texts.slice(0, 200)) readProse(text, reader);
  const readTimes = texts.map((text) => timeOf(() => readProse(text, reader)));
  const readAnew = (text: string) => readProse(text, { ...reader, acts: completeActions(rules, encounter, by, false) });
  for (const text of texts.slice(0, 20)) readAnew(text);
  const wholeTimes = texts.slice(0, WHOLE_TEXT_COUNT).map((text) => timeOf(() => readAnew(text)));
  return { reads: readTimes, whole: wholeTimes };
}

const [wanted] = process.argv.slice(2);
for (const system of wanted === undefined ? Object.keys(SITUATIONS) : [wanted]) {
  const { reads, whole } = timesOf(system);
  const [read, all] = [reads, whole].map((times) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    return `mean ${mean.toFixed(2)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
  });
  console.log(`${system}: a text ${read}; with its actions ${all}`);
}
