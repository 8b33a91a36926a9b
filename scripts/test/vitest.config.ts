import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'test-runs',
    isolate: false,
    testTimeout: 20_000,
    include: ['*.test.ts', '../dependencies/*.test.ts', '../mutants/*.test.ts', '../translations/*.test.ts'],
  },
})
