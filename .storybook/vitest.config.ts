import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_IN_TESTS } from '../scripts/chromium.ts'

// Every story is a test: it must draw without an error and without an accessibility violation.
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    maxWorkers: 2,
    // One page for all files: a quarter of the time went into loading it anew.
    isolate: false,
    // For the browser: see accessible.ts.
    env: { STORY_CHECKS: process.env.STORY_CHECKS ?? 'all' },
    // Longer than the waits of one story together, of which each may take 10 s (see preview.tsx) before it says what it lacks.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // A transition would hide for a moment what a test looks for at once.
      provider: playwright({
        launchOptions: CHROMIUM_IN_TESTS,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
