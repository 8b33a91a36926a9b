import { catalog } from './catalog.ts'
import type { texts } from './en/polls.ts'

export const pollsTexts = catalog<typeof texts>((language) => import(`./${language}/polls.ts`))
