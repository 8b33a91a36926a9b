import { catalog } from './catalog.ts'
import type { texts } from './en/accounts.ts'

export const accountsTexts = catalog<typeof texts>((language) => import(`./${language}/accounts.ts`))
