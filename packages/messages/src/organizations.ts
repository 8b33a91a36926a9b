import { catalog } from './catalog.ts'
import type { texts } from './en/organizations.ts'

export const organizationsTexts = catalog<typeof texts>(
  (language) => import(`./${language}/organizations.ts`),
)
