import { catalog } from './catalog.ts'
import type { texts } from './en/embeds.ts'

export const embedsTexts = catalog<typeof texts>((language) => import(`./${language}/embeds.ts`))
