import { catalogue } from './catalogue.ts'
import type { texts } from './en/picking.ts'

export const pickingTexts = catalogue<typeof texts>((language) => import(`./${language}/picking.ts`))
