import { catalogue } from './catalogue.ts'
import type { texts } from './en/polls.ts'

export const pollsTexts = catalogue<typeof texts>((language) => import(`./${language}/polls.ts`))
