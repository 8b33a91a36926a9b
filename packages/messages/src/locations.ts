import { catalog } from './catalog.ts'
import type { texts } from './en/locations.ts'

export const locationsTexts = catalog<typeof texts>((language) => import(`./${language}/locations.ts`))
