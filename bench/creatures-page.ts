import { strengthInWords } from '../src/interaction/options/rules.ts';
import { creaturesByStrength } from '../src/odds/strength.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';
import { referenceOf } from '../src/text/language.ts';
import { briefOf } from '../src/text/reference.ts';
import { t } from '../src/text/t.ts';
import { table } from './figures.ts';

const HEAD = `# Creatures

The ready-made creatures of each system, the weakest first. A GM brings them in with \`/add creature:\`, where they stand in this
order too; \`/rules\` shows the sheet of each. Those that are a house value, or chosen, have figures of our own; of the others the place
in the book is named.

**Strength** is how many of the system's ready-made characters fight evenly against one of them: “worth 2.3 characters”, or of the weak
how many of them make one: “5 to one character”. It was found by playing fights out, as \`/gm forecast\` does, with everybody fierce,
without a field, with the usual settings. So a party of four is about even with one creature that is worth 4, or with twenty of which
5 go to one character; your characters may be stronger than the ready-made ones. \`/gm balance\` ([odds.md](odds.md)) makes a fight of
creatures for those who are there, by forecasts with their own sheets.

This page is made by \`node bench/strengths.ts SYSTEM\`, which measures the creatures of a system anew, and by
\`node bench/strengths.ts\`, which only writes the page.
`;

/** What a system's order of creatures doesn't explain. */
const NOTES: Readonly<Record<string, string>> = {
  tdgs: `The Demon Lord stands above the God, and yet always loses to it: strength is told by fights against characters. The God has twice
the HP, and nothing to ward a blow off; of Kira's blows 55 in 100 hit it. The Demon Lord parries one each round, and of Kira's 3 in 100
hit it while it can. Without Parry it would be worth 8.8 characters, and the God with Parry 16.
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
