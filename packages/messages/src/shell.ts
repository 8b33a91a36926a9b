import { catalogue } from './catalogue.ts'
import type { texts } from './en/shell.ts'

export const shellTexts = catalogue<typeof texts>((language) => import(`./${language}/shell.ts`))
