import { catalog } from './catalog.ts'
import type { texts } from './en/slots.ts'

export const slotsTexts = catalog<typeof texts>((language) => import(`./${language}/slots.ts`))
