// `/log`: what has happened, in pages or as a file, and the math behind it.

import { exportMessage, fullDetailsEmbed, type LogPage, logPage } from '../src/embeds/log.ts';
import { questionEmbed } from '../src/embeds/question.ts';
import { statusEmbed } from '../src/embeds/status.ts';
import { deedsEmbed } from '../src/embeds/turn-story.ts';
import { command, integer, oneOf, optional, subcommands, withOldName } from '../src/interaction/command.ts';
import { component, componentId, idInteger } from '../src/interaction/component.ts';
import { type ContextTarget, deedsInMessage, messageCommand } from '../src/interaction/context-command.ts';
import { encounterRecord, loadedRecord, pastEncounter } from '../src/interaction/options/encounters.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { language } from '../src/interaction/settings.ts';
import { deadlinesOf, detailsButtonId } from '../src/posts/views.ts';
import type { UserId } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { viewerOf } from '../src/rules/core/secrecy.ts';
import { chronicledDeeds, countChronicledDeeds, type LoggedDeed } from '../src/session/encounter-record.ts';
import { jsonInPieces } from '../src/session/json.ts';
import { type DeedsInMessage, recordNeeds } from '../src/session/loadable.ts';
import { type LocalizedRecord, localizedOutcome, localizedRecord } from '../src/session/localized-names.ts';
import { questionsOf } from '../src/session/open-questions.ts';
import type { Session } from '../src/session/session.ts';
import { ENGLISH, inLanguage } from '../src/text/languages.ts';
import { t } from '../src/text/t.ts';
import { chronicleText, fileName, pageHtml, recordChart } from './chronicle.ts';
import { luck, storyButtonId } from './luck.ts';
import { stats } from './stats.ts';

const showLog = command({
  name: 'show',
  options: {
    round: optional(integer(0, 10_000)),
    page: optional(integer(1, 1000)),
    encounter: withOldName(pastEncounter(), 'scene'),
  },
  run: ({ encounter, ...wanted }, { caller }) => logReply(encounter, wanted, caller.user),
});

const exportLog = command({
  name: 'export',
  options: {
    as: oneOf(['markdown', 'html', 'json']),
    encounter: withOldName(pastEncounter(), 'scene'),
    language: optional(language()),
  },
  run({ as, encounter: record, language: typed }, session) {
    const language = typed ?? session.loaded.recordLanguage ?? ENGLISH;
    const recordInLanguage = localizedRecord(record.recorded, language);
    const fileResult = inLanguage(language, () => exportedLog(as, recordInLanguage, session.caller.user));
    return map(fileResult, (reply) => ({ ...reply, language }));
  },
});

/** An encounter's log as a file: its story, its page or its record. */
function exportedLog(as: 'markdown' | 'html' | 'json', record: LocalizedRecord, user: UserId): Result<Reply, Refusal> {
  const { name, gms, phase } = record.present;
  const deeds = countChronicledDeeds(record, as === 'json' ? 'gm' : 'players');
  if (deeds === 0 && !record.chronicle) return no({ type: 'nothing-recorded', name });
  if (as === 'markdown') return ok(show(exportMessage(name, 'chronicle', deeds), storyAttachments(record)));
  if (as === 'html') {
    const file = { name: fileName(name, 'html'), text: () => pageHtml(record) };
    const embed = exportMessage(name, phase === 'ended' ? 'page' : 'page-so-far', deeds);
    return ok(show(embed, { files: [file], ...given({ picture: recordChart(record) }) }));
  }
  // Until the encounter is over, only the GM can get its record, because the record has the creatures' sheets.
  if (phase !== 'ended' && !gms.includes(user)) return no({ type: 'record-kept', gms });
  const file = { name: fileName(name, 'json'), text: () => jsonInPieces(record.recorded) };
  const exportEmbed = exportMessage(name, phase === 'ended' ? 'record' : 'sealed-record', deeds);
  return ok(phase === 'ended' ? show(exportEmbed, { files: [file] }) : whisper(exportEmbed, { files: [file] }));
}

/** The chronicle as a file, with a chart of the fight's course. */
function storyAttachments(record: LocalizedRecord): Pick<Reply, 'files' | 'picture'> {
  const file = { name: fileName(record.present.name, 'md'), text: () => chronicleText(record) };
  return { files: [file], ...given({ picture: recordChart(record) }) };
}

/** The chronicle, for the user who taps *Story* after an encounter. */
export const showStory = component({
  id: storyButtonId,
  run: (_, session) =>
    map(loadedRecord(session), (record) => {
      const embed = exportMessage(record.present.name, 'chronicle', countChronicledDeeds(record, 'players'));
      return whisper(embed, storyAttachments(record));
    }),
});

export const log = subcommands('log', [showLog, luck, stats, exportLog]);

/** In a message's context menu: every step of its math. Only the caller sees it. */
export const showMath = messageCommand({
  id: 'details',
  target: deedsInMessage,
  needs: (message) => recordNeeds({ toldIn: message }),
  run: (span, session) => map(knownDeedsBetween(session, span), (texts) => whisper(fullDetailsEmbed(texts))),
});

/** Any message, with the deeds that it tells about. Undefined if it tells about none. */
const anyMessage: ContextTarget<DeedsInMessage | undefined, 'toldIn'> = {
  needs: (id) => ({ toldIn: id }),
  read: (_, { loaded }) => ok(loaded.toldIn),
};

/**
 * In a message's context menu: what the message tells, in the reader's language. The reply is written anew from the
 * encounter's record, with everything that the reader may know. If the message tells the latest deed, or tells about no
 * deed, the reply also has the open question and how everyone is doing.
 */
export const readInMyLanguage = messageCommand({
  id: 'in-my-language',
  target: anyMessage,
  needs: (message) => recordNeeds({ toldIn: message }),
  run(span, session) {
    const { state, caller, waiting } = session;
    const deedsResult = span && knownDeedsBetween(session, span);
    const deeds = deedsResult?.ok ? deedsResult.value : [];
    const isLatestMessage =
      state !== undefined && (!span || (span.encounter === state.id && span.last >= state.deeds - 1));
    const outcomeAtQuestion = isLatestMessage ? session.outcomeAtQuestion() : undefined;
    const embeds = [
      ...(deeds.length > 0 ? [deedsEmbed(deeds)] : []),
      ...(outcomeAtQuestion ? [questionEmbed(outcomeAtQuestion, questionsOf(waiting))] : []),
      ...(isLatestMessage
        ? [
            statusEmbed(
              state.encounter,
              viewerOf(caller.user, state.encounter),
              questionsOf(waiting),
              deadlinesOf(state),
            ),
          ]
        : []),
    ];
    return embeds.length > 0 ? whisper(embeds) : no({ type: 'tells-nothing' });
  },
});

/** A button that shows a page of an encounter's log. */
const logPageButtonId = componentId('log', { record: encounterRecord, round: idInteger, page: idInteger });

export const turnLogPage = component({
  id: logPageButtonId,
  run: ({ record, ...wanted }, { caller }) => map(logReply(record, wanted, caller.user), asUpdate),
});

/** Everything that several creatures did, for the user who taps. */
export const showDetails = component({
  id: detailsButtonId,
  run: (span, session) => map(knownDeedsBetween(session, span), (texts) => whisper(deedsEmbed(texts))),
});

/** A page of an encounter's log, with buttons for the pages and rounds before and after it. */
function logReply(
  record: LocalizedRecord,
  wantedPage: { readonly round?: number | undefined; readonly page?: number | undefined },
  user: UserId,
): Result<Reply, Refusal> {
  const { recorded, present, language } = record;
  const deeds = [...chronicledDeeds(recorded, viewerOf(user, present))];
  const logPart = logPage(deeds, given(wantedPage), (deed) => localizedOutcome(deed, language));
  if (!logPart && record.chronicle)
    return ok(
      whisper(t('buttons-before-update'), {
        files: [{ name: fileName(record.present.name, 'md'), text: () => chronicleText(record) }],
      }),
    );
  if (!logPart) return no({ type: 'nothing-recorded', name: record.present.name });
  return ok(whisper(logPart.embed, { components: pageButtons(record, logPart) }));
}

/** The buttons under a page. Empty if there is nothing else to read. */
function pageButtons(record: LocalizedRecord, { round, page, pages, rounds }: LogPage): readonly panel.ButtonRow[] {
  const index = rounds.indexOf(round);
  const [earlierRound, laterRound] = [rounds[index - 1], rounds[index + 1]];
  const id = (to: number, page: number) => logPageButtonId.write({ record, round: to, page: page });
  return panel.buttonRow(
    ...(earlierRound === undefined ? [] : [panel.button(t('buttons-round-before'), id(earlierRound, 1))]),
    ...(page > 1 ? [panel.button(t('buttons-page-before'), id(round, page - 1))] : []),
    ...(page < pages ? [panel.button(t('buttons-page-after'), id(round, page + 1))] : []),
    ...(laterRound === undefined ? [] : [panel.button(t('buttons-round-after'), id(laterRound, 1))]),
  );
}

/**
 * The deeds from the first to the last, as far as the caller may know them. Undone ones are left out. Refuses if none
 * is left.
 */
function knownDeedsBetween(
  session: Session<'record' | 'recordLanguage'>,
  { first, last }: Pick<DeedsInMessage, 'first' | 'last'>,
): Result<readonly LoggedDeed[], Refusal> {
  const result = loadedRecord(session);
  const { user } = session.caller;
  const deeds = result.ok ? [...chronicledDeeds(result.value, viewerOf(user, result.value.present))] : [];
  const shownDeeds = deeds.filter(({ phraseSeed: { deed }, undone }) => deed >= first && deed <= last && !undone);
  return shownDeeds.length === 0 ? no({ type: 'tells-nothing' }) : ok(shownDeeds);
}
