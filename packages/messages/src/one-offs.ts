import { catalogue } from './catalogue.ts'
import type { texts } from './en/one-offs.ts'

export const oneOffsTexts = catalogue<typeof texts>((language) => import(`./${language}/one-offs.ts`))
