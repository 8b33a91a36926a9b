import { catalog } from './catalog.ts'
import type { texts } from './en/flood.ts'

export const floodTexts = catalog<typeof texts>((language) => import(`./${language}/flood.ts`))
