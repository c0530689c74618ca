import { defineConfig } from 'vitest/config';

/** Tests that put a database, a storage or a clock of their own in the place of what all share. */
const alone = ['tests/{store,offline,components}/**/*.test.{ts,tsx}', 'tests/print/client.test.ts'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    maxWorkers: '100%', // nothing else is running: of two cores, one would be idle
    testTimeout: 120_000, // drawing a PDF and trying thousands of lists take long on a busy machine
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone },
      },
      {
        // What is pure needs no world of its own: the modules are loaded once for all files.
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
        },
      },
    ],
  },
});
