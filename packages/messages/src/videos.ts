import { catalogue, together } from './catalogue.ts'
import type { texts as cues } from './en/videos/cues.ts'
import type { texts as deletion } from './en/videos/deletion.ts'
import type { texts as errors } from './en/videos/errors.ts'
import type { texts as figures } from './en/videos/figures.ts'
import type { texts as gif } from './en/videos/gif.ts'
import type { texts as library } from './en/videos/library.ts'
import type { texts as upload } from './en/videos/upload.ts'

/** The library of videos, one video, and uploads. */
export const videosTexts = together({
  library: catalogue<typeof library>((language) => import(`./${language}/videos/library.ts`)),
  figures: catalogue<typeof figures>((language) => import(`./${language}/videos/figures.ts`)),
  upload: catalogue<typeof upload>((language) => import(`./${language}/videos/upload.ts`)),
  cues: catalogue<typeof cues>((language) => import(`./${language}/videos/cues.ts`)),
  deletion: catalogue<typeof deletion>((language) => import(`./${language}/videos/deletion.ts`)),
  gif: catalogue<typeof gif>((language) => import(`./${language}/videos/gif.ts`)),
  errors: catalogue<typeof errors>((language) => import(`./${language}/videos/errors.ts`)),
})
