import { catalog } from './catalog.ts'
import type { texts } from './en/availability.ts'

export const availabilityTexts = catalog<typeof texts>((language) => import(`./${language}/availability.ts`))
