// The form for what a pack says about itself: title, author, source, license.

import { ButtonStyle } from 'discord-api-types/v10';
import type { Answer } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import type { PackInUse } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { inPlace, type Reply } from '../../src/interaction/reply.ts';
import { withAbout } from '../../src/packs/edit.ts';
import { ABOUT_FIELDS, LONGEST_ABOUT } from '../../src/packs/form.ts';
import { given } from '../../src/rules/core/given.ts';
import { plain, shorten, t } from '../../src/text/t.ts';
import { changePack, packToChange } from './change.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { aboutId } from './entry-ids.ts';
import { PACK_NEEDS, type PackSession, packButton } from './ids.ts';
import { packScreen } from './screen.ts';

/** The form, and the form filled in. */
export const fillAbout = component({
  id: aboutId,
  needs: PACK_NEEDS,
  run({ as, pack }, session, { fields }): Answer {
    const into = packToChange(session, pack);
    if (!into.ok) return into;
    return fields.size === 0 ? aboutForm(session, into.value, as) : inPlace(filled(session, into.value, fields));
  },
});

function aboutForm(session: PackSession, { id: pack, pack: now }: PackInUse, as: 'page' | 'again'): Answer {
  const id = aboutId.write({ as: 'page', pack });
  const draft = as === 'again' ? draftOf(session.caller, id) : new Map<string, string>();
  const inputs = ABOUT_FIELDS.map((name) => {
    const value = draft.get(name) ?? now[name];
    const labeled = { label: t(`pack-field-${name}`), ...given({ hint: HINTED[name]?.() }) };
    const lines = name === 'about' ? { lines: true as const } : {};
    const text = { required: name === 'title', longest: LONGEST_ABOUT[name], ...given({ value }), ...lines };
    return textField(name, labeled, text);
  });
  return { form: formOf(id, t('pack-about-title'), inputs) };
}

const HINTED: Partial<Record<(typeof ABOUT_FIELDS)[number], () => string>> = {
  source: () => t('pack-field-source.hint'),
  license: () => t('pack-field-license.hint'),
};

function filled(session: PackSession, into: PackInUse, fields: ReadonlyMap<string, string>): Reply {
  const labels = new Map(ABOUT_FIELDS.map((name) => [name, t(`pack-field-${name}`)]));
  const change = (file: string, revision: number) => withAbout(file, revision, fields);
  const done = changePack(session, into, change, undefined, { labels });
  if (!('wrong' in done))
    return packScreen(session, done, t('pack-about-kept', { title: plain(done.title), revision: done.revision }));
  keepDraft(session.caller, aboutId.write({ as: 'page', pack: into.id }), fields);
  return panel.gmScreen(
    done.wrong,
    panel.buttonRow(
      panel.button(t('buttons-form-again'), aboutId.write({ as: 'again', pack: into.id }), ButtonStyle.Primary),
      panel.button(shorten(into.title, 20), packButton.write({ press: 'show', revision: into })),
      panel.closeButton(),
    ),
  );
}
