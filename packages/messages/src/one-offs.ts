import { catalog } from './catalog.ts'
import type { texts } from './en/one-offs.ts'

export const oneOffsTexts = catalog<typeof texts>((language) => import(`./${language}/one-offs.ts`))
