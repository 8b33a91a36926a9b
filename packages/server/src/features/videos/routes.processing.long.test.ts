import { describe } from 'vitest'
import { WAYS } from './testing/make-video.ts'
import { testsOfFiles, testsOfMadeVideos } from './testing/processing.ts'

const converting = WAYS.filter(({ converts }) => converts)

describe.each(converting)('$way', async (way) => {
  await testsOfFiles(way)
})

describe.each(converting)('made videos, $way', async (way) => {
  await testsOfMadeVideos(way)
})
