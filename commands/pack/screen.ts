// The screens on which GMs and managers see a server's packs.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { packsFor, readStoredPack } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { PACK_LISTS } from '../../src/packs/form.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import type { PackSummary, StoredPack } from '../../src/session/pack.ts';
import { MAX_PACK_REVISIONS } from '../../src/session/server-packs.ts';
import { packContentText, packProblemsText } from '../../src/text/packs.ts';
import { capital, grammar, linesThatFit, plain, shorten, t } from '../../src/text/t.ts';
import { relativeTimeText } from '../../src/text/times.ts';
import { packEditingRows } from './adding.ts';
import {
  aboutButton,
  availablePacks,
  checkPackKeeper,
  hashOfRevisionInUse,
  type PackSession,
  packButtonId,
  useRevisionButtonId,
} from './ids.ts';
import { openButton } from './scenes.ts';

/**
 * The maximum number of packs with a button. A server can have 20 packs of its own, and the bot's admin may provide
 * more.
 */
const MAX_LISTED_PACKS = 12;
/** The maximum number of scenes with a button. All others are in *Scenes…*. */
const MAX_SCENE_BUTTONS = 5;
/** The maximum length of a list of names, in characters. */
const MAX_NAMES_LENGTH = 900;

/** All packs of the server, each with a button to open it. */
export function packListScreen(session: PackSession): Reply {
  const packs = availablePacks(session);
  if (packs.length === 0) return panel.gmScreen(undefined, panel.paragraph(t('pack-none')), closeButtonRow());
  const lines = packs
    .slice(0, MAX_LISTED_PACKS)
    .map((summary) =>
      panel.line(aboutLine(session, summary), panel.button(t('pack-open'), packPressId('show', summary))),
    );
  const unlistedTitles = packs.slice(MAX_LISTED_PACKS).map(({ title }) => plain(title));
  return panel.gmScreen(
    undefined,
    panel.paragraph(`### ${t('pack-list-title')}`),
    ...lines,
    ...(unlistedTitles.length > 0
      ? [panel.paragraph(t('pack-list-more', { names: grammar.and(unlistedTitles, 10) }))]
      : []),
    closeButtonRow(),
  );
}

/** One pack: its entries, its author and license, and its earlier revisions. */
export function packScreen(session: PackSession, summary: PackSummary | StoredPack, notice?: string): Reply {
  const storedPack = 'file' in summary ? summary : undefined;
  const canChangePack = checkPackKeeper(session).ok && !storedPack?.host;
  const earlierRevisions = otherRevisions(session, summary);
  return panel.gmScreen(
    notice,
    panel.paragraph(`### ${aboutLine(session, summary)}`),
    ...(storedPack ? contentLines(storedPack) : []),
    ...panel.buttonRow(...sceneButtons(session, summary)),
    ...(canChangePack && storedPack?.current ? packEditingParts(session, storedPack) : []),
    ...panel.buttonRow(
      ...(canChangePack && storedPack?.current ? [aboutButton(summary.id)] : []),
      ...(storedPack ? [panel.button(t('pack-export'), packPressId('export', summary))] : []),
      ...(canChangePack && earlierRevisions.length > 0
        ? [panel.button(t('pack-earlier'), packPressId('earlier', summary))]
        : []),
    ),
    ...panel.buttonRow(
      panel.button(t('pack-all'), packPressId('list', summary)),
      ...(canChangePack ? [panel.button(t('pack-remove'), packPressId('remove', summary), ButtonStyle.Danger)] : []),
      panel.closeButton(),
    ),
  );
}

/** The other stored revisions of a pack, newest first. */
function otherRevisions(
  { loaded: { packSummaries } }: PackSession,
  { id, digest }: PackSummary,
): readonly PackSummary[] {
  return packSummaries
    .filter((each) => each.id === id && each.digest !== digest)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MAX_PACK_REVISIONS);
}

/** The other revisions of a pack, each with a button to use it. */
export function earlierRevisionsScreen(session: PackSession, summary: PackSummary, notice?: string): Reply {
  return panel.gmScreen(
    notice,
    panel.paragraph(`### ${aboutLine(session, summary)}`),
    ...otherRevisions(session, summary).map((each) => {
      const revision = String(each.revision);
      const storedLine = t('pack-stored', { revision, time: relativeTimeText(each.at) });
      return panel.line(
        storedLine,
        panel.button(t('pack-back-to', { revision }), revisionButtonId(session, 'earlier', each)),
      );
    }),
    panel.buttonRow(panel.button(t('pack-back'), packPressId('show', summary)), panel.closeButton()),
  );
}

/** A button for each scene of a pack in use, if it can be opened here. */
function sceneButtons({ encounter }: PackSession, summary: PackSummary | StoredPack): readonly APIButtonComponent[] {
  const isOtherSystem = encounter !== undefined && encounter.phase !== 'ended' && encounter.system !== summary.system;
  const readResult = 'file' in summary && summary.current && !isOtherSystem ? readStoredPack(summary) : undefined;
  if (!readResult || !('pack' in readResult) || !('file' in summary)) return [];
  const packInUse = { ...summary, pack: readResult.pack };
  return readResult.pack.scenes
    .slice(0, MAX_SCENE_BUTTONS)
    .map((entry) => openButton({ from: packInUse, entry, called: entry.name }));
}

/** The buttons to add and change entries of a pack in use. Empty if the pack is no longer valid. */
function packEditingParts(session: PackSession, stored: StoredPack): readonly panel.Part[] {
  const readResult = readStoredPack(stored);
  return 'pack' in readResult ? packEditingRows(session, { ...stored, pack: readResult.pack }) : [];
}

/** What a file would add or change, shown before a GM puts it to use. */
export function packPreview(session: PackSession, stored: StoredPack, pack: Pack, notice?: string): Reply {
  const packBefore = packsFor(session, pack.system).find(({ id, host }) => id === pack.id && !host)?.pack;
  return panel.gmScreen(
    notice,
    panel.paragraph(`### ${aboutLine(session, { ...stored, current: true })}\n${capital(packContentText(pack))}`),
    ...creditsLines(pack),
    ...nameLines(pack),
    ...(packBefore ? [panel.paragraph(packChangesText(packBefore, pack))] : []),
    panel.buttonRow(
      panel.button(t('pack-use'), revisionButtonId(session, 'preview', stored), ButtonStyle.Primary),
      panel.button(t('pack-drop'), packPressId('drop', stored)),
    ),
  );
}

/** Asks before a pack is removed. */
export function removeQuestion(summary: PackSummary, notice?: string): Reply {
  return panel.gmScreen(
    notice,
    panel.paragraph(t('pack-sure-to-remove', { title: plain(summary.title) })),
    panel.buttonRow(
      panel.button(t('pack-remove-it'), packPressId('removed', summary), ButtonStyle.Danger),
      panel.button(t('pack-keep-it'), packPressId('show', summary)),
    ),
  );
}

function packPressId(press: Parameters<typeof packButtonId.write>[0]['press'], summary: PackSummary): string {
  return packButtonId.write({ press, revision: summary });
}

function revisionButtonId(session: PackSession, from: 'preview' | 'earlier', revision: PackSummary): string {
  return useRevisionButtonId.write({ from, revision, over: hashOfRevisionInUse(session, revision.id) });
}

function closeButtonRow() {
  return panel.buttonRow(panel.closeButton());
}

/** The line about a pack: "**The Bog** · TDGS · revision 3", and whether it is in use. */
function aboutLine(session: PackSession, summary: PackSummary): string {
  const isHostPack = session.loaded.packs.some((each) => each.host && each.digest === summary.digest);
  const packState = isHostPack ? 'host' : summary.current ? 'used' : 'unused';
  const systemTitle = rulesNamed(summary.system)?.title ?? summary.system;
  return t(`pack-about-${packState}`, {
    title: plain(summary.title),
    rules: systemTitle,
    revision: String(summary.revision),
  });
}

/** A stored pack's entries, or why this version of Fray can't use it. */
function contentLines(stored: StoredPack): readonly panel.Part[] {
  const readResult = readStoredPack(stored);
  if ('pack' in readResult) return [...creditsLines(readResult.pack), ...nameLines(readResult.pack)];
  return [panel.paragraph(`${t('pack-fits-no-more')}\n${packProblemsText(readResult.problems, MAX_NAMES_LENGTH)}`)];
}

function creditsLines({ author, license, about, source }: Pack): readonly panel.Part[] {
  const lines = [
    ...(about === undefined ? [] : [plain(about, 500)]),
    ...(author === undefined ? [] : [t('pack-author', { author: plain(author) })]),
    ...(license === undefined ? [] : [t('pack-license', { license: plain(license) })]),
    ...(source === undefined ? [] : [t('pack-source', { source: plain(source) })]),
  ];
  return lines.length === 0 ? [] : [panel.paragraph(lines.join('\n'))];
}

/** The names of all entries, with a line for each kind. */
function nameLines(pack: Pack): readonly panel.Part[] {
  const lines = PACK_LISTS.flatMap((kind) => {
    const names = pack[kind].map(({ name }) => plain(name));
    return names.length === 0
      ? []
      : [`**${t(`pack-kind-${kind}`)}:** ${shorten(names.join(', '), MAX_NAMES_LENGTH / 2)}`];
  });
  const stockNames = Object.values(pack.stock).flatMap((list) => list.map(({ name }) => plain(name)));
  if (stockNames.length > 0)
    lines.push(`**${t('pack-kind-stock')}:** ${shorten(stockNames.join(', '), MAX_NAMES_LENGTH / 2)}`);
  return lines.length === 0 ? [] : [panel.paragraph(linesThatFit(lines, 2 * MAX_NAMES_LENGTH, () => '…'))];
}

/** The names of new, changed and removed entries. */
function packChangesText(before: Pack, after: Pack): string {
  const entriesByName = (pack: Pack) => {
    const entryLists: readonly (readonly { readonly name: string }[])[] = [
      ...PACK_LISTS.map((kind) => pack[kind]),
      ...Object.values(pack.stock),
    ];
    return new Map<string, unknown>(entryLists.flat().map((each) => [each.name, each]));
  };
  const [oldEntries, newEntries] = [entriesByName(before), entriesByName(after)];
  const changeGroups = [
    ['new', [...newEntries.keys()].filter((name) => !oldEntries.has(name))],
    [
      'changed',
      [...newEntries.keys()].filter(
        (name) => oldEntries.has(name) && JSON.stringify(oldEntries.get(name)) !== JSON.stringify(newEntries.get(name)),
      ),
    ],
    ['gone', [...oldEntries.keys()].filter((name) => !newEntries.has(name))],
  ] as const;
  const lines = changeGroups.flatMap(([what, all]) =>
    all.length === 0
      ? []
      : [
          t(`pack-change-${what}`, {
            names: grammar.and(
              all.map((name) => plain(name)),
              12,
            ),
          }),
        ],
  );
  return lines.length === 0 ? t('pack-change-none') : lines.join('\n');
}
