import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { type LogPage, logPage } from '../embeds/log.ts';
import type { Session } from '../session/session.ts';
import { refusalReply } from './command.ts';
import { componentId } from './component.ts';
import { encounterNamed, toldDeeds } from './past-encounters.ts';
import { type Reply, whisper } from './reply.ts';
import { button } from './turn-buttons.ts';

/** A page of a scene's log, with buttons to the pages and rounds before and after it. */
export function logReply(
  session: Session<'encounters' | 'record'>,
  scene: string | undefined,
  { round, page, update = false }: { readonly round?: number; readonly page?: number; readonly update?: boolean },
): Reply {
  const record = encounterNamed(session, scene);
  if (!record.ok) return refusalReply(record.why, session);
  const { fight, present } = record.value;
  const shown = logPage(toldDeeds(record.value), {
    ...(round !== undefined && { round }),
    ...(page !== undefined && { page }),
  });
  if (!shown) return refusalReply({ type: 'nothing-recorded', name: present.name }, session);
  return whisper(shown.embed, { components: turning(fight, shown), ...(update && { update }) });
}

/** The buttons under a page: none where there is nothing else to read. */
function turning(fight: number, { round, page, pages, rounds }: LogPage): NonNullable<Reply['components']> {
  const place = rounds.indexOf(round);
  const [before, after] = [rounds[place - 1], rounds[place + 1]];
  const id = (to: number, at: number) => componentId('log', fight, to, at);
  const buttons = [
    ...(before === undefined ? [] : [button('Round before', id(before, 1), ButtonStyle.Secondary)]),
    ...(page > 1 ? [button('Page back', id(round, page - 1), ButtonStyle.Secondary)] : []),
    ...(page < pages ? [button('Next page', id(round, page + 1), ButtonStyle.Secondary)] : []),
    ...(after === undefined ? [] : [button('Next round', id(after, 1), ButtonStyle.Secondary)]),
  ];
  return buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: buttons }];
}
