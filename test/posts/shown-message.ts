import type { PostView } from '../../src/posts/views.ts';
import type { StoredPost } from '../../src/store/store.ts';

/** A message as the channel shows it. */
export interface ShownMessage extends PostView, Pick<StoredPost, 'kind' | 'state' | 'number'> {
  readonly id: string;
  readonly text: string;
  readonly labels: readonly string[];
  /** The users that the message pinged when it was posted. */
  readonly pinged: readonly string[];
}

export function buttonsOf({ components = [] }: Pick<PostView, 'components'>) {
  return components.flatMap((row) =>
    'components' in row
      ? row.components.flatMap((each) =>
          'label' in each && 'custom_id' in each
            ? [{ label: each.label ?? '', id: each.custom_id, style: 'style' in each ? each.style : 0 }]
            : [],
        )
      : [],
  );
}

/** All text of a message, except its buttons. */
export function textOf({ content = '', embeds = [] }: PostView): string {
  return [content, ...embeds.flatMap(({ title = '', description = '' }) => [title, description])]
    .filter((text) => text !== '')
    .join('\n');
}
