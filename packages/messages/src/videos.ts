import { catalog, together } from './catalog.ts'
import type { texts as cues } from './en/videos/cues.ts'
import type { texts as deletion } from './en/videos/deletion.ts'
import type { texts as errors } from './en/videos/errors.ts'
import type { texts as figures } from './en/videos/figures.ts'
import type { texts as gif } from './en/videos/gif.ts'
import type { texts as library } from './en/videos/library.ts'
import type { texts as upload } from './en/videos/upload.ts'

/** The library of videos, one video, and uploads. */
export const videosTexts = together({
  library: catalog<typeof library>((language) => import(`./${language}/videos/library.ts`)),
  figures: catalog<typeof figures>((language) => import(`./${language}/videos/figures.ts`)),
  upload: catalog<typeof upload>((language) => import(`./${language}/videos/upload.ts`)),
  cues: catalog<typeof cues>((language) => import(`./${language}/videos/cues.ts`)),
  deletion: catalog<typeof deletion>((language) => import(`./${language}/videos/deletion.ts`)),
  gif: catalog<typeof gif>((language) => import(`./${language}/videos/gif.ts`)),
  errors: catalog<typeof errors>((language) => import(`./${language}/videos/errors.ts`)),
})
