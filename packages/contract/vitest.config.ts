import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    isolate: false,
    // Files share a process: what a test replaces is put back before the next one.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Enough for a busy machine.
    testTimeout: 20_000,
    include: ['src/**/*.test.ts'],
  },
})
