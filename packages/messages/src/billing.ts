import { catalogue } from './catalogue.ts'
import type { texts } from './en/billing.ts'

export const billingTexts = catalogue<typeof texts>((language) => import(`./${language}/billing.ts`))
