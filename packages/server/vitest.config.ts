import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/database/test-server.ts'],
    isolate: false,
    // Most of a test's time is waiting for the database: more at once than there are processors.
    maxWorkers: 4,
    // Helpers of its collector would only take the processors from the other workers.
    execArgv: ['--single-threaded-gc'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
