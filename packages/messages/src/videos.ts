import { catalog } from './catalog.ts'
import type { texts } from './en/videos.ts'

/** The library of videos, one video, and uploads. */
export const videosTexts = catalog<typeof texts>((language) => import(`./${language}/videos.ts`))
