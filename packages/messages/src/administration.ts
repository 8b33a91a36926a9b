import { catalog } from './catalog.ts'
import type { texts } from './en/administration.ts'

export const administrationTexts = catalog<typeof texts>(
  (language) => import(`./${language}/administration.ts`),
)
