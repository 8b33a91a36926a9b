import { catalog } from './catalog.ts'
import type { texts } from './en/picking.ts'

export const pickingTexts = catalog<typeof texts>((language) => import(`./${language}/picking.ts`))
