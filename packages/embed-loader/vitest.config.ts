import { playwright } from '@vitest/browser-playwright'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const SEPARATE = new Map(
  ['popup', 'floating-button'].map((name) => [
    `/external/${name}.js`,
    `/@fs${path.join(import.meta.dirname, `src/${name}.ts`)}`,
  ]),
)

export default defineConfig({
  plugins: [
    {
      name: 'separate-files',
      // Serves them from their sources, at the server's address.
      configureServer({ middlewares }) {
        middlewares.use((request, _response, next) => {
          request.url = SEPARATE.get(request.url!) ?? request.url
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
