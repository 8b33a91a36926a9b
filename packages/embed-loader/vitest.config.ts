import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_IN_TESTS } from '../../scripts/chromium.ts'

export default defineConfig({
  test: {
    name: 'embed-loader',
    include: ['src/**/*.test.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: CHROMIUM_IN_TESTS }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
