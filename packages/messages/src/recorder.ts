import { catalog } from './catalog.ts'
import type { texts } from './en/recorder.ts'

/** The recorder of videos, and recordings that are on their way. */
export const recorderTexts = catalog<typeof texts>((language) => import(`./${language}/recorder.ts`))
