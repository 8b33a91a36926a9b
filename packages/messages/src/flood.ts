import { catalogue } from './catalogue.ts'
import type { texts } from './en/flood.ts'

export const floodTexts = catalogue<typeof texts>((language) => import(`./${language}/flood.ts`))
