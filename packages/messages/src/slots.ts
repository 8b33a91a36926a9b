import { catalogue } from './catalogue.ts'
import type { texts } from './en/slots.ts'

export const slotsTexts = catalogue<typeof texts>((language) => import(`./${language}/slots.ts`))
