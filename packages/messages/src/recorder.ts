import { catalogue, together } from './catalogue.ts'
import type { texts as recorder } from './en/videos/recorder.ts'
import type { texts as tapes } from './en/videos/tapes.ts'

/** The recorder of videos, and recordings that are on their way. */
export const recorderTexts = together({
  recorder: catalogue<typeof recorder>((language) => import(`./${language}/videos/recorder.ts`)),
  tapes: catalogue<typeof tapes>((language) => import(`./${language}/videos/tapes.ts`)),
})
