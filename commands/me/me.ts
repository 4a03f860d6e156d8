import { ButtonStyle } from 'discord-api-types/v10';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { closeButton } from '../../src/interaction/close-button.ts';
import { openHours } from '../../src/interaction/hours/ids.ts';
import { joinButton } from '../../src/interaction/join-button.ts';
import { line, panel, words as paragraph, whisperPanel } from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { OWN_COLOUR } from '../../src/posts/links.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { ownCharacters } from '../../src/session/own-characters.ts';
import type { Session } from '../../src/session/session.ts';
import { plain } from '../../src/text/markdown.ts';
import { caughtUp, luck, needed, corner as words } from '../../src/text/spoken.ts';
import { makeButton } from '../character/ids.ts';
import { openSheet } from '../character/screen.ts';
import { catchUpButton, neededButton, ownLuckButton } from './ids.ts';

/** Most characters that are shown; `/character list` has all of them. */
const MOST = 8;

/** The corner of somebody who plays nobody here: their characters, and the ways to join or to make one. */
export function nobodysCorner(session: Session<'characters'>): Reply {
  const { encounter, version } = session;
  const runs = encounter !== undefined && encounter.phase !== 'ended';
  const mine = ownCharacters(session);
  const lines = mine
    .slice(0, MOST)
    .map((character) =>
      line(
        `**${plain(character.name)}**\n-# ${rulesNamed(character.system)?.title ?? character.system}`,
        button(words.sheet, openSheet.write({ character })),
      ),
    );
  const join = runs
    ? [button(words.join, joinButton.write({ encounter: version?.encounter ?? 0 }), ButtonStyle.Success)]
    : [];
  const catchUp = runs ? [button(caughtUp.button, catchUpButton.write({ encounter: version?.encounter ?? 0 }))] : [];
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      paragraph(
        `### ${words.open}\n${runs ? words.nobody : words.nothing} ${mine.length === 0 ? words.noCharacters : ''}`,
      ),
      ...lines,
      buttonRow(
        ...join,
        makeButton(),
        ...catchUp,
        button(needed.button, neededButton.write({})),
        button(luck.button, ownLuckButton.write({})),
        openHours(),
        closeButton(),
      ),
    ),
  );
}
