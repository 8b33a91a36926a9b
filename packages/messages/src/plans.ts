import { catalogue } from './catalogue.ts'
import type { texts } from './en/plans.ts'

export const plansTexts = catalogue<typeof texts>((language) => import(`./${language}/plans.ts`))
