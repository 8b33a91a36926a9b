import { catalog } from './catalog.ts'
import type { texts } from './en/video-embed.ts'

/** The tool that makes the code of a video for websites. */
export const videoEmbedTexts = catalog<typeof texts>((language) => import(`./${language}/video-embed.ts`))
