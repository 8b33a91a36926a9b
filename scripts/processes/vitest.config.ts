import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'processes',
    include: ['*.test.ts'],
    globalSetup: [path.resolve(import.meta.dirname, '../../packages/server/src/database/test-server.ts')],
    // Each file runs several processes of the product.
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
})
