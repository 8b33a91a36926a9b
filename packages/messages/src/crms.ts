import { catalogue } from './catalogue.ts'
import type { texts } from './en/crms.ts'

export const crmsTexts = catalogue<typeof texts>((language) => import(`./${language}/crms.ts`))
