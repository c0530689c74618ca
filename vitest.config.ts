import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: '100%', // nothing else is running: of two cores, one would be idle
    testTimeout: 120_000, // drawing a PDF and trying thousands of lists take long on a busy machine
  },
});
