import { catalogue } from './catalogue.ts'
import type { texts } from './en/video-embed.ts'

/** The tool that makes the code of a video for websites. */
export const videoEmbedTexts = catalogue<typeof texts>((language) => import(`./${language}/video-embed.ts`))
