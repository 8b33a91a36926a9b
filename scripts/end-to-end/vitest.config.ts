import path from 'node:path'
import { defineConfig } from 'vitest/config'
import type { ProjectConfig } from 'vitest/node'
import { movedClock } from '../start/now.mjs'
import { NOW } from './now.ts'

// The products, the tests and the pages have one clock.
const clock = movedClock([`--now=${NOW}`], {})

export const END_TO_END = {
  globalSetup: [path.join(import.meta.dirname, 'setup.ts')],
  env: clock.environment,
  execArgv: clock.flags,
  isolate: false,
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies ProjectConfig

export default defineConfig({
  test: {
    ...END_TO_END,
    name: 'end-to-end',
    include: ['*.test.ts'],
    // Each worker has a product and a browser for all its files, one after the other. Four need as long for all of them
    // on two processors, and more than twice as long for each test.
    maxWorkers: 2,
  },
})
