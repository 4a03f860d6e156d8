// My character: a combatant's screen for its player alone.

import { ButtonStyle } from 'discord-api-types/v10';
import { combatantCard } from '../../src/embeds/character.ts';
import { myCharacterBody, myCharacterHead } from '../../src/embeds/my-character.ts';
import { sinceLastTurn } from '../../src/embeds/since.ts';
import { mark } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { inPlace, type Reply, whisper } from '../../src/interaction/reply.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { joinButton, myCharacterButton } from '../../src/posts/links.ts';
import { untoldFor } from '../../src/posts/untold.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { map, no, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { actionOf } from '../../src/rules/core/ruleset.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import { type InEncounter, isBorrowed, isGm, type Session } from '../../src/session/session.ts';
import { deedTitle } from '../../src/text/deed-titles.ts';
import { plain, t, unmarked } from '../../src/text/t.ts';
import { openHours } from '../away.ts';
import { playerLine } from '../lend.ts';
import { planLine } from '../plan/screen.ts';
import { answersLine } from '../reactions.ts';
import { askToLeave } from '../requests.ts';
import { mayTakeBack } from '../undo.ts';
import {
  catchUpButton,
  characterAt,
  myCharacterMenu,
  myCharacters,
  myCharacterUndo,
  neededButton,
  ownLuckButton,
} from './ids.ts';

/** The most sentences about what happened to the combatant since its last turn, and as many about others. */
const MOST_NEWS = 6;

/**
 * What only its player sees about a combatant: how it is doing, when its turn comes, and what can be changed at any
 * time. `said` is on top: what was just done here.
 */
export function myCharacterScreen(session: Session<'history'> & InEncounter, of: Combatant, said?: string): Reply {
  const { encounter } = session;
  const since = updateOf(session, of);
  const parts = [
    myCharacterHead(of, encounter, session.caller.user),
    myCharacterBody(of, encounter),
    since === '' ? '' : t('me-since', { news: since }),
  ];
  const show = (label: string, view: 'sheet' | 'saved' | 'leave') =>
    panel.button(label, myCharacterButton.write({ ...characterAt(session, of), view }));
  const shown = panel.whisper(
    panel.box(
      { accent: panel.OWN_COLOR },
      ...(said === undefined ? [] : [panel.paragraph(said)]),
      panel.paragraph(parts.filter((part) => part !== '').join('\n')),
      ...(of.vitality === 'dead'
        ? [deadLine(session, of)]
        : [...answersLine(session, of), ...planLine(session, of), ...playerLine(session, of)]),
      panel.buttonRow(
        ...undoButton(session, of),
        show(t('me-saved-title'), 'saved'),
        show(t('me-sheet'), 'sheet'),
        panel.button(t('caught-up-button'), catchUpButton.write({ encounter: characterAt(session, of).encounter })),
        panel.button(t('needed-button'), neededButton.write({})),
        panel.button(t('luck-button'), ownLuckButton.write({})),
        openHours(),
        ...(mayLeave(session, of) ? [show(t('me-leave'), 'leave')] : []),
        panel.closeButton(),
      ),
      ...othersMenu(session, of),
    ),
  );
  return { ...shown, ...given({ portrait: of.character }) };
}

/** What a player can do whose character is dead. */
function deadLine(session: Session & InEncounter, of: Combatant): panel.Part {
  const { encounter, caller } = session;
  if (encounter.gms.includes(caller.user)) return panel.paragraph(t('me-dead-of-gm', { name: plain(of.name) }));
  const join = joinButton.write({ encounter: characterAt(session, of).encounter });
  return panel.line(t('me-dead', { name: plain(of.name) }), panel.button(t('me-join'), join, ButtonStyle.Success));
}

/** Whether the caller can ask that their combatant leaves. A GM has *Remove…* for that. */
function mayLeave(session: Session & InEncounter, of: Combatant): boolean {
  const { encounter, caller } = session;
  return encounter.phase !== 'ended' && !isGm(session) && playerOf(of) === caller.user && !isBorrowed(session, of);
}

/** Asks before a combatant leaves. */
export function leaveQuestion(session: Session & InEncounter, of: Combatant): Reply {
  const at = characterAt(session, of);
  const name = plain(of.name);
  const fights = session.encounter.phase === 'fighting';
  return panel.whisper(
    panel.box(
      { accent: panel.OWN_COLOR },
      panel.paragraph(fights ? t('me-sure-to-ask-to-leave', { name }) : t('me-sure-to-leave', { name })),
      panel.buttonRow(
        panel.button(
          fights ? t('me-ask-to-leave') : t('me-leave-now'),
          myCharacterButton.write({ ...at, view: 'leave now' }),
          ButtonStyle.Danger,
        ),
        panel.button(t('me-back'), myCharacterButton.write({ ...at, view: 'back' })),
      ),
    ),
  );
}

/** Lets the caller's combatant leave: at once outside rounds, when nothing is lost, otherwise by asking the GM. */
export function leave(session: Session & InEncounter, of: Combatant): Result<Reply, Refusal> {
  if (!mayLeave(session, of)) return no({ type: 'stale' });
  if (session.encounter.phase !== 'fighting') return play(session, { type: 'remove', subject: of.id });
  return map(askToLeave(session, of), (reply) => (reply.whisper ? inPlace(reply) : reply));
}

/** The whole sheet, with the way back. */
export function sheetScreen(session: Session & InEncounter, of: Combatant): Reply {
  const back = panel.button(t('me-back'), myCharacterButton.write({ ...characterAt(session, of), view: 'back' }));
  const components = panel.buttonRow(back, panel.closeButton());
  return whisper(combatantCard(of, session.encounter), { components, ...given({ portrait: of.character }) });
}

/** A deed's name on a button: its action, or what undo calls it. */
export function deedLabel({ encounter, caller, rules }: Session & InEncounter, deed: Deed): string {
  const action = deed.type === 'intent' ? actionOf(rules, deed.intent.action) : undefined;
  if (action) return action.title;
  return unmarked(deedTitle(deed, { before: encounter, after: encounter }, viewOf(caller.user, encounter)));
}

/** What happened to the combatant since its last turn. During its turn, since the one before. */
function updateOf({ posts, encounter }: Session & InEncounter, { id }: Combatant): string {
  if (posts.turn?.on.includes(id)) return posts.turn.since;
  // Its conditions are shown above.
  const news = untoldFor([id], posts).filter(({ type, subject }) => type !== 'gained' || subject !== id);
  return sinceLastTurn([id], 'to them', news, encounter, MOST_NEWS);
}

/** *Undo*, if the caller may undo the last deed. Loaded history is out of date after an undo in this session. */
function undoButton(session: Session<'history'> & InEncounter, of: Combatant) {
  const last = session.rewound ? undefined : mayTakeBack(session);
  if (!last?.ok) return [];
  const { deed, key } = last.value;
  const label = t('me-undo', { deed: deedLabel(session, deed) });
  return [panel.button(label, myCharacterUndo.write({ ...characterAt(session, of), deed: key }))];
}

function othersMenu(session: Session & InEncounter, of: Combatant) {
  const others = myCharacters(session).filter((each) => each !== of);
  if (others.length === 0) return [];
  const { encounter } = characterAt(session, of);
  const options = others.map(({ id, name }) => panel.entry(name, mark(id)));
  return [panel.menuRow(myCharacterMenu.write({ encounter }), t('me-another'), options)];
}
