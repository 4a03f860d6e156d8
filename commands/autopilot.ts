import { ButtonStyle } from 'discord-api-types/v10';
import { button, buttonRow } from '../src/interaction/buttons.ts';
import { at, type Running } from '../src/interaction/gm/panel.ts';
import { playedByTheGm } from '../src/interaction/options/of-the-gms.ts';
import { words as paragraph } from '../src/interaction/panel.ts';
import type { Reply } from '../src/interaction/reply.ts';
import { backRow, gmScreen } from '../src/posts/links.ts';
import type { Combatant } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import type { Refusal } from '../src/rules/core/refusal.ts';
import { map, ok, type Result } from '../src/rules/core/result.ts';
import { STYLES, type Style } from '../src/rules/core/style.ts';
import type { Session } from '../src/session/session.ts';
import { plain } from '../src/text/markdown.ts';
import { auto as words } from '../src/text/spoken.ts';
import { OFF, styleButton } from './gm/ids.ts';

/** What can be chosen: a style, or to play them by hand. */
export const STYLES_OR_OFF = [...STYLES, OFF] as const;

/** They play by themselves from now on, or by hand again. Returns what was done, for the GM. */
export function setStyle(
  session: Session,
  whom: readonly Combatant[],
  chosen: (typeof STYLES_OR_OFF)[number],
): Result<string, Refusal> {
  const style = chosen === OFF ? undefined : chosen;
  const changed = whom.filter(({ auto }) => auto !== style);
  if (changed.length === 0) return ok(words.already);
  const subjects = changed.map(({ id }) => id);
  const names = changed.map(({ name }) => plain(name));
  return map(session.do({ type: 'auto', subjects, ...given({ style }) }), () =>
    words.set(names, style && styleName(style)),
  );
}

/** Which style all play by whom the GM plays: a tap each. */
export function autoScreen(session: Running): Reply {
  const all = playedByTheGm(session.encounter);
  const styles = all.map(({ auto }) => auto);
  const now = styles.every((each) => each === styles[0]) ? (styles[0] ?? OFF) : undefined;
  const entries = STYLES_OR_OFF.map((style) => `**${styleName(style)}**: ${aboutStyle(style)}`);
  const buttons = STYLES_OR_OFF.map((style) =>
    button(
      styleName(style),
      styleButton.write({ ...at(session), style }),
      style === now ? ButtonStyle.Primary : ButtonStyle.Secondary,
    ),
  );
  return gmScreen(
    undefined,
    paragraph(`### ${words.title}\n${words.about}\n${entries.join('\n')}\n-# ${words.onlyThese}`),
    ...buttonRow(...buttons.slice(0, 3)),
    ...buttonRow(...buttons.slice(3)),
    ...backRow(at(session).encounter),
  );
}

export function styleName(style: (typeof STYLES_OR_OFF)[number]): string {
  return style === OFF ? words.byHand : words.styles[style].label;
}

export function aboutStyle(style: Style | typeof OFF): string {
  return style === OFF ? words.byHandAbout : words.styles[style].about;
}
