import { type Combatant, type Encounter, find, isOnTurn, onTurn, type UserId } from '../rules/core/encounter.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { conditionsOf, type Meter } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { healthTexts } from '../text/board.ts';
import { playerMention } from '../text/hand-over.ts';
import { myCharacterWords as words } from '../text/my-character.ts';
import { and, plain, t } from '../text/t.ts';
import { meterBar } from './board.ts';
import { conditionTexts, meterText, wordingOf } from './meters.ts';

/** If more combatants than this act before a character, they are only counted. */
const MAX_NAMES_BEFORE_TURN = 3;

/** How a combatant is doing, for its owner or player: its name, its meters, and when its turn comes. */
export function myCharacterHeadText(combatant: Combatant, encounter: Encounter, user: UserId): string {
  const rules = rulesOf(encounter);
  const { signs } = wordingOf(encounter);
  const barText = (meter: Meter) => (meter.main && signs.bars ? ` ${meterBar(meter)}` : '');
  const meters = rules.meters(combatant, encounter).filter(({ when }) => when === undefined);
  const meterTexts = meters.map((meter) => `${meterText(meter, encounter)}${barText(meter)}`);
  const vitalityTexts = combatant.vitality === 'up' ? [] : [healthTexts.vitality(rules.id, combatant.vitality)];
  const turnLine = turnText(combatant, encounter, user);
  return [
    `### ${plain(combatant.name)}`,
    [...meterTexts, ...vitalityTexts].join(signs.joint),
    ...(turnLine === '' ? [] : [`-# ${turnLine}`]),
  ].join('\n');
}

/** The points that a combatant has left, what it holds, and its conditions. "" if it has none of these. */
export function myCharacterBodyText(combatant: Combatant, encounter: Encounter): string {
  const rules = rulesOf(encounter);
  const { signs, thingName } = wordingOf(encounter);
  const { joint } = signs;
  const pointTexts = rules
    .meters(combatant, encounter)
    .filter(({ when }) => when !== undefined)
    .map((meter) => meterText(meter, encounter));
  const weaponNames = rules.inHand?.(combatant).map(thingName) ?? [];
  const inHandTexts = weaponNames.length > 0 ? [t('me-in-hand', { tools: and(weaponNames) })] : [];
  const conditionList = conditionTexts(conditionsOf(rules, combatant), encounter, rules, 'status');
  return [[...pointTexts, ...inHandTexts].join(joint), conditionList.join(joint)]
    .filter((part) => part !== '')
    .join('\n');
}

/**
 * When the combatant's turn comes, for its owner or player. If it is lent, also who plays it. "" outside combat, or if
 * its turn never comes.
 */
export function turnText(combatant: Combatant, encounter: Encounter, user: UserId): string {
  const { phase } = encounter;
  if (phase === 'gathering') return t('me-not-yet');
  if (phase !== 'fighting' || combatant.vitality !== 'up') return '';
  const name = plain(combatant.name);
  const isLentByUser = combatant.lent?.owner === user;
  const isPlayedByUser = playerOf(combatant) === user;
  if (isOnTurn(encounter, combatant.id))
    return isLentByUser ? t('me-others-turn', { name, player: playerMention(playerOf(combatant)) }) : t('me-your-turn');
  const upcomingBlocks = blocksFromNext(encounter);
  const index = upcomingBlocks.findIndex((block) => block.includes(combatant.id));
  if (index === -1) return '';
  const combatantsBetween = upcomingBlocks
    .slice(0, index)
    .flatMap((block) => block.flatMap((id) => find(encounter, id) ?? []));
  const combatantsBefore = [...onTurn(encounter), ...combatantsBetween.filter(({ vitality }) => vitality === 'up')];
  // A GM's creature isn't the GM, so “your turn” would be wrong.
  const shownName = isPlayedByUser ? undefined : name;
  return combatantsBefore.length > MAX_NAMES_BEFORE_TURN
    ? words.turnAfterMany(combatantsBefore.length, shownName)
    : words.turnAfter(
        combatantsBefore.map((each) => plain(each.name)),
        shownName,
      );
}

/** The combatant whose turn comes next among these. Undefined if none of them has a turn. */
export function nextCombatantAmong(combatants: readonly Combatant[], encounter: Encounter): Combatant | undefined {
  const upcomingIds = blocksFromNext(encounter).flat();
  const [nextCombatant] = upcomingIds.flatMap((id) =>
    combatants.filter((each) => each.id === id && each.vitality === 'up'),
  );
  return nextCombatant;
}

/** The turn order from the next turn on. The current turn comes last. */
function blocksFromNext({ turnOrder, turn }: Encounter): Encounter['turnOrder'] {
  return [...turnOrder.slice(turn + 1), ...turnOrder.slice(0, turn + 1)];
}
