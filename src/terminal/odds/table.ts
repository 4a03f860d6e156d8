// What `npm run odds` prints: tables, aligned.

import { winShares } from '../../../commands/forecast.ts';
import { chanceText, costText, harmTexts, whyText } from '../../embeds/odds-text.ts';
import { type Chance, intervalOf } from '../../odds/chance.ts';
import { roundsOf, timesOf, turningRound } from '../../odds/forecast.ts';
import type { Look } from '../../odds/looks.ts';
import type { Odds } from '../../odds/odds.ts';
import { strengthOf } from '../../odds/strength.ts';
import type { ForecastWork } from '../../odds/work.ts';
import { worthOf } from '../../odds/worth.ts';
import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import type { Archetype } from '../../rules/core/ruleset.ts';
import { rulesOf } from '../../rules/systems.ts';
import { forecast as words } from '../../text/spoken.ts';
import { markdown } from '../markdown.ts';
import { type ActInScene, alikeIn } from './acts.ts';
import type { KnownStrength } from './strengths.ts';

/** What is early and late for a fight's end: all but one in ten on each side. */
const [EARLY, LATE] = [0.1, 0.9];

/** An act with its odds, and how it is called. */
export interface KnownAct {
  readonly act: ActInScene;
  readonly label: string;
  readonly odds: Odds;
}

/** Acts by whoever does them, the best first. */
export function actsTable(acts: readonly KnownAct[], encounter: Encounter): string {
  const rules = rulesOf(encounter);
  const byActor = Map.groupBy(acts, ({ act }) => act.actor.id);
  const worth = ({ odds }: KnownAct) => worthOf(rules, [odds]);
  const rows = [...byActor.values()].flatMap((theirs) =>
    theirs
      .toSorted((a, b) => worth(b) - worth(a))
      .map(({ act, label, odds }, place) => [
        place === 0 ? called(act.actor, encounter) : '',
        label,
        chanceText(odds.hit, odds),
        odds.critical === 0 ? '' : chanceText(odds.critical, odds),
        odds.down === 0 ? '' : chanceText(odds.down, odds),
        harmTexts(odds, encounter).join(', '),
        whyText(odds),
        costText([odds], encounter),
      ]),
  );
  return aligned(['who', 'act', 'hit', 'critical', 'down', 'harm', 'why', 'costs'], rows);
}

/** "Goblin 1 ×4", where three more are like it. */
function called(who: Combatant, encounter: Encounter): string {
  const alike = alikeIn(encounter, who);
  return alike > 1 ? `${who.name} ×${alike}` : who.name;
}

/** Who wins, who goes down how often, and how long it takes. */
export function fightTables(work: ForecastWork, { forecast, z }: Look): string {
  const { fights, fell } = forecast;
  const { combatants, hidden = [] } = work.encounter;
  const all = [...combatants, ...hidden];
  const known = (of: Chance) => words.share({ share: of.share, error: intervalOf(of, z).error });
  const share = (times: number) => known({ share: times / fights, worth: fights });
  const membersOf = Map.groupBy(all, ({ side }) => side);
  const { bySide, none } = winShares({ forecast, z }, [...membersOf.keys()]);
  const sides = bySide.map(({ side, ...wins }) => {
    const members = membersOf.get(side) ?? [];
    const down = members.reduce((sum, { id }) => sum + timesOf(fell, id), 0) / fights;
    return [side, words.share(wins), `${down.toFixed(1)} of ${members.length}`];
  });
  const draws = none ? [['no one', words.share(none), '']] : [];
  const round = turningRound(forecast);
  return [
    aligned(['side', 'wins', 'down at the end'], [...sides, ...draws]),
    aligned(
      ['who', 'down at the end'],
      all.map(({ id, name }) => [name, share(timesOf(fell, id))]),
    ),
    [
      words.over(roundsOf(forecast), roundsOf(forecast, EARLY), roundsOf(forecast, LATE)),
      round === undefined ? words.noTurn : words.turns(round),
      words.foot(fights, work.seed),
    ]
      .map((line) => markdown(line, false))
      .join('\n'),
  ].join('\n\n');
}

/** How strong creatures are, and between which of the ready-made. */
export function strengthsTable(strengths: readonly KnownStrength[], { system }: Pick<Encounter, 'system'>): string {
  const told = ({ name }: Archetype) => `${name} (${strengthOf({ id: system }, name) ?? '?'})`;
  const rows = strengths.map(({ name, strength, isMeasured, weaker, stronger }) => [
    name,
    `${Number(strength.toPrecision(2))}${isMeasured ? ', measured' : ''}`,
    weaker ? told(weaker) : '',
    stronger ? told(stronger) : '',
  ]);
  return aligned(['who', 'strength', 'next weaker', 'next stronger'], rows);
}

/** Columns as wide as what stands in them; those in which nothing stands are left out. */
function aligned(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((_, at) => at).filter((at) => rows.some((row) => row[at] !== ''));
  const width = (at: number) => Math.max(...[head, ...rows].map((row) => lengthOf(row[at] ?? '')));
  const widths = columns.map((at) => ({ at, wide: width(at) }));
  const line = (row: readonly string[]) =>
    widths
      .map(({ at, wide }) => `${row[at] ?? ''}${' '.repeat(wide - lengthOf(row[at] ?? ''))}`)
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}

/** Letters as they are counted by a reader. */
function lengthOf(text: string): number {
  return [...text].length;
}
