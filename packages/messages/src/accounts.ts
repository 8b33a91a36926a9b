import { catalogue } from './catalogue.ts'
import type { texts } from './en/accounts.ts'

export const accountsTexts = catalogue<typeof texts>((language) => import(`./${language}/accounts.ts`))
