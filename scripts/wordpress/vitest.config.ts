import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'wordpress',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['setup.ts'],
    // One WordPress for all files.
    fileParallelism: false,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
  },
})
