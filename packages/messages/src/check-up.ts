import { catalog } from './catalog.ts'
import type { texts } from './en/check-up.ts'

export const checkUpTexts = catalog<typeof texts>((language) => import(`./${language}/check-up.ts`))
