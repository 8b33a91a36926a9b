import { catalog } from './catalog.ts'
import type { texts } from './en/email-address.ts'

export const emailAddressTexts = catalog<typeof texts>((language) => import(`./${language}/email-address.ts`))
