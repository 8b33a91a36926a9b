import { catalogue } from './catalogue.ts'
import type { texts } from './en/calendars.ts'

export const calendarsTexts = catalogue<typeof texts>((language) => import(`./${language}/calendars.ts`))
