import type { APIEmbed } from 'discord-api-types/v10';
import type { Deed } from '../rules/core/deed.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { deedTitle, turnsTitle } from '../text/deed-titles.ts';
import { plain, t } from '../text/t.ts';
import { cutToLimits } from './limits.ts';
import { combatantStates, wordingOf } from './meters.ts';
import { nextTurnText, roundName } from './turn.ts';

/** What is undone or redone, with the encounter before and after it. */
interface UndoneDeeds {
  /** The deeds, the latest first. */
  readonly deeds: readonly Deed[];
  /** True if all the deeds came from one tap, or were done automatically together. */
  readonly isOneStep?: boolean;
  readonly before: Encounter;
  readonly after: Encounter;
}

/** Which heading the embed has: undone, redone, or a preview of an undo. */
type UndoHeading = 'undone' | 'undone-by-the-gm' | 'redone' | 'preview';

const MAX_NAMED_DEEDS = 12;
const MAX_CHANGE_LINES = 20;

/** Shows what was undone or redone, or what would be, and how everyone affected is doing afterward. */
export function undoEmbed(undoneDeeds: UndoneDeeds, headingKind: UndoHeading = 'undone'): APIEmbed {
  const paragraphs = [undoText(undoneDeeds, headingKind), nextTurnText(undoneDeeds.before, undoneDeeds.after)];
  if (headingKind === 'preview') paragraphs.push(t('undo-nothing-yet'));
  return cutToLimits({ description: paragraphs.filter((text) => text !== '').join('\n') });
}

/** Says what was undone or redone, or what would be. Leaves out whose turn is next. */
export function undoText({ deeds, isOneStep, before, after }: UndoneDeeds, headingKind: UndoHeading): string {
  const turnsText = isOneStep ? turnsTitle(deeds, { before, after }) : undefined;
  const titles = turnsText === undefined ? deeds.map((deed) => deedTitle(deed, { before, after })) : [turnsText];
  return [headingText(titles, headingKind), stateText(before, after), changesText(before, after)]
    .filter((text) => text !== '')
    .join('\n');
}

function headingText(titles: readonly string[], headingKind: UndoHeading): string {
  const headingWord = t(`undo-${headingKind}`);
  const [only = ''] = titles;
  if (titles.length === 1) return t('undo-one', { how: headingWord, title: only });
  const lines = titles.slice(0, MAX_NAMED_DEEDS).map((title, index) => `${index + 1}. ${title}`);
  const moreLine =
    titles.length > MAX_NAMED_DEEDS ? [t('undo-before', { count: titles.length - MAX_NAMED_DEEDS })] : [];
  return [t('undo-several', { how: headingWord, count: titles.length }), ...lines, ...moreLine].join('\n');
}

function stateText(before: Encounter, after: Encounter): string {
  const isOtherRound = before.round > 0 && after.round > 0 && before.round !== after.round;
  return [
    ...(before.phase === after.phase ? [] : [t(`undo-phase-${after.phase}`)]),
    ...(isOtherRound ? [`${wordingOf(after).signs.became(roundName(before), roundName(after))}.`] : []),
  ].join(' ');
}

/** A line for everyone affected: how they were doing before, and how they are doing after. */
function changesText(before: Encounter, after: Encounter): string {
  const { signs } = wordingOf(after);
  const statesBefore = combatantStates(before);
  const statesAfter = combatantStates(after);
  const lines = after.combatants.flatMap(({ id }) => {
    const [oldState, newState] = [statesBefore.get(id), statesAfter.get(id)];
    if (!newState || oldState?.line === newState.line) return [];
    // The line before the change includes the name, so the state after it doesn't repeat the name.
    return [oldState === undefined ? newState.line : signs.became(oldState.line, newState.state)];
  });
  const removedCombatantLines = before.combatants
    .filter(({ id }) => !statesAfter.has(id))
    .map(({ name }) => t('undo-gone', { name: plain(name) }));
  const allLines = [...lines, ...removedCombatantLines];
  const moreLine =
    allLines.length > MAX_CHANGE_LINES ? [t('undo-more', { count: allLines.length - MAX_CHANGE_LINES })] : [];
  return [...allLines.slice(0, MAX_CHANGE_LINES), ...moreLine].join('\n');
}
