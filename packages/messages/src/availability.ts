import { catalogue } from './catalogue.ts'
import type { texts } from './en/availability.ts'

export const availabilityTexts = catalogue<typeof texts>(
  (language) => import(`./${language}/availability.ts`),
)
