import { strengthInWords } from '../src/interaction/options/rules.ts';
import { creaturesByStrength } from '../src/odds/strength.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';
import { referenceOf } from '../src/text/language.ts';
import { briefOf } from '../src/text/reference.ts';
import { t } from '../src/text/t.ts';
import { table } from './figures.ts';

const HEAD = `# Creatures

The premade creatures of each system, the weakest first. A GM adds them with \`/add creature:\`, which lists them in this order too.
\`/rules\` shows the sheet of each. The last column says where its figures come from. If it says “house value” or “chosen”, they are
ours; otherwise it names the place in the book. They are in [packs](../packs), as examples for a pack of your own.

**Strength** compares a creature with the system's premade characters in an even fight. “Worth 2.3 characters” means that one creature
is a match for 2.3 of them. “5 to one character” means that it takes five of the creature to match one. So a party of four is about even
with one creature that is worth 4, or with twenty that go 5 to one character.

Strength was found by simulated fights, as in \`/gm forecast\`: everyone fierce, no map, the usual settings. Your characters may be
stronger than the premade ones. \`/gm balance\` ([odds.md](odds.md)) finds creatures for your own party, by its real sheets.

To measure a system's creatures again and write this page, run \`node bench/strengths.ts SYSTEM\`. \`node bench/strengths.ts\` only
writes the page.
`;

/** What a system's order of creatures doesn't explain. */
const NOTES: Readonly<Record<string, string>> = {
  tdgs: `The Demon Lord ranks above the God, and yet always loses to it, because strength is measured against characters. The God has
twice the HP but can't parry: 55% of Kira's blows hit it. The Demon Lord parries one blow each round, and while it can, 3% of Kira's hit
it. Without Parry it would be worth 8.8 characters, and the God with Parry 16.
`,
};

/** The page of all premade creatures: docs/creatures.md. */
export function creaturesPage(): string {
  const systems = SYSTEM_IDS.flatMap((id) => {
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
  return [HEAD, ...systems].join('\n');
}
