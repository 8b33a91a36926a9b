import { defineConfig } from 'vitest/config'

// Models are tested without a DOM. Files that render have `@vitest-environment happy-dom`. The rooms' modules are
// loaded once for all files; the set-up prepares each file.
export default defineConfig({
  test: {
    name: 'host-app',
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    setupFiles: ['src/fixtures/after-each.ts'],
    isolate: false,
    // Files share a process: what a test replaces is put back before the next one.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Whole rooms are rendered. On a busy machine, the first of a file takes a while.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
