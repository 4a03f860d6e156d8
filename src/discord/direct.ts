import { type APIMessageTopLevelComponent, type Client, ComponentType, type SendableChannels } from 'discord.js';
import type { Post } from './acknowledge.ts';
import type { Deliverable } from './attachments.ts';
import { ChannelMessages } from './channel-messages.ts';
import { type Showing, showPost } from './show-post.ts';
import { troubleOf } from './trouble.ts';

/** Whether a message is to go to a user alone, or is there already. */
export function isDirect({ channel, message, view }: Post): boolean {
  return channel !== undefined || (message === undefined && view?.direct !== undefined);
}

/**
 * Brings a direct message to what it is to be. Where its user takes none, it is shown in the encounter's channel, once: what
 * was taken before, and cannot be changed any more, is let be.
 */
export async function showDirect(client: Client, post: Post, showing: Showing): Promise<void> {
  try {
    const channel = await channelOf(client, post);
    const view = post.view && post.about !== undefined ? jumping(post.view, post.about) : post.view;
    const direct = { ...post, channel: channel.id, ...(view && { view }) };
    await showPost(direct, { ...showing, messages: new ChannelMessages(channel, undefined) });
  } catch (error) {
    if (troubleOf(error) === 'unreachable') throw error;
    const { channel: _, message, ...unsent } = post;
    if (message === undefined) await showPost(unsent, showing);
    else await showing.store.postShown(unsent);
  }
}

async function channelOf(client: Client, { channel, view }: Post): Promise<SendableChannels> {
  const found = channel === undefined ? undefined : await client.channels.fetch(channel);
  return found?.isSendable() ? found : client.users.createDM(view?.direct ?? '');
}

/** Links to the channel lead to a message in it. */
function jumping(view: Deliverable, message: string): Deliverable {
  const jump = (row: APIMessageTopLevelComponent): APIMessageTopLevelComponent =>
    row.type === ComponentType.ActionRow
      ? {
          ...row,
          components: row.components.map((each) => ('url' in each ? { ...each, url: `${each.url}/${message}` } : each)),
        }
      : row;
  return { ...view, ...(view.components && { components: view.components.map(jump) }) };
}
