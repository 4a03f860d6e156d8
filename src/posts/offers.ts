// Messages about offers to players. Each pings its player, and is deleted when the offer is answered or undone.

import { ButtonStyle } from 'discord-api-types/v10';
import { offerTitle } from '../embeds/positions.ts';
import { componentId, idOneOf, idText, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import { combatant, type Proposal } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { openProposals, PROPOSAL_ANSWERS } from '../rules/core/proposals.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import { offerText } from '../text/core/reference.ts';
import { mention, plain, t } from '../text/t.ts';
import { timerWords } from '../text/times.ts';
import { gmsOf } from './pings.ts';
import type { PostsDraft } from './turn-post.ts';
import { offerEnd, type PostView } from './views.ts';

/** The buttons *Accept*, *Refuse* and *Withdraw* under an offer. */
export const offerButtonId = componentId('offer', {
  encounter: thisEncounter,
  offer: idText,
  /** The kind of offer, so that an old button doesn't answer another offer. */
  kind: idText,
  answer: idOneOf(...PROPOSAL_ANSWERS),
});

/** The buttons for answering an offer. */
export function offerRow(id: number, { id: offer, kind }: Proposal): readonly panel.ButtonRow[] {
  const buttonIdFor = (answer: (typeof PROPOSAL_ANSWERS)[number]) =>
    offerButtonId.write({ encounter: id, offer, kind, answer });
  return panel.buttonRow(
    panel.button(t('offer-accept'), buttonIdFor('accept'), ButtonStyle.Primary),
    panel.button(t('offer-refuse'), buttonIdFor('refuse')),
    panel.button(t('offer-withdraw'), buttonIdFor('withdraw')),
  );
}

/** Keeps a message for each open offer, with the offer's deadline. */
export function updateOfferPosts(draft: PostsDraft, state: EncounterState): void {
  const offerPosts = draft.posts.offers ?? [];
  const openOffers = openProposals(state.encounter);
  if (offerPosts.length === 0 && openOffers.length === 0) return;
  let { next } = draft.posts;
  const newOfferPosts = openOffers.map((offer) => {
    const offerEndTime = offerEnd(state, offer);
    const existingPost = offerPosts.find(({ id, to }) => id === offer.id && to === offer.to);
    if (existingPost && existingPost.until === offerEndTime) return existingPost;
    const { number = next, version = 0 } = existingPost ? { version: 1, ...existingPost } : {};
    if (!existingPost) next++;
    const view = offerView(state, offer, offerEndTime);
    draft.changes.push({ kind: 'told', state: 'closed', number, version: version + 1, view });
    return {
      id: offer.id,
      to: offer.to,
      number,
      ...given({ version: existingPost && version + 1, until: offerEndTime }),
    };
  });
  for (const { number, version = 1 } of offerPosts.filter(
    (each) => !newOfferPosts.some((one) => one.number === each.number),
  ))
    draft.changes.push({ kind: 'told', state: 'gone', number, version: version + 1 });
  const { offers: _, ...posts } = draft.posts;
  draft.posts = { ...posts, next, ...given({ offers: newOfferPosts.length > 0 ? newOfferPosts : undefined }) };
}

function offerView({ id, encounter }: EncounterState, offer: Proposal, until: number | undefined): PostView {
  const recipient = combatant(encounter, offer.to);
  const player = playerOf(recipient);
  const pingedUsers = player === undefined ? gmsOf(encounter) : [player];
  const text = offerText(
    `**${plain(recipient.name)}**`,
    offerTitle(encounter.system, offer.kind),
    offer.words && plain(offer.words, 600),
  );
  const pingText = t('offer-whose', { user: pingedUsers.map(mention).join(' '), text });
  return {
    content: until === undefined ? pingText : `${pingText}\n-# ${timerWords.offerUntil(until)}`,
    ping: pingedUsers,
    components: offerRow(id, offer),
  };
}
