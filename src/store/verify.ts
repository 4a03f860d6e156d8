import { Buffer } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { commitment, face } from '../session/sealed-dice.ts';
import { follow, nameOf, plainly, replayed } from './replay.ts';

/** What a check has found: facts that are right, faults, and what cannot be checked yet. A sentence each. */
export interface Report {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly open: readonly string[];
}

/** How many faults of one kind are told one by one. */
const MOST_TOLD = 20;

/**
 * Checks the record of a scene: that the seeds are those that were sealed, that every throw fell as its seed says, that
 * every deed comes by the rules to the events that are written, and that all of it comes to how the scene stands.
 */
export function verify(record: EncounterRecord): Report {
  const parts = [seals(record), numbering(record), throws(record), deeds(record)];
  return {
    right: parts.flatMap(({ right }) => right),
    wrong: parts.flatMap(({ wrong }) => few(wrong)),
    open: parts.flatMap(({ open }) => open),
  };
}

function few(faults: readonly string[]): readonly string[] {
  if (faults.length <= MOST_TOLD) return faults;
  return [...faults.slice(0, MOST_TOLD), `… and ${faults.length - MOST_TOLD} more of that kind.`];
}

/** Is every seed that is shown the one whose SHA-256 was shown before it threw? And is each shown that must be? */
function seals({ seeds, deeds: all }: EncounterRecord): Report {
  const right: string[] = [];
  const wrong: string[] = [];
  const open: string[] = [];
  if (seeds[0]?.firstThrow !== 0) wrong.push('No seal covers the first throws.');
  // An end of the scene shows the seed that threw until then.
  const ends = all.filter(({ kind, deed }) => kind === 'done' && deed?.type === 'end-scene');
  const fallen = all.reduce((sum, { thrown }) => sum + thrown.length, 0);
  for (const [place, { firstThrow, seed, commitment: sealed }] of seeds.entries()) {
    const name = `Seal ${place + 1}, from throw ${firstThrow} on`;
    const next = seeds[place + 1]?.firstThrow ?? Number.POSITIVE_INFINITY;
    if (next < firstThrow) wrong.push(`${name}: the seal after it is from an earlier throw on.`);
    if (seed !== undefined && commitment(seed) === sealed)
      right.push(
        `${name}: the seed is the one that was sealed. Its SHA-256, to compare with the one in the channel: ${sealed}`,
      );
    else if (seed !== undefined)
      wrong.push(`${name}: the seed is not the one that was sealed. Its SHA-256 is not ${sealed}.`);
    else if (place < ends.length)
      wrong.push(`${name}: the scene was ended, which shows the seed, and it is missing here.`);
    else if (firstThrow < fallen)
      open.push(`${name}: the seed is still secret. What it threw cannot be checked yet. Its SHA-256: ${sealed}`);
  }
  return { right, wrong, open };
}

/** Are the deeds and their throws numbered on without a gap, so that none can have been left out? */
function numbering({ deeds: all }: EncounterRecord): Report {
  const wrong: string[] = [];
  let fallen = 0;
  for (const [place, deed] of all.entries()) {
    if (deed.number !== place)
      wrong.push(`${capital(nameOf(deed))} stands at place ${place} of the record: deeds are missing or moved.`);
    if (deed.firstThrow !== fallen)
      wrong.push(
        `${capital(nameOf(deed))} begins with throw ${deed.firstThrow}, and ${fallen} fell before it: throws are missing or added.`,
      );
    fallen = deed.firstThrow + deed.thrown.length;
  }
  return { right: [], wrong, open: [] };
}

/** Did every die fall as its seed says? */
function throws({ seeds, deeds: all }: EncounterRecord): Report {
  const wrong: string[] = [];
  let checked = 0;
  let sealed = 0;
  for (const deed of all) {
    for (const [place, { sides, face: fell, why }] of deed.thrown.entries()) {
      const number = deed.firstThrow + place;
      const seed = seeds.findLast(({ firstThrow }) => firstThrow <= number)?.seed;
      if (seed === undefined) {
        sealed += 1;
        continue;
      }
      checked += 1;
      const due = face(Buffer.from(seed, 'hex'), number, sides);
      if (due !== fell)
        wrong.push(
          `Throw ${number} (d${sides}, ${why}) of ${nameOf(deed)}: the record has ${fell}, the seed gives ${due}.`,
        );
    }
  }
  return {
    right: checked > wrong.length ? [`${counted(checked - wrong.length, 'throw')} fell as the seed says.`] : [],
    wrong,
    open: sealed > 0 ? [`${counted(sealed, 'throw')} of a seed that is still secret: not checked.`] : [],
  };
}

/** Does every deed come by the rules, with the dice and answers that are written, to what is written? */
function deeds(record: EncounterRecord): Report {
  const { steps, after, faults } = follow(record);
  const played = steps.filter(({ row: { kind } }) => kind === 'done' || kind === 'withdrawn');
  const wrong = played.flatMap((step) => {
    const fault = replayed(step);
    return fault === undefined ? [] : [`${capital(nameOf(step.row))}: ${fault}`];
  });
  const good = played.length - wrong.length;
  const right = [
    ...(good > 0 ? [`${counted(good, 'deed')} came by the rules to what is written.`] : []),
    ...(faults.length === 0 ? ['What was undone and put back is as it may be.'] : []),
  ];
  if (!isDeepStrictEqual(plainly(after), plainly(record.present)))
    wrong.push('How the scene stands is not what its record comes to.');
  return { right, wrong: [...wrong, ...faults.map(capital)], open: [] };
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
