import { inTreeLocales } from '../../src/systems/in-tree.ts';
import { translationReports } from '../../src/text/translation.ts';

/** The mistakes in everything that is translated into a language, one per line. */
export function faultsOf(language: string): readonly string[] {
  return translationReports(language, inTreeLocales()).flatMap(({ in: system, report }) =>
    report.faults.map(({ file, id, why }) => `${system}${file}: ${id}: ${why}`),
  );
}
