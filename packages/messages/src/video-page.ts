import { catalogue } from './catalogue.ts'
import type { texts } from './en/video-page.ts'

/** The public page of a video. */
export const videoPageTexts = catalogue<typeof texts>((language) => import(`./${language}/video-page.ts`))
