import { strengthInWords } from '../src/interaction/options/rules.ts';
import { creaturesByStrength } from '../src/odds/strength.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { TEMPLATE_NAMES } from '../src/rules/core/template.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { referenceOf } from '../src/text/language.ts';
import { briefOf } from '../src/text/reference.ts';
import { t } from '../src/text/t.ts';
import { templateWords as words } from '../src/text/templates.ts';
import { table } from './figures.ts';

const HEAD = `# Creatures

This page lists the premade creatures of each system, weakest first. A GM adds them with \`/add creature:\`, which lists them in
the same order. \`/rules\` shows the sheet of each. The last column says where its figures come from. If it says “set by Fray”,
they are ours; otherwise it names the place in the book. The creatures are in [packs](../packs), as examples for
[your own pack](packs.md).

**Strength** compares a creature with the system's premade characters in an even fight. “Worth 2.3 characters” means that one
creature is a match for 2.3 of them. “5 per character” means that it takes five of the creature to match one. So a party of
four is about even with one creature that is worth 4, or with twenty at “5 per character”.

We measured strength by simulated fights, as in \`/gm forecast\`: everyone plays fiercely, without a map, with the usual settings.
Your characters may be stronger than the premade ones. \`/gm balance\` ([odds.md](odds.md)) finds creatures for your own party,
by its real sheets.

A GM can also add a stronger or weaker version of each ([below](#templates)).

To measure a system's creatures again and write this page, run \`node bench/strengths.ts SYSTEM\`. To write the page without
measuring, run \`node bench/strengths.ts\`.
`;

/** Notes that explain surprising places in the order of a system's creatures. */
const NOTES: Readonly<Record<string, string>> = {
  tdgs: `The Demon Lord ranks above the God but always loses to it, because strength is measured against characters. The God has
twice the HP but can't parry: 55% of Kira's attacks hit it. The Demon Lord parries one attack each round, and while it can, 3% of
Kira's attacks hit it. Without Parry it would be worth 8.8 characters, and the God with Parry 16.
`,
};

const TEMPLATES = `## Templates

\`/add creature:Goblin template:elite\` brings in an Elite Goblin, and \`strength:1.5\` one that is an even match for 1.5 premade
characters. A GM sees what changes before adding it. Templates work on any creature or character of the system. Numbers stay within
the limits of the sheet, and a 0 mostly stays a 0: a beast doesn't learn magic. The books have no templates, so the figures are
ours, each with its reason.

For \`strength:\`, Fray raises the sheet in single steps along “elite”, or lowers it along “weak”, and simulates fights. The result is
as close as the system's numbers allow. Dungeoneers and Mastery have small numbers, so a single step can change a lot there.
`;

/** What each template of a system changes, and why. */
function templatesOf({ id, title, templates }: Ruleset): readonly string[] {
  if (!templates) return [];
  const rows = TEMPLATE_NAMES.flatMap((name) =>
    words.lines(id, templates[name]).map((line, index) => {
      const [change = '', why = ''] = line.split('\n-# ');
      return [index === 0 ? words.name(name) : '', change, why];
    }),
  );
  return [`### ${title}\n\n${table(['Template', 'Change', 'Why'], rows)}\n`];
}

/** The page of all premade creatures: docs/creatures.md. */
export function creaturesPage(): string {
  const systems = BUILT_IN_IDS.flatMap((id) => {
    const rules = rulesNamed(id);
    if (!rules) return [];
    const rows = creaturesByStrength(rules).map(({ name, source }) => [
      name,
      strengthInWords(rules, name) ?? '',
      briefOf(referenceOf(id), 'archetypes', name),
      source,
    ]);
    const note = NOTES[id] === undefined ? [] : [NOTES[id]];
    return [`## ${rules.title}\n\n${table(['Creature', t('strength-name'), '', 'Figures'], rows)}\n`, ...note];
  });
  const templates = BUILT_IN_IDS.flatMap((id) => {
    const rules = rulesNamed(id);
    return rules ? templatesOf(rules) : [];
  });
  return [HEAD, ...systems, TEMPLATES, ...templates].join('\n');
}
