import { defineConfig } from 'vitest/config';
import { SideBySide } from './test/order.ts';
import { SkippedTests } from './test/postgres/skipped.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Nothing under test keeps state in its modules, so files may share a worker; it halves the time.
    isolate: false,
    // Node imports the sources by itself, as `npm start` does: compiled once for all workers (test/compile.ts), and calls from module to
    // module cost what they cost there. Vite would transform each file and look up each imported name at each use.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['test/compile.ts', 'test/postgres/setup.ts'],
    reporters: ['default', new SkippedTests()],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Many wait for a process of their own, so that four use two cores better than two. Each more loads all modules once more:
    // six took a twentieth more CPU.
    maxWorkers: 4,
    // A garbage collector of several threads has no core to spare here, and would run each few milliseconds over a test's garbage.
    execArgv: ['--single-threaded-gc', '--min-semi-space-size=16', '--max-semi-space-size=64'],
    // A sequencer of one's own would take the place of the one that shuffles.
    ...(!process.argv.some((word) => word.startsWith('--sequence.shuffle')) && { sequence: { sequencer: SideBySide } }),
  },
});
