import { ButtonStyle } from 'discord-api-types/v10';
import { READY_MADE } from '../../src/field/ready-made.ts';
import { type ButtonRow, button, buttonRow } from '../../src/interaction/buttons.ts';
import { closeButton } from '../../src/interaction/close-button.ts';
import { type Draft, draftField } from '../../src/interaction/field/draft.ts';
import { at } from '../../src/interaction/gm/panel.ts';
import { entry, menuRow } from '../../src/interaction/menus.ts';
import { type PanelPart, words as paragraph } from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { gmScreen } from '../../src/posts/links.ts';
import { plain } from '../../src/text/markdown.ts';
import { drawing as words } from '../../src/text/spoken.ts';
import { draftButton, draftMenu, fieldButton, kindMenu, PUT } from './ids.ts';
import type { OnField } from './on-field.ts';
import { screenWith } from './shown.ts';

type Style = ButtonStyle.Primary | ButtonStyle.Success;

/** What a new field can begin with. */
export function newScreen(session: OnField, said?: string): Reply {
  const { field } = session.encounter;
  const press = (label: string, what: 'random' | 'text', style?: ButtonStyle.Primary) =>
    button(label, fieldButton.write({ ...at(session), press: what }), style);
  return gmScreen(
    said,
    paragraph(field ? words.title : `${words.title}\n${words.none}`),
    kinds(session, ''),
    ...buttonRow(press(words.random, 'random', ButtonStyle.Primary), ...(field ? [] : [press(words.asText, 'text')])),
    ...backRow(session),
  );
}

/** A draft with everybody on it, for the GM alone: it is used, or another is tried. */
export function draftScreen(session: OnField, draft: Draft, said?: string): Reply {
  const { encounter } = session;
  const field = draftField(session, draft);
  const missing = encounter.combatants.filter(({ id }) => !Object.hasOwn(field.standing, id));
  const placed =
    missing.length === 0
      ? words.allPlaced(encounter.combatants.length, draft.swapped === true)
      : words.noRoom(missing.map(({ name }) => plain(name)));
  const hidden = (encounter.hidden ?? []).map(({ name }) => plain(name));
  const later = hidden.length === 0 ? [] : [words.hiddenOff(hidden), words.placeLater];
  const { width, height } = field.ground;
  const image = draft.image === undefined ? [] : [words.image];
  const head = words.draft(words.kind[draft.kind].label, width, height, draft.seed);
  return screenWith(
    session,
    field,
    { said, head },
    paragraph([placed, ...later, ...image].join(' ')),
    ...draftRows(session, draft),
    menuRow(draftMenu.write({ ...at(session), ...written(draft) }), words.useAndPut, puts()),
    kinds(session, draft.image ?? ''),
    ...backRow(session),
  );
}

function draftRows(session: OnField, draft: Draft): readonly PanelPart[] {
  const { mirrored, swapped } = draft;
  const press = (label: string, what: 'show' | 'another' | 'use' | 'text', of: Draft, style?: Style) =>
    button(label, draftId(session, what, of), style);
  return [
    ...buttonRow(
      press(words.use, 'use', draft, ButtonStyle.Success),
      ...(draft.kind === 'plain' ? [] : [press(words.another, 'another', draft, ButtonStyle.Primary)]),
      ...(draft.kind === 'plain' ? [] : [press(words.mirror, 'show', { ...draft, mirrored: !mirrored })]),
    ),
    ...buttonRow(press(words.swap, 'show', { ...draft, swapped: !swapped }), press(words.asText, 'text', draft)),
  ];
}

/** The id of a button about a draft. */
export function draftId(session: OnField, press: 'show' | 'another' | 'use' | 'text', draft: Draft): string {
  return draftButton.write({ ...at(session), press, ...written(draft) });
}

function written({ kind, size, seed, mirrored, swapped, image = '' }: Draft) {
  return {
    kind,
    size: size ? `${size.width}x${size.height}` : '',
    seed,
    mirrored: mirrored ? 'm' : '',
    swapped: swapped ? 's' : '',
    image,
  } as const;
}

/** What can be put on a field, as the entries of a menu. */
export function puts() {
  return PUT.map((put) => entry(words.puts[put].label, put, { about: words.puts[put].about }));
}

function kinds(session: OnField, image: string): PanelPart {
  const entries = READY_MADE.map((kind) => entry(words.kind[kind].label, kind, { about: words.kind[kind].about }));
  return menuRow(kindMenu.write({ ...at(session), image }), words.kinds, entries);
}

/** The way to the field that there is, and away. */
export function backRow(session: OnField): readonly ButtonRow[] {
  const back = session.encounter.field
    ? [button(words.back, fieldButton.write({ ...at(session), press: 'open' }))]
    : [];
  return buttonRow(...back, closeButton());
}
