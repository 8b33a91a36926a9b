import { catalogue } from './catalogue.ts'
import type { texts } from './en/analytics.ts'

export const analyticsTexts = catalogue<typeof texts>((language) => import(`./${language}/analytics.ts`))
