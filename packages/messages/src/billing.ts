import { catalog } from './catalog.ts'
import type { texts } from './en/billing.ts'

export const billingTexts = catalog<typeof texts>((language) => import(`./${language}/billing.ts`))
