import { defineConfig } from 'vitest/config'
import type { ProjectConfig } from 'vitest/node'
import { RECORDINGS } from './recordings.ts'

export const END_TO_END = {
  globalSetup: ['setup.ts'],
  isolate: false,
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies ProjectConfig

export default defineConfig({
  test: {
    ...END_TO_END,
    name: 'end-to-end',
    include: ['*.test.ts'],
    exclude: RECORDINGS,
    // Each worker has a product and a browser for all its files, one after the other. Four need as long for all of them
    // on two processors, and more than twice as long for each test.
    maxWorkers: 2,
  },
})
