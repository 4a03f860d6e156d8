// Messages about offers to players. Each pings its player, and is deleted when the offer is answered or undone.

import { ButtonStyle } from 'discord-api-types/v10';
import { offerTitle } from '../embeds/positions.ts';
import { componentId, idOneOf, idText, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import { combatant, type Encounter, type Proposal } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { openProposals, PROPOSAL_ANSWERS } from '../rules/core/proposals.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import { offerText } from '../text/core/reference.ts';
import { mention, plain, t } from '../text/t.ts';
import { gmsOf } from './pings.ts';
import type { PostsDraft } from './turn-post.ts';
import type { PostView } from './views.ts';

/** The buttons *Accept*, *Refuse* and *Withdraw* under an offer. */
export const offerButton = componentId('offer', {
  encounter: thisEncounter,
  offer: idText,
  /** The kind of offer, so that an old button doesn't answer another offer. */
  kind: idText,
  answer: idOneOf(...PROPOSAL_ANSWERS),
});

/** The buttons for answering an offer. */
export function offerRow(id: number, { id: offer, kind }: Proposal): readonly panel.ButtonRow[] {
  const write = (answer: (typeof PROPOSAL_ANSWERS)[number]) =>
    offerButton.write({ encounter: id, offer, kind, answer });
  return panel.buttonRow(
    panel.button(t('offer-accept'), write('accept'), ButtonStyle.Primary),
    panel.button(t('offer-refuse'), write('refuse')),
    panel.button(t('offer-withdraw'), write('withdraw')),
  );
}

/** Posts a message for each new offer, and removes the messages of offers that are no longer open. */
export function keepOffers(draft: PostsDraft, { id, encounter }: EncounterState): void {
  const offerPosts = draft.posts.offers ?? [];
  const openOffers = openProposals(encounter);
  if (offerPosts.length === 0 && openOffers.length === 0) return;
  const keptPosts = offerPosts.filter((each) =>
    openOffers.some((offer) => offer.id === each.id && offer.to === each.to),
  );
  for (const { number } of offerPosts.filter((each) => !keptPosts.includes(each)))
    draft.changes.push({ kind: 'told', state: 'gone', number, version: 2 });
  const offers = [...keptPosts];
  let { next } = draft.posts;
  for (const offer of openOffers) {
    if (keptPosts.some((each) => each.id === offer.id)) continue;
    const view = offerView(id, encounter, offer);
    draft.changes.push({ kind: 'told', state: 'closed', number: next, version: 1, view });
    offers.push({ id: offer.id, to: offer.to, number: next });
    next++;
  }
  const { offers: _, ...posts } = draft.posts;
  draft.posts = { ...posts, next, ...given({ offers: offers.length > 0 ? offers : undefined }) };
}

function offerView(id: number, encounter: Encounter, offer: Proposal): PostView {
  const who = combatant(encounter, offer.to);
  const player = playerOf(who);
  const ping = player === undefined ? gmsOf(encounter) : [player];
  const text = offerText(
    `**${plain(who.name)}**`,
    offerTitle(encounter.system, offer.kind),
    offer.words && plain(offer.words, 600),
  );
  return {
    content: t('offer-whose', { user: ping.map(mention).join(' '), text }),
    ping,
    components: offerRow(id, offer),
  };
}
