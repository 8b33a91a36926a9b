import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'patterns',
    include: ['*.test.ts'],
    env: { RECHECK_BACKEND: 'pure' },
    testTimeout: 30_000,
  },
})
