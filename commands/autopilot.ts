import { ButtonStyle } from 'discord-api-types/v10';
import { command } from '../src/interaction/command.ts';
import { component, marked } from '../src/interaction/component.ts';
import { boolean, oneOf } from '../src/interaction/option.ts';
import { ofTheGms, playedByTheGm } from '../src/interaction/options/combatants.ts';
import { button, buttonRow, words as paragraph } from '../src/interaction/panel.ts';
import { type Reply, whisper } from '../src/interaction/reply.ts';
import { letPlay as id, playHeldBack } from '../src/posts/autopilot.ts';
import { outcomesReply } from '../src/posts/deed-reply.ts';
import { backRow, gmScreen } from '../src/posts/links.ts';
import { playRun, runOf } from '../src/posts/run.ts';
import { runButton } from '../src/posts/turn-buttons.ts';
import type { Combatant } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { STYLES, type Style } from '../src/rules/core/pace.ts';
import type { Refusal } from '../src/rules/core/refusal.ts';
import { map, no, ok, type Result } from '../src/rules/core/result.ts';
import { gm } from '../src/session/authorize.ts';
import { turnKey } from '../src/session/encounter-state.ts';
import type { Session } from '../src/session/session.ts';
import { plain } from '../src/text/markdown.ts';
import { auto as words } from '../src/text/spoken.ts';
import { OFF, styleButton } from './gm/ids.ts';
import { at, type Running } from './gm/panel.ts';

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

/** Who plays by themselves is told to those who may know it by the board; the style to the GM alone. */
export const auto = command({
  name: 'auto',
  description: 'Let creatures play by themselves, or by you again (GM)',
  requires: gm,
  options: {
    style: oneOf('How they play; off: by you again', STYLES_OR_OFF),
    who: ofTheGms('Whom, with commas between them; all whom you play, unless you say'),
    together: boolean('And all who act together with them'),
  },
  run({ style, who, together }, session) {
    const groups = together ? who.flatMap(({ group }) => group ?? []) : [];
    const whom = session.encounter.combatants.filter(
      (each) => who.includes(each) || (each.group !== undefined && groups.includes(each.group)),
    );
    return map(setStyle(session, whom, style), (said) =>
      whisper(style === 'off' ? said : `${said}\n-# ${words.onlyThese}`),
    );
  },
});

/** Under a turn that a creature would play by itself, and does not: it does, by the GM’s word. */
export const letPlay = component({
  id,
  requires: gm,
  run({ turn }, session) {
    if (turn !== turnKey(session.encounter)) return no({ type: 'stale' });
    return map(playHeldBack(session), () => outcomesReply(session));
  },
});

/** What all creatures do whose turns follow each other, by one tap of the GM's. */
export const run = component({
  id: runButton,
  requires: gm,
  run({ turn, how, target }, session) {
    const { encounter, caller } = session;
    if (turn !== turnKey(encounter)) return no({ type: 'stale' });
    const at = target === '' ? undefined : marked(target, encounter.combatants, ({ id }) => id);
    if (target !== '' && !at) return no({ type: 'stale' });
    const of = runOf(encounter).map(({ id }) => id);
    const done = playRun(session, { how, of, ...given({ target: at?.id }) }, caller.user);
    return map(done, () => outcomesReply(session));
  },
});
