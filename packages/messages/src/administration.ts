import { catalogue } from './catalogue.ts'
import type { texts } from './en/administration.ts'

export const administrationTexts = catalogue<typeof texts>(
  (language) => import(`./${language}/administration.ts`),
)
