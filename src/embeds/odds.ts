import type { APIEmbed } from 'discord-api-types/v10';
import { errorOf, LEAST_HARM, meanOf, worthOf } from '../odds/act-odds.ts';
import type { WorkState } from '../odds/forecast.ts';
import { type Odds, OWN } from '../odds/odds.ts';
import { bestStake, isWorthPoints, type Staked } from '../odds/stakes.ts';
import { aboutPercent } from '../odds/stand-ins.ts';
import type { ActsWork, Result } from '../odds/work.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { declared } from '../rules/core/resource-kind.ts';
import { rulesOf } from '../rules/systems.ts';
import { and } from '../text/grammar.ts';
import { odds as words } from '../text/odds.ts';
import { t } from '../text/t.ts';
import { EMBED_LIMITS, MENU_LIMITS } from './limits.ts';
import { sayOf } from './meters.ts';
import { namesInRuns } from './run-names.ts';

/** The edge of what is worked out. */
const COLOR = 0x5865f2;
/** Most acts that are told of: as many as a phone shows at a time. */
const MOST_LINES = 8;
/** Most names of those against whom an act is the same. */
const MOST_NAMED = 4;

/** Acts whose odds are shown. Title and labels are safe to show, names of targets are as they are. */
export interface ShownActs {
  readonly type: 'acts';
  readonly title: string;
  readonly lines: readonly ShownAct[];
  /** There are more acts than these. */
  readonly isCut?: true;
  /** They are as if it were the turn of whoever acts. */
  readonly isOffTurn?: true;
  /** The id of a menu in which they can be chosen. Absent: they are told alone. */
  readonly menu?: string;
}

/** One act, worked out in so many encounters. */
export interface ShownAct {
  /** With the first of its targets. */
  readonly label: string;
  /** Without any. */
  readonly bare: string;
  /** All against whom it is the same. */
  readonly targets: readonly string[];
  /** With what and how: acts that are alike in this differ in their targets alone. */
  readonly way: string;
  readonly pieces: number;
  /** The points that it is worked out with, in so many parts of its pieces: the best of them is shown. Absent: as it is said. */
  readonly stakes?: readonly number[];
  /** It cannot be done from where one stands, but from that tile. */
  readonly from?: string;
  /** It is done to all of its targets at once, those of other lines with the same `way` among them. */
  readonly isForAll?: true;
  /** Its targets’ numbers are kept back. */
  readonly likeKind?: true;
  /** What it is called in a menu, and its value there, against each of its targets. */
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly label: string;
  readonly value: string;
}

interface Worked extends Staked {
  readonly act: ShownAct;
  /** With each of the points that it was worked out with. Empty: none are staked on it. */
  readonly staked: readonly Staked[];
}

/** What is known so far. */
type Known = Pick<Result, 'acts'> & { readonly state: WorkState };

/** Acts by what they are likely to come to, the best first, and after them what one has to come near for. */
export function actOdds(work: ActsWork, shows: ShownActs, known: Known): APIEmbed {
  const { title, isCut, isOffTurn } = shows;
  const encounter = work.acts[0]?.encounter;
  const best = bestFirst(work, shows, known);
  const lines = encounter ? linesOf(best, encounter) : [];
  // Of a range nobody is told how its ends were found.
  const isThrown = best.some(({ act, odds }) => !act.likeKind && odds[0]?.sampled !== undefined);
  const hidden = [...new Set(best.flatMap(({ act }) => (act.likeKind ? act.targets : [])))];
  const notes = [
    ...(known.state === 'done' ? [] : [known.state === 'working' ? t('odds-working') : words.ended(known.state)]),
    ...(hidden.length > 0 ? [t('odds-like-kind', { names: and(shownNames(hidden), MOST_NAMED) })] : []),
    ...(best.some(({ act }) => act.from !== undefined) ? [t('odds-away')] : []),
    ...(isCut || lines.length > MOST_LINES ? [t('odds-more')] : []),
    isThrown ? t('odds-rolled', { seed: work.seed }) : t('odds-private'),
  ];
  const told = [...(isOffTurn ? [t('odds-off-turn')] : []), ...lines.slice(0, MOST_LINES)];
  const text = [...told, '', ...notes].join('\n').trimStart();
  return { color: COLOR, title, description: text.slice(0, EMBED_LIMITS.description) };
}

/** The same acts for a menu, each with its odds. An act that can be done in several ways stands there once, with the best of them. */
export function oddsEntries(
  work: ActsWork,
  shows: ShownActs,
  known: Known,
): readonly (Entry & { readonly about: string })[] {
  const encounter = work.acts[0]?.encounter;
  if (!encounter) return [];
  const { joint } = sayOf(encounter).signs;
  const all = bestFirst(work, shows, known).flatMap((worked) => {
    const { chance, details } = tellingOf({ ...worked, ...worked.act }, encounter);
    const about = details === '' ? chance : `${chance}${joint}${details}`;
    return worked.act.entries.map((entry, place) => ({ ...entry, about, isFirst: place === 0 }));
  });
  const once = all.filter(({ value }, place) => all.findIndex((each) => each.value === value) === place);
  // Every act has its place, and then as many of its targets as there is room for.
  const first = once.filter(({ isFirst }) => isFirst);
  const kept = new Set([...first, ...once.filter(({ isFirst }) => !isFirst)].slice(0, MENU_LIMITS.entries));
  return once.filter((each) => kept.has(each)).map(({ label, value, about }) => ({ label, value, about }));
}

function shownNames(names: readonly string[]): readonly string[] {
  // “Goblin 2 and 3” would be both at once.
  return namesInRuns(
    names.map((name) => ({ name })),
    3,
  );
}

function bestFirst({ acts }: ActsWork, { lines }: ShownActs, { acts: done }: Known): readonly Worked[] {
  const encounter = acts[0]?.encounter;
  if (!encounter) return [];
  let from = 0;
  const worked = lines.flatMap((act): readonly Worked[] => {
    const parts = done.slice(from, from + act.pieces);
    from += act.pieces;
    return parts.length === act.pieces ? bestOf(act, parts, encounter) : [];
  });
  const rules = rulesOf(encounter);
  const worth = ({ act, odds }: Worked): number => {
    if (!act.isForAll) return worthOf(rules, odds);
    const all = worked.filter((each) => each.act.isForAll && each.act.way === act.way);
    return all.reduce((sum, each) => sum + each.act.targets.length * worthOf(rules, each.odds), 0);
  };
  const away = ({ act }: Worked) => Number(act.from !== undefined);
  return worked.toSorted((a, b) => away(a) - away(b) || worth(b) - worth(a));
}

/** An act with the points that are best staked on it, in each of the encounters in which it was possible. */
function bestOf(act: ShownAct, parts: Result['acts'], encounter: Encounter): readonly Worked[] {
  const { stakes = [0] } = act;
  const each = act.pieces / stakes.length;
  const all = stakes.flatMap((points, place): readonly Staked[] => {
    const odds = parts.slice(place * each, (place + 1) * each).flatMap((part) => ('odds' in part ? [part.odds] : []));
    return odds.length > 0 ? [{ points, odds }] : [];
  });
  const [first, ...more] = all;
  if (!first) return [];
  return [{ act, ...bestStake(rulesOf(encounter), [first, ...more]), staked: more.length > 0 ? all : [] }];
}

/** A line for each way, with all whom it would do the same to; ways that are as likely stand together. */
function linesOf(best: readonly Worked[], encounter: Encounter): readonly string[] {
  const told = best.map((each) => ({ ...each, ...tellingOf({ ...each, ...each.act }, encounter) }));
  const same = Map.groupBy(told, ({ act, points, chance, details }) => [act.way, points, chance, details].join('\n'));
  const ways = [...same.values()].flatMap((acts) => {
    const [first] = acts;
    return first ? [{ ...first, targets: acts.flatMap(({ act }) => act.targets) }] : [];
  });
  const alike = Map.groupBy(ways, ({ targets, points, chance, details }) =>
    [...targets.toSorted(), points, chance, details].join('\n'),
  );
  return [...alike.values()].map(([first, ...others]) => {
    if (!first) return '';
    const { act, points, chance, details } = first;
    const [, ...more] = first.targets;
    const join = act.isForAll ? words.andAt : words.orAt;
    const target = more.length === 0 ? act.label : join(act.label, shownNames(more), MOST_NAMED);
    const each = act.isForAll && more.length > 0 ? t('odds-each', { chance }) : chance;
    const at = act.from === undefined ? target : t('odds-from', { act: target, tile: act.from });
    return [
      words.line(points > 0 ? t('odds-staked', { act: at, points }) : at, each),
      ...(details === '' ? [] : [`-# ${details}`]),
      ...(others.length === 0 ? [] : [words.asLikely(others.map((other) => other.act.bare))]),
    ].join('\n');
  });
}

/** An act’s odds in words. */
interface OddsTelling {
  readonly chance: string;
  /** "" where there is nothing to add. */
  readonly details: string;
}

/** What is known of an act: of a target whose numbers are kept back, with each whom it may be like. */
interface ToTell {
  readonly odds: readonly Odds[];
  readonly staked: readonly Staked[];
  readonly likeKind?: true | undefined;
}

/** How likely it is, and why, what it does and what it costs. */
function tellingOf({ odds, staked, likeKind }: ToTell, encounter: Encounter): OddsTelling {
  const [first] = odds;
  const isExact = !likeKind && first !== undefined;
  const details = isExact ? exactly(first, encounter) : roughly(odds, encounter);
  const chance = isExact ? chanceText(first.hit, first) : about(odds.map(({ hit }) => hit));
  const costs = costText(odds, encounter);
  const all = [
    ...details,
    ...(costs === '' ? [] : [t('odds-costs', { amounts: costs })]),
    ...ownDown(odds),
    ...(likeKind ? [] : trade(staked)),
  ];
  return { chance, details: all.join(sayOf(encounter).signs.joint) };
}

/** How likely it is with each of the points, where they make a difference: so that everybody can see what one more is worth. */
function trade(staked: readonly Staked[]): readonly string[] {
  if (!isWorthPoints(staked)) return [];
  return [
    words.stakes(
      staked.map(({ points, odds: [first] }) => ({
        points,
        chance: first?.hit ?? 0,
        isExact: first?.sampled === undefined,
      })),
    ),
  ];
}

/** Why it is so likely, and what it does. */
function exactly(odds: Odds, encounter: Encounter): readonly string[] {
  const { critical, down } = odds;
  const why = whyText(odds);
  return [
    ...(why === '' ? [] : [why]),
    ...(critical > 0 ? [t('odds-critical', { chance: chanceText(critical, odds) })] : []),
    ...(down > 0 ? [t('odds-down', { chance: chanceText(down, odds) })] : []),
    ...harmTexts(odds, encounter),
  ];
}

/** One of the chances of an act, with its error where dice were thrown for it. */
export function chanceText(chance: number, odds: Odds): string {
  return words.chance(chance, errorOf(chance, odds));
}

/** The least face that hits, or the two rolls that decide. Empty: neither does alone. */
export function whyText({ needs, contest }: Odds): string {
  const roll = ({ dice, kept, plus }: NonNullable<Odds['contest']>['own']) => words.roll(dice, kept, plus);
  if (needs) return words.needs(needs.least, needs.sides);
  return contest ? t('odds-against', { own: roll(contest.own), theirs: roll(contest.theirs) }) : '';
}

/** What it does of each kind of harm, on average. */
export function harmTexts({ harm }: Odds, encounter: Encounter): readonly string[] {
  return Object.entries(harm).flatMap(([what, amounts]) => {
    const { mean, spread } = meanOf(amounts);
    return mean >= LEAST_HARM ? [words.harm(mean, spread, nameOf(what, encounter))] : [];
  });
}

/** The same of somebody whose numbers are kept back: of those it may be like, from the least to the most. */
function roughly(odds: readonly Odds[], encounter: Encounter): readonly string[] {
  const harmed = [...new Set(odds.flatMap(({ harm }) => Object.keys(harm)))];
  return [
    ...(odds.some(({ down }) => down > 0) ? [t('odds-down', { chance: about(odds.map(({ down }) => down)) })] : []),
    ...harmed.map((what) => {
      const means = odds.map(({ harm }) => meanOf(harm[what] ?? []).mean);
      return words.harmAbout(Math.min(...means), Math.max(...means), nameOf(what, encounter));
    }),
  ];
}

function about(chances: readonly number[]): string {
  const { from, to } = aboutPercent(chances);
  return words.about(from, to);
}

/** What it takes from whoever does it, but for the points of the turn: the mean of these odds. */
export function costText(odds: readonly Odds[], encounter: Encounter): string {
  const { resourceKinds } = rulesOf(encounter);
  const changed = [...new Set(odds.flatMap(({ cost }) => Object.keys(cost.change)))];
  const costs = changed.flatMap((what) => {
    const { turn, fills } = declared(resourceKinds, what);
    const by = odds.reduce((sum, { cost }) => sum + (cost.change[what] ?? 0), 0) / odds.length;
    const taken = fills ? by : -by;
    return turn || taken < 0.05 ? [] : [sayOf(encounter).amount(Math.round(taken * 10) / 10, what)];
  });
  return sayOf(encounter).list(costs);
}

function ownDown(odds: readonly Odds[]): readonly string[] {
  const chance = Math.max(...odds.map(({ cost }) => cost.down));
  return chance > 0 ? [t('odds-own-down', { chance: odds[0] ? chanceText(chance, odds[0]) : '' })] : [];
}

function nameOf(what: string, encounter: Encounter): string {
  return what === OWN ? t('odds-own') : sayOf(encounter).resource(what);
}
