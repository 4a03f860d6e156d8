// The form for what a pack says about itself: title, author, source, license.

import { ButtonStyle } from 'discord-api-types/v10';
import type { Answer } from '../../src/interaction/command.ts';
import { component, textHash } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import type { PackInUse } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { withAboutTexts } from '../../src/packs/edit.ts';
import { ABOUT_FIELDS, MAX_ABOUT_LENGTHS } from '../../src/packs/form.ts';
import { given } from '../../src/rules/core/given.ts';
import { plain, shorten, t } from '../../src/text/t.ts';
import { changePack, packToChange, replyIfGone } from './change.ts';
import { keepDraft, keptDraftOf } from './entry-forms.ts';
import { aboutButtonId, aboutFormId, PACK_NEEDS, type PackSession, packButtonId } from './ids.ts';
import { packScreen } from './screen.ts';

/** The maximum length of a shown value, in characters. */
const MAX_VALUE_LENGTH = 300;

/** *About…*: opens the form. */
export const openAboutForm = component({
  id: aboutButtonId,
  needs: PACK_NEEDS,
  run({ as, pack }, session): Answer {
    const packResult = packToChange(session, pack);
    return packResult.ok ? aboutForm(session, packResult.value, as) : packResult;
  },
});

/** Reads the filled-in form of *About…*. */
export const fillAboutForm = component({
  id: aboutFormId,
  needs: PACK_NEEDS,
  run({ pack, was }, session, { fields }): Answer {
    const packResult = packToChange(session, pack);
    if (!packResult.ok) return replyIfGone(packResult, fields, (name) => LABEL_WRITERS_BY_FIELD.get(name)?.() ?? name);
    return asUpdate(
      was === aboutHash(packResult.value)
        ? saveAboutTexts(session, packResult.value, fields)
        : reopenScreen(session, packResult.value, fields, packChangedText(packResult.value)),
    );
  },
});

/** A short hash of a pack's title, author, source and license, which shows whether they have changed. */
function aboutHash({ pack }: PackInUse): string {
  return textHash(JSON.stringify(ABOUT_FIELDS.map((name) => pack[name])));
}

/** Says that someone has changed the pack in the meantime, and shows its current title, author, source and license. */
function packChangedText({ title, pack }: PackInUse): string {
  const lines = ABOUT_FIELDS.flatMap((name) => {
    const aboutText = pack[name];
    return aboutText === undefined ? [] : [`**${t(`pack-field-${name}`)}** ${plain(aboutText, MAX_VALUE_LENGTH)}`];
  });
  return [t('pack-changed-meanwhile', { name: plain(title) }), ...lines].join('\n');
}

function aboutForm(session: PackSession, into: PackInUse, as: 'page' | 'again'): Answer {
  const { id: pack, pack: currentAbout } = into;
  const draft = as === 'again' ? keptDraftOf(session.caller, draftName(pack)) : new Map<string, string>();
  const inputs = ABOUT_FIELDS.map((name) => {
    const fieldText = draft.get(name) ?? currentAbout[name];
    const fieldLabel = { label: t(`pack-field-${name}`), ...given({ hint: FIELD_HINTS[name]?.() }) };
    const lineOptions = name === 'about' ? { lines: true as const } : {};
    const inputOptions = {
      required: name === 'title',
      longest: MAX_ABOUT_LENGTHS[name],
      ...given({ value: fieldText }),
      ...lineOptions,
    };
    return textField(name, fieldLabel, inputOptions);
  });
  return { form: formOf(aboutFormId.write({ pack, was: aboutHash(into) }), t('pack-about-title'), inputs) };
}

/** The name under which a filled-in form is kept. */
function draftName(pack: string): string {
  return aboutButtonId.write({ as: 'page', pack });
}

/** The labels of the form's fields. */
const LABEL_WRITERS_BY_FIELD: ReadonlyMap<string, () => string> = new Map(
  ABOUT_FIELDS.map((name) => [name, () => t(`pack-field-${name}`)]),
);

const FIELD_HINTS: Partial<Record<(typeof ABOUT_FIELDS)[number], () => string>> = {
  source: () => t('pack-field-source.hint'),
  license: () => t('pack-field-license.hint'),
};

function saveAboutTexts(session: PackSession, into: PackInUse, fields: ReadonlyMap<string, string>): Reply {
  const labelByField = new Map(ABOUT_FIELDS.map((name) => [name, t(`pack-field-${name}`)]));
  const changeAbout = (file: string, revision: number) => withAboutTexts(file, revision, fields);
  const changedPack = changePack(session, into, changeAbout, undefined, { labels: labelByField });
  if (!('wrong' in changedPack))
    return packScreen(
      session,
      changedPack,
      t('pack-about-kept', { title: plain(changedPack.title), revision: String(changedPack.revision) }),
    );
  return reopenScreen(session, into, fields, changedPack.wrong);
}

/** Keeps what was filled in. Says why nothing was saved, and offers to open the form again. */
function reopenScreen(
  session: PackSession,
  into: PackInUse,
  fields: ReadonlyMap<string, string>,
  reason: string,
): Reply {
  keepDraft(session.caller, draftName(into.id), fields);
  return panel.gmScreen(
    reason,
    panel.buttonRow(
      panel.button(t('buttons-form-again'), aboutButtonId.write({ as: 'again', pack: into.id }), ButtonStyle.Primary),
      panel.button(shorten(into.title, 20), packButtonId.write({ press: 'show', revision: into })),
      panel.closeButton(),
    ),
  );
}
