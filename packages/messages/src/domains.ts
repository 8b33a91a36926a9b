import { catalogue } from './catalogue.ts'
import type { texts } from './en/domains.ts'

export const domainsTexts = catalogue<typeof texts>((language) => import(`./${language}/domains.ts`))
