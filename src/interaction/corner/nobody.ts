import { ButtonStyle } from 'discord-api-types/v10';
import { rulesNamed } from '../../rules/systems.ts';
import { ownCharacters } from '../../session/own-characters.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { caughtUp, luck, needed, corner as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { openHours } from '../hours/ids.ts';
import { joinButton } from '../join-button.ts';
import { makeButton } from '../making.ts';
import { line, panel, words as paragraph, whisperPanel } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { openSheet } from '../sheet-editing.ts';
import { catchUpButton, neededButton, OWN_COLOUR, ownLuckButton } from './ids.ts';

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
