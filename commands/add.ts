// `/add`, and the preview of a weaker or stronger variant of a creature, by a template or a strength.

import { ButtonStyle } from 'discord-api-types/v10';
import { wordingOf } from '../src/embeds/meters.ts';
import {
  type Answer,
  boolean,
  type Choices,
  command,
  integer,
  namingOption,
  oneOf,
  optional,
  text,
} from '../src/interaction/command.ts';
import {
  component,
  componentId,
  type IdField,
  idEscapedText,
  idInteger,
  idOneOf,
  idText,
  textHash,
  thisEncounter,
} from '../src/interaction/component.ts';
import { ADDABLE_ENTRY_NEEDS, addableEntries } from '../src/interaction/creatures.ts';
import { characterFile, creatureChoices, creatureNamed } from '../src/interaction/options/characters.ts';
import { sideNames } from '../src/interaction/options/combatants.ts';
import { packCreatures, packSource } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type JoiningCreature, type OddsRequestId, type Reply } from '../src/interaction/reply.ts';
import type { WorkState } from '../src/odds/forecast.ts';
import {
  ALLOWED_STRENGTHS,
  type Candidate,
  fightCountIn,
  nearestCandidate,
  newScaling,
  type ScaleStep,
  type Scaling,
  type ScalingWork,
  sheetAtStep,
} from '../src/odds/scaling.ts';
import { strengthOf } from '../src/odds/strength.ts';
import type { Strength } from '../src/odds/strengths.ts';
import { panelButtonId } from '../src/posts/card-buttons.ts';
import { play, playFromPanel, playPrivately } from '../src/posts/deed-reply.ts';
import { type Combatant, ENEMIES } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { MAX_NAME_LENGTH } from '../src/rules/core/names.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { scaledSheet, withTemplate } from '../src/rules/core/scaled-sheet.ts';
import { sheetChanges } from '../src/rules/core/sheet-changes.ts';
import type { BookName } from '../src/rules/core/template.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../src/rules/core/template.ts';
import { rulesNamed, rulesOf } from '../src/rules/systems.ts';
import { localizedName } from '../src/session/localized-names.ts';
import { bookNameOf, newCreatures } from '../src/session/new-combatant.ts';
import { ownCharacters } from '../src/session/own-characters.ts';
import { gm, type InEncounter } from '../src/session/session.ts';
import { gmWords } from '../src/text/gm.ts';
import { recordedName, sideNamed } from '../src/text/names.ts';
import { forecastWords, strengthWords } from '../src/text/odds.ts';
import { capital, plain, t, withoutEscapes } from '../src/text/t.ts';
import { templateWords as words } from '../src/text/templates.ts';
import { stopButton } from './forecast.ts';
import { type GmPanelSession, PANEL_NEEDS, refreshedPanel } from './gm/panel.ts';
import { creaturesScreen } from './gm/screen.ts';
import { placeButtons } from './map/ids.ts';

/** What the GM asked for: a template or a strength. */
export type RequestedVariant = { readonly template: TemplateName } | { readonly strength: number };

/** How the creature changes: by a template, or by steps on a scale. */
type Variant = TemplateName | ScaleStep;

/** Reads a strength, counted in player characters: “1.5”, “1,5” or “1/3”. */
export function parseStrength(input: string): Result<number, Refusal> {
  const { least, most } = ALLOWED_STRENGTHS;
  const [, whole, part = '1'] = /^\s*(\d{1,4}(?:[.,]\d{1,4})?)\s*(?:\/\s*(\d{1,4}))?\s*$/.exec(input) ?? [];
  const strength = Number(whole?.replace(',', '.')) / Number(part);
  const isInRange = strength >= least && strength <= most;
  return isInRange ? ok(strength) : no({ type: 'strength-unfit', least, most });
}

/** Shows what a template changes, or searches for the sheet with a strength. *Add* then adds the creature. */
export function previewReply(
  session: Pick<GmPanelSession, 'rules' | 'caller' | 'measured' | 'language'>,
  newcomers: Omit<JoiningCreature, 'language'>,
  variant: RequestedVariant,
): Result<Reply, Refusal> {
  const { rules, caller, language } = session;
  const joiningCreature = { ...newcomers, language };
  if ('template' in variant)
    return map(withTemplate(rules, joiningCreature.kind.sheet, variant.template), (sheet) =>
      templateScreen(session, joiningCreature, variant.template, sheet),
    );
  // Before the search begins, refuses a sheet that can't be scaled.
  const scalableResult = scaledSheet(rules, joiningCreature.kind.sheet, 1);
  if (!scalableResult.ok) return scalableResult;
  const { sheet } = joiningCreature.kind;
  const knownStrength = knownStrengthOf(session, rules, sheet);
  const { strength } = variant;
  const work: ScalingWork = {
    type: 'scaling',
    system: rules.id,
    sheet,
    strength,
    seed: SCALING_SEED,
    ...given({ known: knownStrength }),
  };
  const startedWork = { work, coming: joiningCreature, asked: caller.interaction };
  return ok({ ...scalingReply(newScaling(work), startedWork, 'working'), work: startedWork });
}

/** The seed of the search for a sheet. It is fixed, so that equal requests give equal sheets. */
const SCALING_SEED = 1;

/**
 * The strength of a creature of the book, or of a pack's creature whose strength was measured. Undefined if the
 * strength isn't known, or is known only roughly.
 */
function knownStrengthOf(
  { measured }: Pick<GmPanelSession, 'measured'>,
  rules: Ruleset,
  sheet: object,
): Strength | undefined {
  const premade = rules.archetypes.find((each) => each.sheet === sheet);
  if (premade) return strengthOf(rules, premade.name);
  const knownStrength = measured.of(rules.id, sheet);
  return knownStrength?.isRough === false ? knownStrength.strength : undefined;
}

function templateScreen(
  session: Pick<GmPanelSession, 'measured'>,
  coming: JoiningCreature,
  template: TemplateName,
  sheet: object,
): Reply {
  const { rules, kind } = { rules: rulesOf(coming.fight), kind: coming.kind };
  const strength = knownStrengthOf(session, rules, kind.sheet);
  const footLines = [
    t('template-why', { term: template }),
    ...(strength === undefined ? [] : [t('template-as-it-is', { strength: strengthWords.of(strength) })]),
  ];
  return panel.gmScreen(
    undefined,
    panel.paragraph(headingText(coming, template)),
    panel.paragraph(changesText(coming, sheet)),
    panel.paragraph(footLines.join('\n')),
    ...panel.buttonRow(...addButton(coming, template, sheet), cancelButton(coming)),
  );
}

/** Shows the closest sheet so far with its strength, or how the search is going. */
export function scalingReply(
  scaling: Scaling,
  { coming, asked }: OddsRequestId & { readonly coming: JoiningCreature },
  state: WorkState,
): Reply {
  const nearest = nearestCandidate(scaling);
  const isWorking = state === 'working';
  const stopButtons = isWorking ? [stopButton({ asked })] : [];
  if (!nearest)
    return panel.gmScreen(
      undefined,
      panel.paragraph(headingText(coming)),
      panel.paragraph(state === 'working' || state === 'done' ? t('template-searching') : forecastWords.ended(state)),
      ...panel.buttonRow(...stopButtons, cancelButton(coming)),
    );
  const sheet = sheetAtStep(scaling.work, nearest);
  return panel.gmScreen(
    undefined,
    panel.paragraph(headingText(coming, nearest)),
    panel.paragraph(strengthLine(nearest)),
    panel.paragraph(nearest.steps === 0 ? t('template-already') : changesText(coming, sheet)),
    panel.paragraph(`-# ${[...stateLines(state), footerText(scaling)].join(' · ')}`),
    ...panel.buttonRow(...addButton(coming, nearest, sheet), ...stopButtons, cancelButton(coming)),
  );
}

function strengthLine({ strength, error, limitReached: limit }: Candidate): string {
  if (limit) return t(`template-end-${limit}`);
  const percent = Math.max(1, Math.round((error / strength) * 100));
  return t('template-strength', { strength: capital(strengthWords.of(strength)), error: percent });
}

function footerText(scaling: Scaling): string {
  const strengthText = strengthWords.of(scaling.work.strength);
  return t('template-foot', { fights: fightCountIn(scaling), asked: strengthText });
}

function stateLines(state: WorkState): readonly string[] {
  if (state === 'done') return [];
  return [state === 'working' ? t('template-working') : forecastWords.ended(state)];
}

function headingText(coming: JoiningCreature, variant?: Variant): string {
  const { count, hidden } = coming;
  const name = plain(namesOf(coming, variant).told);
  const head = count === 1 ? t('template-head', { name }) : t('template-head-several', { name, count });
  return hidden ? t('template-head-hidden', { head }) : head;
}

function changesText({ fight, kind }: JoiningCreature, sheet: object): string {
  const rules = rulesOf(fight);
  const wording = wordingOf(fight);
  const changes = sheetChanges(rules, kind.sheet, sheet, fight.settings);
  return words.changes(rules.id, changes, (resource) => capital(withoutEscapes(wording.resource(resource))));
}

/** The name of a creature with this variant, as the encounter's record stores it and as readers see it. */
function namesOf({ kind, fight, language }: Pick<JoiningCreature, 'kind' | 'fight' | 'language'>, variant?: Variant) {
  const rules = rulesOf(fight);
  const variantName = { name: kind.name, ...given({ book: variantBookName(bookNameOf(rules, kind), kind, variant) }) };
  const recorded = { ...variantName, name: recordedName(variantName, rules.id) };
  return { recorded, told: localizedName(recorded, rules.id, language) };
}

function variantBookName(book: BookName | undefined, { name }: JoiningCreature['kind'], variant: Variant | undefined) {
  const isUnchanged = variant === undefined || (typeof variant !== 'string' && variant.steps === 0);
  if (isUnchanged) return book;
  const word = typeof variant === 'string' ? variant : variant.steps > 0 ? 'stronger' : 'weaker';
  return { ...(book ?? ({ entry: name, own: true } as const)), variant: word } as const;
}

/** A template, or a step on a scale: “elite”, “12.0”, “-3.1”. */
const variantIdField: IdField<Variant> = {
  write: (variant) => (typeof variant === 'string' ? variant : `${variant.steps}.${variant.turn}`),
  read(text) {
    const template = TEMPLATE_NAMES.find((each) => each === text);
    if (template) return ok(template);
    const [, steps, turn] = /^(-?\d{1,5})\.(\d)$/.exec(text) ?? [];
    return steps === undefined ? no({ type: 'stale' }) : ok({ steps: Number(steps), turn: Number(turn) });
  },
};

/**
 * *Add* under a preview. `kind` is the short hash of the creature, and `shown` that of the sheet in the preview. If one of
 * them has changed since, the button is stale.
 */
const addVariantId = componentId('add-as', {
  encounter: thisEncounter,
  kind: idText,
  variant: variantIdField,
  count: idInteger,
  hidden: idOneOf('h', ''),
  together: idOneOf('t', ''),
  from: idOneOf('panel', ''),
  shown: idText,
  side: idEscapedText,
});

/** The *Add* button. Empty if the side's name doesn't fit into the button's id. */
function addButton(coming: JoiningCreature, variant: Variant, sheet: object) {
  const { encounter, kind, count, hidden, together, side, inPanel } = coming;
  const values = {
    encounter,
    kind: creatureHash(kind),
    variant,
    count,
    hidden: hidden ? 'h' : '',
    together: together ? 't' : '',
    from: inPanel ? 'panel' : '',
    shown: textHash(JSON.stringify(sheet)),
    side,
  } as const;
  return addVariantId.fits(values)
    ? [panel.button(t('template-add'), addVariantId.write(values), ButtonStyle.Primary)]
    : [];
}

function cancelButton({ encounter, inPanel }: JoiningCreature) {
  const id = inPanel ? panelButtonId.write({ encounter, press: 'back', key: '' }) : panel.closeButtonId.write({});
  return panel.button(t('template-cancel'), id);
}

/** *Add*: the creature joins with the sheet in the preview. */
export const addCreatureAsShown = component({
  id: addVariantId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ kind: kindHash, variant, shown, from, hidden, together, ...how }, session): Answer {
    const kind = kindsOf(session).find((each) => creatureHash(each) === kindHash);
    const sheetResult = kind && sheetOf(session, kind.sheet, variant);
    if (!kind || !sheetResult?.ok || textHash(JSON.stringify(sheetResult.value)) !== shown)
      return no({ type: 'stale' });
    if (how.count < 1 || how.count > MAX_ADDED_CREATURES) return no({ type: 'stale' });
    const { recorded } = namesOf({ kind, fight: session.encounter, language: session.language }, variant);
    const variantKind = { ...kind, ...recorded, sheet: sheetResult.value };
    const result = addCreatures(session, variantKind, { ...how, hidden: hidden !== '', together: together !== '' });
    if (from === 'panel') return refreshedPanel(session, result);
    return map(result, (text) => asUpdate(panel.gmScreen(text, ...backButtonRow(how.encounter))));
  },
});

/** The maximum number of creatures that are added in one step. */
export const MAX_ADDED_CREATURES = 25;

function sheetOf({ rules }: GmPanelSession, sheet: object, variant: Variant): Result<object, Refusal> {
  if (typeof variant === 'string') return withTemplate(rules, sheet, variant);
  return map(scaledSheet(rules, sheet, variant.steps, variant.turn), ({ sheet: newSheet }) => newSheet);
}

/** Everything that can be added: the GM's own characters, and the creatures of the packs and the book. */
function kindsOf(session: GmPanelSession): readonly JoiningCreature['kind'][] {
  const { id, archetypes } = session.rules;
  return [
    ...ownCharacters(session).filter(({ system }) => system === id),
    ...packCreatures(session).map(({ entry, from }) => ({ ...entry, from: packSource(from) })),
    ...archetypes,
  ];
}

/** The short hash of a creature, made from its name, its sheet and its pack. */
function creatureHash({ name, sheet, from }: JoiningCreature['kind']): string {
  return textHash(`${name} ${JSON.stringify(sheet)}${from ? ` ${from.pack}` : ''}`);
}

function backButtonRow(encounter: number) {
  const backId = panelButtonId.write({ encounter, press: 'back', key: '' });
  return panel.buttonRow(panel.button(t('gm-button'), backId), panel.closeButton());
}

/** Adds creatures of a kind, and tells everyone who may know about them. Returns a text for the GM. */
export function addCreatures(
  session: GmPanelSession,
  kind: JoiningCreature['kind'] & Pick<Combatant, 'book'>,
  { count, hidden, together, side }: Pick<JoiningCreature, 'count' | 'hidden' | 'together' | 'side'>,
): Result<string, Refusal> {
  const creatures = newCreatures(session, session.recordedEncounter, kind, { count, side, hidden });
  const combatants = together ? creatures.map((each) => ({ ...each, group: creatures[0]?.id ?? each.id })) : creatures;
  const deed = { type: 'join', combatants, ...(hidden && { hidden }), ...given({ from: kind.from }) } as const;
  const names = combatants.map((each) => shownName(session, each));
  return map(playFromPanel(session, deed), (notice) =>
    hidden ? `${gmWords.areHidden(names)} ${offMapText(session, combatants.length)}`.trimEnd() : notice,
  );
}

/** Suggested strengths. Others can be typed. */
const SUGGESTED_STRENGTHS = ['0.25', '0.5', '1', '1.5', '2', '3', '5'];

const suggestedStrengths: Choices = ({ encounter }) =>
  encounter && !rulesNamed(encounter.system)?.templates ? [] : SUGGESTED_STRENGTHS;

export const add = command({
  name: 'add',
  requires: gm,
  needs: ADDABLE_ENTRY_NEEDS,
  options: {
    creature: optional(text(creatureChoices)),
    file: optional(characterFile()),
    template: optional(oneOf(TEMPLATE_NAMES)),
    strength: optional(namingOption({ suggest: suggestedStrengths, maxLength: 20, resolve: parseStrength })),
    count: optional(integer(1, MAX_ADDED_CREATURES)),
    together: boolean(),
    hidden: boolean(),
    side: optional(text(sideNames(ENEMIES), MAX_NAME_LENGTH)),
  },
  run({ creature, file, template, strength, count = 1, together, hidden, side: typedSide }, session) {
    const { id: system, templates } = session.rules;
    if (!templates && (template !== undefined || strength !== undefined)) return no({ type: 'no-templates', system });
    // If a side was typed, there is no menu of creatures, because the menu's id has no room for a side.
    if (creature === undefined && file === undefined && typedSide === undefined) {
      const variant = template ?? (strength === undefined ? '' : String(strength));
      return creaturesScreen(session, addableEntries(session), { count, hidden, together, variant });
    }
    const side = typedSide === undefined ? ENEMIES : sideNamed(typedSide);
    const kindResult = creatureNamed(session, creature, file);
    if (!kindResult.ok) return kindResult;
    if (template !== undefined || strength !== undefined) {
      if (file !== undefined) return no({ type: 'template-of-file' });
      if (template !== undefined && strength !== undefined) return no({ type: 'template-and-strength' });
      const { encounter: fight, version } = session;
      const newcomers = {
        encounter: version?.encounter ?? 0,
        fight,
        kind: kindResult.value,
        count,
        hidden,
        together,
        side,
      };
      const variant = template === undefined ? { strength: strength ?? 1 } : { template };
      return previewReply(session, { ...newcomers, inPanel: false }, variant);
    }
    const creatures = newCreatures(session, session.recordedEncounter, kindResult.value, { count, side, hidden });
    const combatants = together
      ? creatures.map((each) => ({ ...each, group: creatures[0]?.id ?? each.id }))
      : creatures;
    const packSource = given({ from: kindResult.value.from });
    if (!hidden) return play(session, { type: 'join', combatants, ...packSource });
    const notice = gmWords.areHiddenUntilRevealed(combatants.map((each) => shownName(session, each)));
    const hiddenResult = playPrivately(session, { type: 'join', combatants, hidden, ...packSource }, notice);
    const offMapNotice = offMapText(session, combatants.length);
    return hiddenResult.ok && offMapNotice !== ''
      ? ok(
          panel.gmScreen(
            `${notice} ${offMapNotice}`,
            ...panel.buttonRow(...placeButtons(session, combatants), panel.closeButton()),
          ),
        )
      : hiddenResult;
  },
});

/** Tells the GM that hidden newcomers aren't on the map. Empty if there is no map. */
function offMapText({ encounter }: InEncounter, count: number): string {
  return encounter.field ? t('gm-hidden-off-map', { count }) : '';
}

function shownName({ rules, language }: Pick<GmPanelSession, 'rules' | 'language'>, who: Combatant): string {
  return plain(localizedName(who, rules.id, language));
}
