import type { Session } from '../../session/session.ts';
import type { PanelPart } from '../panel.ts';

/** Who asks to join, with the answers. */
export function requestLines(_: Session): readonly PanelPart[] {
  return [];
}
