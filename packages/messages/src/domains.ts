import { catalog } from './catalog.ts'
import type { texts } from './en/domains.ts'

export const domainsTexts = catalog<typeof texts>((language) => import(`./${language}/domains.ts`))
