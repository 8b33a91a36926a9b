import { defineConfig } from 'vitest/config'
import { RECORDINGS } from './recordings.ts'
import { END_TO_END } from './vitest.config.ts'

export default defineConfig({
  test: { ...END_TO_END, name: 'recordings', include: RECORDINGS, maxWorkers: 2 },
})
