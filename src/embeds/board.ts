import type { APIEmbed } from 'discord-api-types/v10';
import { playerOf } from '../rules/core/deleted-user.ts';
import { type Combatant, type Encounter, find, onTurn } from '../rules/core/encounter.ts';
import { isKnownToPlayAlone } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { fitting, plain } from '../text/markdown.ts';
import { auto, board as boardWords, overview } from '../text/spoken.ts';
import { boardLines } from './board-lines.ts';
import { type Deadlines, deadlineLines, NO_DEADLINES } from './deadlines.ts';
import { within } from './limits.ts';
import { sayOf } from './meters.ts';
import { standing } from './positions.ts';
import { isDoneInBlock, roundName } from './turn.ts';

/** The edge of a board. Its words say the same: whose turn it is. */
const TURN_COLOUR = 0x5865f2;
/** The longest list of combatants, in characters. */
const LONGEST = 2600;

/**
 * The board of a running encounter: whoever acts now first, the others as they come, the dead last. Of creatures it says
 * as much as players may know. Below a name stands until when it is waited for.
 */
export function board(encounter: Encounter, deadlines: Deadlines = NO_DEADLINES): APIEmbed {
  const rules = rulesOf(encounter);
  const { turnOrder, turn, combatants } = encounter;
  const now = onTurn(encounter);
  const before = turnOrder.slice(0, Math.max(turn, 0));
  const from = turnOrder.slice(Math.max(turn, 0));
  const inBlocks = (blocks: Encounter['turnOrder']) =>
    blocks.flat().flatMap((id) => {
      const who = find(encounter, id);
      return who && who.vitality !== 'dead' ? [who] : [];
    });
  const { signs } = sayOf(encounter);
  const small = (text: string) => (signs.bars ? `-# ${text}` : `${text}.`);
  const times = deadlineLines(deadlines, now);
  const turnOf = (each: Combatant) => (now.includes(each) ? 'now' : isDoneInBlock(each, encounter) ? 'done' : 'later');
  const isDone = (each: Combatant) => Number(turnOf(each) === 'done');
  const line = (each: Combatant) => [
    ...boardLines(each, encounter, rules, turnOf(each)),
    ...(times.get(each.id) ?? []).map(small),
  ];
  const ordered = new Set(turnOrder.flat());
  const others = combatants.filter(({ id, vitality }) => !ordered.has(id) && vitality !== 'dead');
  const next = inBlocks(before);
  const dead = combatants.filter(({ vitality }) => vitality === 'dead').map(({ name }) => plain(name));
  const creatures = combatants.filter((each) => playerOf(each) === undefined && each.vitality !== 'dead');
  const alone = creatures.filter((each) => each.auto !== undefined && isKnownToPlayAlone(each, encounter));
  const lines = [
    // Of those who act together whoever is still to act comes first.
    ...inBlocks(from.slice(0, 1))
      .toSorted((one, other) => isDone(one) - isDone(other))
      .flatMap(line),
    ...inBlocks(from.slice(1)).flatMap(line),
    ...(next.length > 0
      ? [
          signs.bars
            ? small(lower(roundName(encounter, encounter.round + 1)))
            : small(roundName(encounter, encounter.round + 1)),
        ]
      : []),
    ...next.flatMap(line),
    ...others.flatMap(line),
    ...(dead.length > 0 ? [small(boardWords.dead(dead))] : []),
    ...(alone.length > 0
      ? [
          small(
            auto.onBoard(
              alone.map(({ name }) => plain(name)),
              alone.length === creatures.length,
            ),
          ),
        ]
      : []),
    // The map shows it already.
    ...(encounter.field ? [] : standing(encounter, rules).map(small)),
  ];
  return within({
    color: TURN_COLOUR,
    title: `${plain(encounter.name)}${signs.joint}${lower(roundName(encounter))}`,
    description: fitting(lines, LONGEST, overview.moreInFight),
  });
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
