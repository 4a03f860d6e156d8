import type { APIEmbed } from 'discord-api-types/v10';
import type { Deed } from '../rules/core/deed.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { deedTitle, turnsTitle } from '../text/deed-titles.ts';
import { plain, t } from '../text/t.ts';
import { cutToLimits } from './limits.ts';
import { metersOfAll, sayOf } from './meters.ts';
import { nextTurn, roundName } from './turn.ts';

/** What is undone or redone, with the encounter before and after. */
interface UndoneDeeds {
  /** The deeds, latest first. */
  readonly deeds: readonly Deed[];
  /** True if they all came from one tap, or from one due moment. */
  readonly asOne?: boolean;
  readonly before: Encounter;
  readonly after: Encounter;
}

/** The embed's heading: undone, redone, or a preview of an undo. */
type UndoHeading = 'undone' | 'undone-by-the-gm' | 'redone' | 'preview';

/** The most deeds that are named, and the most combatants. */
const MAX_NAMED = 12;
const MAX_CHANGED = 20;

/** What was or would be undone, and what it changes for everyone affected. */
export function undoEmbed(rewound: UndoneDeeds, headingKind: UndoHeading = 'undone'): APIEmbed {
  const parts = [undoText(rewound, headingKind), nextTurn(rewound.before, rewound.after)];
  if (headingKind === 'preview') parts.push(t('undo-nothing-yet'));
  return cutToLimits({ description: parts.filter((part) => part !== '').join('\n') });
}

/** What was or would be undone as a text, without whose turn is next. */
export function undoText({ deeds, asOne, before, after }: UndoneDeeds, headingKind: UndoHeading): string {
  const turns = asOne ? turnsTitle(deeds, { before, after }) : undefined;
  const titles = turns === undefined ? deeds.map((deed) => deedTitle(deed, { before, after })) : [turns];
  return [heading(titles, headingKind), stateAround(before, after), changesText(before, after)]
    .filter((part) => part !== '')
    .join('\n');
}

function heading(titles: readonly string[], headingKind: UndoHeading): string {
  const word = t(`undo-${headingKind}`);
  const [only = ''] = titles;
  if (titles.length === 1) return t('undo-one', { how: word, title: only });
  const lines = titles.slice(0, MAX_NAMED).map((title, index) => `${index + 1}. ${title}`);
  const more = titles.length > MAX_NAMED ? [t('undo-before', { count: titles.length - MAX_NAMED })] : [];
  return [t('undo-several', { how: word, count: titles.length }), ...lines, ...more].join('\n');
}

function stateAround(before: Encounter, after: Encounter): string {
  const rounds = before.round > 0 && after.round > 0 && before.round !== after.round;
  return [
    ...(before.phase === after.phase ? [] : [t(`undo-phase-${after.phase}`)]),
    ...(rounds ? [`${sayOf(after).signs.became(roundName(before), roundName(after))}.`] : []),
  ].join(' ');
}

/** A line for everyone affected: how they were doing and how they are doing now. */
function changesText(before: Encounter, after: Encounter): string {
  const { signs } = sayOf(after);
  const metersBefore = metersOfAll(before);
  const metersAfter = metersOfAll(after);
  const lines = after.combatants.flatMap(({ id }) => {
    const [old, now] = [metersBefore.get(id), metersAfter.get(id)];
    if (!now || old?.line === now.line) return [];
    // The name is shown once.
    return [old === undefined ? now.line : signs.became(old.line, now.state)];
  });
  const goneNames = before.combatants
    .filter(({ id }) => !metersAfter.has(id))
    .map(({ name }) => t('undo-gone', { name: plain(name) }));
  const all = [...lines, ...goneNames];
  const more = all.length > MAX_CHANGED ? [t('undo-more', { count: all.length - MAX_CHANGED })] : [];
  return [...all.slice(0, MAX_CHANGED), ...more].join('\n');
}
