import { catalogue } from './catalogue.ts'
import type { texts } from './en/locations.ts'

export const locationsTexts = catalogue<typeof texts>((language) => import(`./${language}/locations.ts`))
