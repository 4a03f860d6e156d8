import { ButtonStyle } from 'discord-api-types/v10';
import { makeButton } from '../../commands/character/ids.ts';
import { type HelpPart, helpCommands, helpEmbed, helpHead, ROLES, type Role } from '../embeds/help.ts';
import { cornerButton, OWN_COLOUR, panelButton } from '../posts/links.ts';
import { turnButton } from '../posts/turn-buttons.ts';
import { type Encounter, onTurn } from '../rules/core/encounter.ts';
import { isGm, ownCombatants } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import { turnKey } from '../session/turn-key.ts';
import { help as words } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { closeButton } from './close-button.ts';
import { componentId, idOneOf } from './component.ts';
import { cornersOf } from './corner/corners.ts';
import { joinButton } from './join-button.ts';
import { line, type PanelPart, panel, words as paragraph, whisperPanel } from './panel.ts';
import { mark } from './posts/mark.ts';
import { practiceButton } from './practice.ts';
import { type Reply, whisper } from './reply.ts';
import { ruleForm } from './rule-reply.ts';

/** The commands of a role, or back to what concerns the asker now. */
export const helpButton = componentId('help', { page: idOneOf('now', ...ROLES, 'player more', 'gm more') });

/** What somebody new needs to know, of this channel's system and at this moment, and a button for each. */
export function helpPanel(session: Session): Reply {
  const { encounter } = session;
  const going = encounter !== undefined && encounter.phase !== 'ended';
  const shown = ROLES.filter((role) => role !== 'admin' || session.caller.admin === true);
  const roles = shown.map((page) => button(words.forRole[page], helpButton.write({ page })));
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      paragraph(helpHead(encounter, cornersOf(session)[0], session.caller.user)),
      ...(going ? inFight(session, encounter) : [line(words.ownCharacter, makeButton())]),
      look(),
      practise(session),
      paragraph(helpCommands(encounter, isGm(session))),
      buttonRow(...roles, closeButton()),
    ),
  );
}

/** The commands of a role: those needed most, with a way to the others, or these. */
export function helpPage(session: Session, role: Role, part: HelpPart = 'most'): Reply {
  const more =
    part === 'most' && role !== 'admin' ? [button(words.more, helpButton.write({ page: `${role} more` }))] : [];
  const back = button(words.back, helpButton.write({ page: part === 'more' ? role : 'now' }));
  return whisper(helpEmbed(session.encounter, role, part), { components: buttonRow(...more, back, closeButton()) });
}

function inFight(session: Session, encounter: Encounter): readonly PanelPart[] {
  const id = session.version?.encounter ?? 0;
  const mine = ownCombatants(session);
  const corner = (view: 'open' | 'answers') => cornerButton.write({ encounter: id, view, who: '' });
  const isOn = onTurn(encounter).some((each) => mine.includes(each));
  const more = turnButton.write({ encounter: id, what: 'more', turn: turnKey(encounter), actor: '' });
  const join = button(words.join, joinButton.write({ encounter: id }), ButtonStyle.Success);
  return [
    ...(mine.length === 0 && !isGm(session) ? [line(words.toJoin, join)] : []),
    ...(isOn ? [line(words.toAct, button(words.whatNow, more, ButtonStyle.Primary))] : []),
    ...(mine.length > 0
      ? [
          line(words.toSee, button(words.corner, corner('open'))),
          line(words.toAnswer, button(words.answers, corner('answers'))),
        ]
      : []),
    ...(isGm(session)
      ? [line(words.toRun, button(words.panel, panelButton.write({ encounter: id, press: 'open', key: '' })))]
      : []),
  ];
}

function look(): PanelPart {
  return line(words.toLookUp, button(words.rules, ruleForm.write({})));
}

/** Of the system that is played, else of one that is to be chosen. */
function practise({ encounter, caller }: Session): PanelPart {
  const system = encounter?.system ?? '';
  const id = practiceButton.write({ system, seed: Number.parseInt(mark(caller.interaction), 36), taps: '' });
  return line(words.toPractise, button(words.practise, id, ButtonStyle.Success));
}
