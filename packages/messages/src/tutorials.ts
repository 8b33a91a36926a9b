import { catalog } from './catalog.ts'
import type { texts } from './en/tutorials.ts'

export const tutorialsTexts = catalog<typeof texts>((language) => import(`./${language}/tutorials.ts`))
