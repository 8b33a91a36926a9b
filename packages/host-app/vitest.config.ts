import { defineConfig } from 'vitest/config'

// Models are tested without a DOM; files that draw say `@vitest-environment happy-dom`. The rooms' modules are loaded once for all
// files: what each file needs anew is in the set-up.
export default defineConfig({
  test: {
    name: 'host-app',
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    setupFiles: ['src/fixtures/after-each.ts'],
    isolate: false,
    // Whole rooms are drawn: on a busy machine the first of a file takes its time.
    testTimeout: 20_000,
  },
})
