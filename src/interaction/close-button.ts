import type { APIButtonComponent } from 'discord-api-types/v10';
import { corner as words } from '../text/spoken.ts';
import { button } from './buttons.ts';
import { componentId } from './component.ts';

/** Close on a private message: it goes. */
export const closeId = componentId('close', {});

export function closeButton(): APIButtonComponent {
  return button(words.close, closeId.write({}));
}
