import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'end-to-end',
    include: ['*.test.ts'],
    globalSetup: ['setup.ts'],
    // One product and one browser: files take turns, so that no test waits for another's processor time.
    fileParallelism: false,
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
