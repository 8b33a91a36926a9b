import { catalog } from './catalog.ts'
import type { texts } from './en/analytics.ts'

export const analyticsTexts = catalog<typeof texts>((language) => import(`./${language}/analytics.ts`))
