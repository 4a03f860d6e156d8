import { fileName, wholeChronicle } from '../../commands/chronicle.ts';
import { type LogPage, logPage } from '../embeds/log.ts';
import { given } from '../rules/core/given.ts';
import type { UserId } from '../rules/core/personal.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { viewOf } from '../rules/core/secrecy.ts';
import { chronicled, type EncounterRecord } from '../session/encounter-record.ts';
import { buttons as words } from '../text/spoken.ts';
import { type ButtonRow, button, buttonRow } from './buttons.ts';
import { componentId, idInteger } from './component.ts';
import { recorded } from './options/encounters.ts';
import { type Reply, whisper } from './reply.ts';

/** A button that turns to a page of an encounter's log. */
export const logPageButton = componentId('log', { record: recorded, round: idInteger, page: idInteger });

/** A page of an encounter's log, with buttons to the pages and rounds before and after it. */
export function logReply(
  record: EncounterRecord,
  wanted: { readonly round?: number | undefined; readonly page?: number | undefined },
  user: UserId,
): Result<Reply, Refusal> {
  const shown = logPage([...chronicled(record, viewOf(user, record.present))], given(wanted));
  if (!shown && record.chronicle)
    return ok(
      whisper(words.beforeUpdate, {
        files: [{ name: fileName(record.present.name, 'md'), text: () => wholeChronicle(record) }],
      }),
    );
  if (!shown) return no({ type: 'nothing-recorded', name: record.present.name });
  return ok(whisper(shown.embed, { components: turning(record, shown) }));
}

/** The buttons under a page: none where there is nothing else to read. */
function turning(record: EncounterRecord, { round, page, pages, rounds }: LogPage): readonly ButtonRow[] {
  const place = rounds.indexOf(round);
  const [before, after] = [rounds[place - 1], rounds[place + 1]];
  const id = (to: number, at: number) => logPageButton.write({ record, round: to, page: at });
  return buttonRow(
    ...(before === undefined ? [] : [button(words.roundBefore, id(before, 1))]),
    ...(page > 1 ? [button(words.pageBefore, id(round, page - 1))] : []),
    ...(page < pages ? [button(words.pageAfter, id(round, page + 1))] : []),
    ...(after === undefined ? [] : [button(words.roundAfter, id(after, 1))]),
  );
}
