import { catalogue } from './catalogue.ts'
import type { texts } from './en/embeds.ts'

export const embedsTexts = catalogue<typeof texts>((language) => import(`./${language}/embeds.ts`))
