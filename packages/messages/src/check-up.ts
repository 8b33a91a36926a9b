import { catalogue } from './catalogue.ts'
import type { texts } from './en/check-up.ts'

export const checkUpTexts = catalogue<typeof texts>((language) => import(`./${language}/check-up.ts`))
