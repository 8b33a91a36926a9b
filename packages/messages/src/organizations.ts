import { catalogue } from './catalogue.ts'
import type { texts } from './en/organizations.ts'

export const organizationsTexts = catalogue<typeof texts>(
  (language) => import(`./${language}/organizations.ts`),
)
