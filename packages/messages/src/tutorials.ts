import { catalogue } from './catalogue.ts'
import type { texts } from './en/tutorials.ts'

export const tutorialsTexts = catalogue<typeof texts>((language) => import(`./${language}/tutorials.ts`))
