import { catalog } from './catalog.ts'
import type { texts } from './en/calendars.ts'

export const calendarsTexts = catalog<typeof texts>((language) => import(`./${language}/calendars.ts`))
