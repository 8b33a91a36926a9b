import { catalog } from './catalog.ts'
import type { texts } from './en/plans.ts'

export const plansTexts = catalog<typeof texts>((language) => import(`./${language}/plans.ts`))
