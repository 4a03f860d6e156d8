import { strengthInWords } from '../src/interaction/options/rules.ts';
import { creaturesByStrength } from '../src/odds/strength.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { TEMPLATE_NAMES } from '../src/rules/core/template.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { referenceOf } from '../src/text/language.ts';
import { briefOf } from '../src/text/reference.ts';
import { t } from '../src/text/t.ts';
import { templateWords as words } from '../src/text/templates.ts';
import { markdownTable } from './figures.ts';

const PAGE_HEAD = `# Creatures

This page lists the premade creatures of four systems, weakest first. A GM adds them with \`/add creature:\`, which
lists them in the same order. \`/rules\` shows each creature's sheet. The last column says where a creature's figures
come from. “Set by Fray” and “chosen” mean that we made these figures up. “Rulings” means that
[our rulings for the system](rules) explain them. Everything else names a passage in the rulebook. The creatures are in
[packs](../packs), so you can use them as examples for [your own pack](packs.md).

**Strength** compares a creature with the system's premade characters. “Worth 2.3 characters” means that one creature is
an even match for 2.3 characters. “5 are worth 1 character” means that it takes five of these creatures to match one
character. So a party of four is an even match for one creature that is worth 4 characters, or for twenty creatures of
which 5 are worth 1 character.

We measured strength by simulating fights, as \`/gm forecast\` does. In these fights, everyone on both sides plays
fiercely, as with autopilot's style “fierce”. There's no map, and all settings have their default values. Your
characters may be stronger than the premade ones. \`/gm balance\` ([odds.md](odds.md)) finds creatures for your own
party, using its real sheets.

A GM can also add a stronger or weaker version of a creature (see [Templates](#templates)).

If you changed a system's creatures, \`node bench/strengths.ts SYSTEM\` measures their strength again and updates this
page. Without \`SYSTEM\`, it updates the page with the strengths that are already known.
`;

/** Notes that explain surprising places in the order of a system's creatures. */
const NOTES_BY_SYSTEM: Readonly<Record<string, string>> = {
  tdgs: `The Demon Lord ranks above the God but always loses to it, because strength is measured against characters. The God has
twice the HP but can't parry, so Kira, a premade character, hits it with 55% of her attacks. The Demon Lord parries one
attack each round. Until it has parried, only 3% of Kira's attacks hit it. Without Parry, the Demon Lord would be worth
8.8 characters. With Parry, the God would be worth 16.
`,
};

const TEMPLATES_HEAD = `## Templates

A template makes a creature weaker or stronger. \`/add creature:Goblin template:elite\` adds an Elite Goblin.
\`/add creature:Goblin strength:1.5\` adds a stronger goblin that is an even match for 1.5 premade characters. You see
what changes before you add the creature. Templates work on any creature or character of the system. Numbers stay within
the limits of the sheet. Most numbers that are 0 stay 0, so a template doesn't teach a beast magic. The books have no
templates, so the changes are ours. The tables give the reason for each change.

With \`strength:\`, Fray changes the same numbers as “elite” or “weak” do, one small step at a time. It simulates fights
to find the steps that lead to the strength you asked for. The result is as close as the system's numbers allow. In
Dungeoneers and Mastery, numbers are small, so a single step can change a lot.
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
  return [`### ${title}\n\n${markdownTable(['Template', 'Change', 'Why'], rows)}\n`];
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
    const note = NOTES_BY_SYSTEM[id] === undefined ? [] : [NOTES_BY_SYSTEM[id]];
    return [`## ${rules.title}\n\n${markdownTable(['Creature', t('strength-name'), '', 'Figures'], rows)}\n`, ...note];
  });
  const templates = BUILT_IN_IDS.flatMap((id) => {
    const rules = rulesNamed(id);
    return rules ? templatesOf(rules) : [];
  });
  return [PAGE_HEAD, ...systems, TEMPLATES_HEAD, ...templates].join('\n');
}
