import { defineConfig } from 'vitest/config'
import { END_TO_END } from '../vitest.config.ts'

// They keep a processor busy for minutes: what waits for a browser beside them is late. They run after all others.
export default defineConfig({
  test: { ...END_TO_END, name: 'recordings', include: ['*.test.ts'], maxWorkers: 2 },
})
