import { catalogue } from './catalogue.ts'
import type { texts } from './en/outreach.ts'

export const outreachTexts = catalogue<typeof texts>((language) => import(`./${language}/outreach.ts`))
