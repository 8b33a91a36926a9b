import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'end-to-end',
    include: ['*.test.ts'],
    globalSetup: ['setup.ts'],
    // Each worker has a product and a browser for all its files, one after the other. Nearly half of their time
    // is waiting.
    maxWorkers: 4,
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
