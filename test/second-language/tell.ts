// Plays fights of every system in another language, in a copy of the source that has it. Prints the words that are
// still English.

import type { APIEmbed } from 'discord-api-types/v10';
import { missedLines, sideLine } from '../../commands/catch-up.ts';
import { conditionsEmbed } from '../../commands/condition.ts';
import { helpEmbed } from '../../commands/help.ts';
import { actText, conditionText, planText } from '../../commands/plan/screen.ts';
import { deletionNotice, deletionPreview, exportEmbed } from '../../commands/privacy.ts';
import { closingMessage, diceProofEmbed, openingCardEmbed } from '../../src/embeds/card.ts';
import { characterCard, combatantCard } from '../../src/embeds/character.ts';
import { chronicle } from '../../src/embeds/chronicle.ts';
import { logPage } from '../../src/embeds/log.ts';
import { countLuck, diceLines, luckEmbed, luckLines, luckText } from '../../src/embeds/luck.ts';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import { questionEmbed } from '../../src/embeds/question.ts';
import { statusEmbed } from '../../src/embeds/status.ts';
import { undoEmbed } from '../../src/embeds/undo-embed.ts';
import { Luck } from '../../src/odds/luck.ts';
import { turningPointTask } from '../../src/odds/turning-points.ts';
import { encounterPage } from '../../src/pages/page.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { planChoices, planConditions, planWithLines } from '../../src/rules/core/plan-choices.ts';
import { encounterOnOwnTurn } from '../../src/rules/core/plan-trial.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { ENGLISH, inLanguage } from '../../src/text/languages.ts';
import { nameOf } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { randomFight } from '../embeds/random-fight.ts';
import { commandsOver, embedOver } from './limits.ts';
import { PSEUDO } from './pseudo.ts';
import { collectTexts } from './taps.ts';

type FoundLines = Map<string, { readonly from: string; readonly line: string }>;
const englishLeft: FoundLines = new Map();
/** Private texts that aren't in the reader's language, and public ones that aren't in the channel's. */
const wrongLanguage: FoundLines = new Map();
/** A letter that only the pseudo-language has. */
const ACCENTED_LETTER = /[ƀđƒğĥĵķłɱñþɋřšŧṽŵẋ]/;

const tooLongTexts = new Set<string>();

/** Records the texts that are longer than Discord allows. */
function noteTooLong(found: readonly string[]): void {
  for (const each of found) tooLongTexts.add(each);
}

/** Records lines with a word that has no accents and isn't part of a name. */
function noteEnglish(from: string, said: APIEmbed | string, names: readonly string[]): void {
  lookFor(englishLeft, from, said, names);
}

function lookFor(found: FoundLines, from: string, said: APIEmbed | string, names: readonly string[]): void {
  if (typeof said !== 'string') noteTooLong(embedOver(said));
  const texts =
    typeof said === 'string'
      ? [said]
      : [
          said.title ?? '',
          said.description ?? '',
          said.footer?.text ?? '',
          ...(said.fields ?? []).flatMap(({ name, value }) => [name, value]),
        ];
  for (const text of texts)
    for (const line of text.split('\n')) {
      let bareLine = line.replace(/`[^`]*`|<[^>]*>|\]\([^)]*\)|\\/g, ' ');
      for (const name of names) bareLine = bareLine.replaceAll(name, ' ');
      const [word] = /[A-Za-z]{2,}/.exec(bareLine) ?? [];
      if (word !== undefined && !found.has(`${from} ${word}`))
        found.set(`${from} ${word}`, { from, line: line.trim() });
    }
}

/** The texts of a page as a reader sees them, without hashes and the initials of names. */
function pageTexts(page: Iterable<string>): string {
  return [...page]
    .join('')
    .replace(/<(script|style|code|svg|template)\b.*?<\/\1>|<td>[A-Z\d, ]*<\/td>/gs, ' ')
    .replace(/<\/(?:li|p|h\d|td|th|summary|title)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
}

/** All texts and field names in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap(textsIn)
    : Object.entries(value).flatMap(([key, each]) => [key, ...textsIn(each)]);
}

/** The names in a book that aren't translated: its title and author. */
function namesOfBook({ title, book }: Ruleset): readonly string[] {
  return [title, ...textsIn(book)];
}

/** The cities of the time zones. Node lists some by an older name. */
const CITIES = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata'].flatMap(
  (zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? [],
);

function longestFirst(names: readonly string[]): readonly string[] {
  const spellings = names.flatMap((name) => [name, name.toLowerCase(), name.charAt(0).toUpperCase() + name.slice(1)]);
  return [...new Set(spellings)].filter((each) => each.length > 1).toSorted((a, b) => b.length - a.length);
}

/**
 * Every text of an encounter that isn't translated: names, sides, what players say, and the book's own names. The
 * longest come first.
 */
function namesIn({ name, combatants, system }: Encounter, rules: Ruleset): readonly string[] {
  // What the players of these fights say.
  const speech = 'a cut across the cheek';
  // Statistics count creatures with the same name together, without their numbers.
  const ownNames = combatants.flatMap((each) => [each.name, each.name.replace(/ \d+$/, ''), each.side]);
  return longestFirst([name, speech, system, ...ownNames, ...namesOfBook(rules)]);
}

/** Checks every text that Fray shows about a fight of each system. */
function lookAtFights(): undefined {
  for (const [place, system] of BUILT_IN_IDS.entries()) {
    const rules = rulesNamed(system);
    if (!rules) continue;
    for (const secrecy of ['exact', 'words', 'hidden'] as const) {
      const fight = randomFight(rules, 7 + place, { secrecy, tone: 'heroic' }, 30);
      const lastOutcome = fight.at(-1);
      if (!lastOutcome) continue;
      const { after } = lastOutcome;
      const names = namesIn(after, rules);
      for (const outcome of fight) noteEnglish(`tell ${system}`, outcomeEmbed(outcome), names);
      const deed: Deed = { type: 'end-scene' };
      const deeds = fight.map((happening) => ({ ...happening, deed, undone: false }));
      for (const round of logPage(deeds)?.rounds ?? [])
        noteEnglish(`log ${system}`, logPage(deeds, { round })?.embed ?? '', names);
      const turning = turningPointTask(deeds, 1);
      const shownLuck = { title: '', dice: luckText(countLuck(deeds)), deeds: [], encounter: after };
      for (const state of ['working', 'done', 'newer'] as const)
        if (turning)
          noteEnglish(`luck ${system}`, luckEmbed(shownLuck, { work: turning.work, sampled: [], state }), names);
      const numberedDeeds = deeds.map((each, number) => ({ ...each, number }));
      for (let firstIndex = 0; firstIndex < numberedDeeds.length; firstIndex += 5)
        noteEnglish(
          `catch up ${system}`,
          missedLines(numberedDeeds.slice(firstIndex, firstIndex + 5), after, { view: 'gm', own: [] }).join('\n'),
          names,
        );
      noteEnglish(`catch up ${system}`, sideLine(after, []), names);
      const seeds = [{ firstThrow: 0, commitment: '0' }];
      noteEnglish(
        `chronicle ${system}`,
        [...chronicle({ name: after.name, openedAt: 0, done: deeds, present: after, undoneByGms: 1, seeds })].join(''),
        names,
      );
      const scene = { name: after.name, openedAt: 0, present: after, undoneByGms: 1, seeds, hash: '0' };
      for (const record of [undefined, { opened: {}, rows: [] }])
        noteEnglish(
          `page ${system}`,
          pageTexts(encounterPage({ ...scene, done: () => deeds, ...(record && { record }) })),
          names,
        );
      for (const view of ['players', 'gm'] as const) noteEnglish(`status ${system}`, statusEmbed(after, view), names);
      for (const { before, after: stood } of fight.slice(0, 20))
        noteEnglish(`status ${system}`, statusEmbed(before, 'gm'), namesIn(stood, rules));
      noteEnglish(`undo ${system}`, undoEmbed({ deeds: [deed], before: after, after: lastOutcome.before }), names);
      for (const [about, { offers }] of Object.entries(rules.standingOrders)) {
        const subject = after.combatants[0]?.id ?? '';
        noteEnglish(`question ${system}`, questionEmbed(lastOutcome, [{ subject, about, offers }]), names);
      }
      noteEnglish(`conditions ${system}`, conditionsEmbed(after.combatants, rules, after, 'gm'), names);
      for (const { id } of after.combatants.slice(0, 1)) {
        const turnState = encounterOnOwnTurn(rules, after, id);
        const choices = planChoices(rules, turnState, id);
        for (const { act } of choices) noteEnglish(`plan ${system}`, actText(act, turnState), names);
        for (const each of planConditions(rules, turnState, id))
          noteEnglish(`plan ${system}`, conditionText(each, turnState), names);
        const lines = choices
          .slice(0, 3)
          .map(({ act }) => ({ when: planConditions(rules, turnState, id).slice(0, 2), act }));
        noteEnglish(`plan ${system}`, planText(planWithLines(lines, choices), turnState), names);
      }
      for (const each of after.combatants) {
        noteEnglish(`card ${system}`, combatantCard(each, after), names);
        noteEnglish(`sheet ${system}`, characterCard({ name: each.name, system, sheet: each.sheet }), names);
      }
      for (const part of ['most', 'more'] as const) noteEnglish(`help ${system}`, helpEmbed(after, 'gm', part), names);
      noteEnglish(`opened ${system}`, openingCardEmbed(after.name, rules, '1', {}, '0', '0'), names);
    }
  }
  return undefined;
}

inLanguage(PSEUDO, lookAtFights);
const books = BUILT_IN_IDS.flatMap((id) => rulesNamed(id) ?? []);
for (const rules of books) {
  const names = [...books.flatMap(namesOfBook), ...CITIES, rules.id, 'Ana', 'Nell', 'Brawl', 'tone', 'grim'];
  const sorted = longestFirst(names);
  // Creatures get their names in the channel's language, and keep them for every reader.
  const creatureNames = rules.archetypes.flatMap(({ name }) => [
    name,
    inLanguage(PSEUDO, () => nameOf(rules.id, 'archetype', name)),
  ]);
  const allNames = longestFirst([...names, ...creatureNames]);
  // In half of the systems, only the readers have the other language. In the other half, only the channel has it.
  const readersHaveOtherLanguage = books.indexOf(rules) % 2 === 0;
  const [readers, server] = readersHaveOtherLanguage ? [PSEUDO, ENGLISH] : [ENGLISH, PSEUDO];
  const noteWrong = (said: string, isPrivate: boolean) => {
    const from = `${isPrivate ? 'private' : 'public'} ${rules.id}`;
    if ((isPrivate ? readers : server) === PSEUDO) lookFor(wrongLanguage, from, said, allNames);
    else if (ACCENTED_LETTER.test(allNames.reduce((text, name) => text.replaceAll(name, ''), said)))
      wrongLanguage.set(`${from} ${said}`, { from, line: said });
  };
  await collectTexts(rules, { readers, server }, noteWrong, () => undefined);
  const both = { readers: PSEUDO, server: PSEUDO };
  await collectTexts(rules, both, (said) => noteEnglish(`pressed ${rules.id}`, said, sorted), noteTooLong);
}
/** Checks texts that Fray shows outside of fights. */
function lookAtOthers(): undefined {
  const extent = {
    characters: 1,
    saved: 1,
    packs: 1,
    portraits: 3,
    said: 1,
    hours: true,
    hints: true,
    fights: 2,
    deeds: 3,
    alone: [],
  };
  noteEnglish('privacy', deletionPreview(extent), []);
  noteEnglish('privacy', deletionNotice(extent), []);
  noteEnglish(
    'privacy',
    exportEmbed({
      characters: [],
      saved: [],
      packs: [],
      packPortraits: [],
      said: [],
      fights: [],
      deeds: [],
      leftOut: { fights: 1, deeds: 1 },
    }),
    [],
  );
  const seal = { seed: '0', next: '0', rolled: 3, first: true };
  const closing = {
    fight: ['x'],
    endings: '',
    stats: [],
    undone: 1,
    hash: '0',
    luck: '',
    hasCard: false,
    canRest: true,
  };
  noteEnglish('ended', closingMessage(seal, closing), []);
  noteEnglish('proof', diceProofEmbed(['x'], '0'), []);
  const luck = new Luck();
  for (const reads of ['sum', { from: 5 }] as const) luck.add({ who: 'x', dice: [{ sides: 6, face: 5 }], reads });
  const lucky = { name: 'x', luck };
  noteEnglish('luck', [luckLines(Array.from({ length: 9 }, () => lucky)), ...diceLines(lucky)].join('\n'), ['x']);
  const refusals: readonly Refusal[] = [{ type: 'no-encounter' }, { type: 'last-gm' }, { type: 'no-one-of-yours' }];
  for (const refusal of refusals) noteEnglish('refusal', explain(refusal), []);

  return undefined;
}

inLanguage(PSEUDO, lookAtOthers);
noteTooLong(inLanguage(PSEUDO, commandsOver));

process.stdout.write(
  JSON.stringify({
    english: [...englishLeft.values()],
    tooLong: [...tooLongTexts],
    wrongLanguage: [...wrongLanguage.values()],
  }),
);
