// Auto-reactions: answers that a player gives in advance.

import { wordingOf } from '../src/embeds/meters.ts';
import { command } from '../src/interaction/command.ts';
import { textHash } from '../src/interaction/component.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import { reactionAnswer, standingOrder } from '../src/interaction/options/rules.ts';
import * as panel from '../src/interaction/panel.ts';
import type { Reply } from '../src/interaction/reply.ts';
import { myCharacterButtonId } from '../src/posts/card-buttons.ts';
import { playPrivately } from '../src/posts/deed-reply.ts';
import type { Combatant } from '../src/rules/core/encounter.ts';
import { no } from '../src/rules/core/refusal.ts';
import { ASK_EACH_TIME } from '../src/rules/core/resolution.ts';
import { type InEncounter, isBorrowed, runningEncounter, type Session } from '../src/session/session.ts';
import { referenceOf } from '../src/text/language.ts';
import { briefOf } from '../src/text/reference.ts';
import { capital, plain, t } from '../src/text/t.ts';
import { answerMenuId, characterIdFields } from './me/ids.ts';

/** Only the caller sees the reply, because auto-reactions are secret. */
export const reactions = command({
  name: 'reactions',
  formerly: 'standing-order',
  requires: runningEncounter,
  options: {
    about: standingOrder(),
    answer: reactionAnswer('about'),
    as: actor(),
  },
  run({ about, answer, as }, session) {
    if (isBorrowed(session, as)) return no({ type: 'owners-answers', name: as.name });
    const deed = { type: 'standing-order', subject: as.id, about: about.name, answer } as const;
    const { optionName } = wordingOf(session.encounter);
    const facts = { name: plain(as.name), about: optionName(about.name), answer: optionName(answer) };
    return playPrivately(session, deed, t('me-reaction-set', facts));
  },
});

/** A combatant's auto-reactions, with a button to change them. Empty if the system has none. */
export function reactionsLine(session: Session & InEncounter, combatant: Combatant): readonly panel.Part[] {
  const { rules, encounter } = session;
  const { optionName } = wordingOf(encounter);
  const reactionNames = Object.keys(rules.standingOrders);
  if (reactionNames.length === 0) return [];
  const chosenReactions = reactionNames.filter((about) => Object.hasOwn(combatant.standingOrders, about));
  const lines = chosenReactions.map((about) =>
    t('me-reaction', { about: optionName(about), answer: optionName(combatant.standingOrders[about] ?? '') }),
  );
  const text = `**${t('me-reactions')}**\n-# ${lines.length === 0 ? t('me-no-reactions') : lines.join(' · ')}`;
  if (isBorrowed(session, combatant)) return [panel.paragraph(text)];
  return [
    panel.line(
      text,
      panel.button(
        t('me-change-reactions'),
        myCharacterButtonId.write({ ...characterIdFields(session, combatant), view: 'answers' }),
      ),
    ),
  ];
}

/** A menu for each auto-reaction, with its current answer. */
export function reactionsScreen(session: Session & InEncounter, combatant: Combatant): Reply {
  const { rules, encounter } = session;
  const idFields = characterIdFields(session, combatant);
  const { optionName } = wordingOf(encounter);
  const reference = referenceOf(rules.id);
  const menus = Object.entries(rules.standingOrders).flatMap(([about, { offers, usual }]): readonly panel.Part[] => {
    const currentAnswer = combatant.standingOrders[about] ?? usual ?? ASK_EACH_TIME;
    const options = offers.map((offer) => {
      const label = capital(optionName(offer));
      return panel.entry(offer === usual ? t('me-reaction-usual', { answer: label }) : label, offer, {
        usual: offer === currentAnswer,
      });
    });
    return [
      panel.paragraph(`**${capital(optionName(about))}**\n-# ${briefOf(reference, 'standingOrders', about)}`),
      panel.menuRow(answerMenuId.write({ ...idFields, about: textHash(about) }), capital(optionName(about)), options),
    ];
  });
  const backButton = panel.button(t('me-back'), myCharacterButtonId.write({ ...idFields, view: 'back' }));
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(`### ${plain(combatant.name)}\n${t('me-reactions-how')}`),
      ...menus,
      panel.buttonRow(backButton, panel.closeButton()),
    ),
  );
}
