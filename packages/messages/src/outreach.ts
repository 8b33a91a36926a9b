import { catalog } from './catalog.ts'
import type { texts } from './en/outreach.ts'

export const outreachTexts = catalog<typeof texts>((language) => import(`./${language}/outreach.ts`))
