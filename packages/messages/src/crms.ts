import { catalog } from './catalog.ts'
import type { texts } from './en/crms.ts'

export const crmsTexts = catalog<typeof texts>((language) => import(`./${language}/crms.ts`))
