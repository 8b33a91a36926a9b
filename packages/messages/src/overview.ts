import { catalog } from './catalog.ts'
import type { texts } from './en/overview.ts'

export const overviewTexts = catalog<typeof texts>((language) => import(`./${language}/overview.ts`))
