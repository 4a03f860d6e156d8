// `/gm share`: the encounter's table on the web, for a second screen or another program. Only GMs see its address.

import { ButtonStyle } from 'discord-api-types/v10';
import { command, oneOf, optional } from '../src/interaction/command.ts';
import { component, componentId, idOneOf, thisEncounter } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { given } from '../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { gmOfAnyEncounter, type Session, type ShareAddress } from '../src/session/session.ts';
import { t } from '../src/text/t.ts';

const SHARE_NEEDS = { share: true } as const;

/** What a button does: show the address, make a new one, or stop sharing. */
const SHARE_ACTIONS = ['show', 'new', 'off'] as const;
type ShareAction = (typeof SHARE_ACTIONS)[number];

const shareButtonId = componentId('share', { encounter: thisEncounter, press: idOneOf(...SHARE_ACTIONS) });

export const share = command({
  name: 'share',
  // A shared table shows how an encounter ended, so the GM must be able to stop sharing after the end.
  requires: gmOfAnyEncounter,
  needs: SHARE_NEEDS,
  options: { link: optional(oneOf(['new', 'off'])) },
  run: ({ link }, session) => shareReply(session, link ?? 'show'),
});

/** *Share…* among the GM's tools. */
export function shareButton({ version }: Pick<Session, 'version'>) {
  return panel.button(t('share-button'), shareButtonId.write({ encounter: version?.encounter ?? 0, press: 'show' }));
}

export const useShare = component({
  id: shareButtonId,
  requires: gmOfAnyEncounter,
  needs: SHARE_NEEDS,
  run: ({ press }, session) => map(shareReply(session, press), asUpdate),
});

function shareReply(session: Session<'share'>, press: ShareAction): Result<Reply, Refusal> {
  const { shareAddress, version, loaded } = session;
  if (!shareAddress || !version) return no({ type: 'sharing-off' });
  const token =
    press === 'off' ? undefined : press === 'new' ? session.newToken() : (loaded.share ?? session.newToken());
  if (token !== loaded.share) session.add({ type: 'share-changed', encounter: version.encounter, ...given({ token }) });
  const button = (label: string, to: ShareAction, style?: ButtonStyle.Danger) =>
    panel.button(label, shareButtonId.write({ encounter: version.encounter, press: to }), style);
  if (token === undefined)
    return ok(panel.gmScreen(t('share-off'), panel.buttonRow(button(t('share-again'), 'show'), panel.closeButton())));
  const { url, path } = addressOf(shareAddress, token);
  return ok(
    panel.gmScreen(
      press === 'new' && loaded.share !== undefined ? t('share-renewed') : undefined,
      panel.paragraph(`### ${t('share-title')}\n${url ?? t('share-path', { path, port: String(shareAddress.port) })}`),
      panel.paragraph(t('share-about')),
      panel.buttonRow(
        ...(url === undefined ? [] : [panel.linkButton(t('share-open'), url)]),
        button(t('share-new'), 'new'),
        button(t('share-stop'), 'off', ButtonStyle.Danger),
        panel.closeButton(),
      ),
    ),
  );
}

/** The path of a shared table, and its whole address if the admin has set a public one. */
function addressOf({ url }: ShareAddress, token: string): { readonly path: string; readonly url?: string } {
  const path = `/encounters/${token}`;
  return { path, ...given({ url: url === undefined ? undefined : `${url}${path}` }) };
}
