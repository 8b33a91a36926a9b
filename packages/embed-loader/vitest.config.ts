import { playwright } from '@vitest/browser-playwright'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const POPUP = path.join(import.meta.dirname, 'src/popup.ts')

export default defineConfig({
  plugins: [
    {
      name: 'popup',
      // Serves the popup file from its source, at the server's address.
      configureServer({ middlewares }) {
        middlewares.use((request, _response, next) => {
          if (request.url === '/external/popup.js') request.url = `/@fs${POPUP}`
          next()
        })
      },
    },
  ],
  test: {
    name: 'embed-loader',
    include: ['src/**/*.test.{ts,tsx}'],
    // Enough for a browser on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
