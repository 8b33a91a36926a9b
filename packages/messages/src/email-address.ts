import { catalogue } from './catalogue.ts'
import type { texts } from './en/email-address.ts'

export const emailAddressTexts = catalogue<typeof texts>(
  (language) => import(`./${language}/email-address.ts`),
)
