import type { APIButtonComponent } from 'discord-api-types/v10';
import { corner as words } from '../text/spoken.ts';
import { component, componentId } from './component.ts';
import { button } from './panel.ts';
import { closed } from './reply.ts';

/** Close on a private message: it goes. */
export const closeId = componentId('close', {});

export function closeButton(): APIButtonComponent {
  return button(words.close, closeId.write({}));
}

/** Close on a private message. */
export const close = component({ id: closeId, run: () => closed });
