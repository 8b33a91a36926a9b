import { catalogue } from './catalogue.ts'
import type { texts } from './en/retention.ts'

export const retentionTexts = catalogue<typeof texts>((language) => import(`./${language}/retention.ts`))
