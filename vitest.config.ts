import { defineConfig } from 'vitest/config';
import { SideBySide } from './test/order.ts';
import { SkippedTests } from './test/postgres/skipped.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', '{systems,src/systems/template}/**/*.test.ts'],
    // Modules under test keep no state, so files may share a worker, which halves the time.
    isolate: false,
    // Node imports the sources directly, as `npm start` does: compiled once for all workers (test/compile.ts), and with
    // the usual cost of calls between modules. Vite would transform each file and look up each imported name at each
    // use.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: ['test/no-systems-left.ts'],
    globalSetup: ['test/compile.ts', 'test/postgres/setup.ts'],
    reporters: ['default', new SkippedTests()],
    // Long, because a busy machine may be ten times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for a separate process, so on two cores, four workers are faster than two. Each worker loads all
    // modules again: six workers took 5% more CPU time than four.
    maxWorkers: 4,
    // No core is free for background threads here. So the garbage collector, which would run every few milliseconds,
    // has a single thread, and only one thread compiles in the background.
    execArgv: ['--v8-pool-size=1', '--single-threaded-gc', '--min-semi-space-size=16', '--max-semi-space-size=64'],
    // A custom sequencer would replace the one that shuffles.
    ...(!process.argv.some((word) => word.startsWith('--sequence.shuffle')) && { sequence: { sequencer: SideBySide } }),
  },
});
