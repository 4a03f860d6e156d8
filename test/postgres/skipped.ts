import type { Reporter, TestModule } from 'vitest/node';

const SKIPPED_MARK = ' · skipped: ';

/** The title of tests that can't run, with the reason. */
export function skippedTitle(name: string, reason: string): string {
  return `${name}${SKIPPED_MARK}${reason}`;
}

/** Lists each skipped test with the reason, because vitest's own report only counts them. */
export class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const { fullName } of module.children.allTests('skipped'))
        if (fullName.includes(SKIPPED_MARK)) console.log(` ↓ ${module.relativeModuleId} > ${fullName}`);
  }
}
