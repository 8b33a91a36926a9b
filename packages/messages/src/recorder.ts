import { catalog, together } from './catalog.ts'
import type { texts as recorder } from './en/videos/recorder.ts'
import type { texts as tapes } from './en/videos/tapes.ts'

/** The recorder of videos, and recordings that are on their way. */
export const recorderTexts = together({
  recorder: catalog<typeof recorder>((language) => import(`./${language}/videos/recorder.ts`)),
  tapes: catalog<typeof tapes>((language) => import(`./${language}/videos/tapes.ts`)),
})
