import { catalogue } from './catalogue.ts'
import type { texts } from './en/busy.ts'

export const busyTexts = catalogue<typeof texts>((language) => import(`./${language}/busy.ts`))
