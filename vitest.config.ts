import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Nothing under test keeps state in its modules, so files may share a worker; it halves the time.
    isolate: false,
    testTimeout: 20_000,
  },
});
