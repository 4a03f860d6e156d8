import type { APIEmbed } from 'discord-api-types/v10';
import { type Combatant, type CombatantId, type Encounter, onTurn } from '../rules/core/encounter.ts';
import type { Question } from '../rules/core/question.ts';
import { SECRECY_SETTING_NAME, secrecyOf, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { overviewWords } from '../text/board.ts';
import { linesThatFit, plain, t, withLabel } from '../text/t.ts';
import { type Deadlines, deadlineLines, NO_DEADLINES } from './board.ts';
import { cutToLimits } from './limits.ts';
import { metersOf, wordingOf } from './meters.ts';
import { currentPositions } from './positions.ts';
import { decidersText } from './question.ts';
import { sceneText } from './scene.ts';
import { hasFinishedTurnInBlock, nextTurnText } from './turn.ts';
import { sideLines } from './turn-order.ts';

/** The maximum length of the list of combatants, in characters. It leaves room for whose turn it is. */
const MAX_STATUS_LENGTH = 2600;

/**
 * The state of the fight: the order, how everyone is doing, and whose turn it is. Players see only as much about
 * creatures as the secrecy setting allows. A GM who asks in private sees everything.
 */
export function statusEmbed(
  encounter: Encounter,
  view: Viewer = 'players',
  openQuestions: readonly Question[] = [],
  deadlines: Deadlines = NO_DEADLINES,
): APIEmbed {
  const rules = rulesOf(encounter);
  const actingCombatants = onTurn(encounter);
  const statusLine = (combatant: Combatant) => {
    const metersLine = metersOf(combatant, encounter, rules, { view, detail: 'status' });
    const lineWithMark = actingCombatants.includes(combatant)
      ? t('overview-on-turn', { line: metersLine })
      : metersLine;
    return hasFinishedTurnInBlock(combatant, encounter) ? t('overview-done', { line: lineWithMark }) : lineWithMark;
  };
  const orderedIds = encounter.turnOrder.flat();
  const orderedCombatants = orderedIds.flatMap((id) => encounter.combatants.filter((combatant) => combatant.id === id));
  const unorderedCombatants = encounter.combatants.filter(({ id }) => !orderedIds.includes(id));
  const lines = [...orderedCombatants, ...unorderedCombatants].map(statusLine);
  const secrecyNote =
    view === 'gm' && encounter.settings[SECRECY_SETTING_NAME] !== undefined
      ? t('overview-told', { told: secrecyOf(encounter) })
      : '';
  const paragraphs = [
    overviewWords.phase(encounter.phase),
    sceneText(encounter, view),
    lines.length > 0
      ? linesThatFit(lines, MAX_STATUS_LENGTH, (count) => t('overview-more-in-fight', { count }))
      : t('overview-no-one'),
    [...sideLines(encounter), ...currentPositions(encounter, rules)].map((line) => `-# ${line}`).join('\n'),
    openQuestions.length > 0
      ? t('overview-waiting', { decides: decidersText(encounter, openQuestions, view) })
      : nextTurnText(encounter, encounter, view),
    deadlinesText(encounter, deadlines),
    secrecyNote,
  ];
  return cutToLimits({
    title: [plain(encounter.name), rules.title].join(wordingOf(encounter).signs.joint),
    description: paragraphs.filter((text) => text !== '').join('\n\n'),
  });
}

/** The deadlines in small print. If there are several, each line begins with its combatant's name. */
function deadlinesText(encounter: Encounter, deadlines: Deadlines): string {
  const deadlineEntries = [...deadlineLines(deadlines, onTurn(encounter))];
  const nameOf = (id: CombatantId) => plain(encounter.combatants.find((each) => each.id === id)?.name ?? '');
  const lines = deadlineEntries.flatMap(([id, texts]) =>
    texts.map((line) => (deadlineEntries.length > 1 ? withLabel(nameOf(id), line) : line)),
  );
  return lines.map((line) => `-# ${line}`).join('\n');
}
