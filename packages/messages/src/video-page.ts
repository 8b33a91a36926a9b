import { catalog } from './catalog.ts'
import type { texts } from './en/video-page.ts'

/** The public page of a video. */
export const videoPageTexts = catalog<typeof texts>((language) => import(`./${language}/video-page.ts`))
