import { ButtonStyle } from 'discord-api-types/v10';
import { closeButton } from '../../src/interaction/close-button.ts';
import { command } from '../../src/interaction/command.ts';
import { boolean, type Option, optional } from '../../src/interaction/option.ts';
import { name } from '../../src/interaction/options/characters.ts';
import { button, buttonRow, line, panel, words as paragraph, whisperPanel } from '../../src/interaction/panel.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { joinButton, OWN_COLOUR } from '../../src/posts/links.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { anyEncounter } from '../../src/session/authorize.ts';
import { ownCharacters } from '../../src/session/own-characters.ts';
import { lastDone, savable } from '../../src/session/saving.ts';
import type { Session } from '../../src/session/session.ts';
import { plain } from '../../src/text/markdown.ts';
import { caughtUp, luck, needed, corner as words } from '../../src/text/spoken.ts';
import { openHours } from '../away.ts';
import { makeButton } from '../character/ids.ts';
import { openSheet } from '../character/screen.ts';
import { luckScreen, MOST_FIGHTS } from '../luck.ts';
import { catchUpButton, cornersOf, neededButton, ownLuckButton } from './ids.ts';
import { cornerScreen } from './screen.ts';

/** What is loaded for a corner. */
export const CORNER_NEEDS = { history: true, characters: true, saved: true } as const;

/** Somebody's corner; without one named, that of whoever of the caller's is likeliest meant, or the ways to join. */
export function openCorner(
  session: Session<keyof typeof CORNER_NEEDS>,
  of: Combatant | undefined = cornersOf(session)[0],
  said?: string,
): Reply {
  const met = anyEncounter(session);
  return met.ok && of ? cornerScreen(met.value, of, said) : nobodysCorner(session);
}

/** Only where it is asked for the fights are read. */
const luckOption: Option<boolean, 'played'> = {
  ...boolean('How lucky you were with your dice, in your latest fights'),
  needs: (values, option) => (values.get(option) === true ? { played: MOST_FIGHTS } : {}),
};

export const me = command({
  name: 'me',
  description: 'Your corner: how you are, when your turn comes, your answers in advance, when you play',
  needs: CORNER_NEEDS,
  options: { save: optional(name('A name of your own, under which to keep your last act or roll')), luck: luckOption },
  run({ luck: asked, save }, session) {
    if (asked) return luckScreen(session);
    if (save === undefined) return openCorner(session);
    const last = lastDone(session);
    if (!last) return no({ type: 'nothing-to-save' });
    return map(savable(session, save, last), (saved) => {
      session.add({ type: 'saved', saved });
      return whisper(words.saved(plain(saved.name)));
    });
  },
});

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
