import { catalog } from './catalog.ts'
import type { texts } from './en/retention.ts'

export const retentionTexts = catalog<typeof texts>((language) => import(`./${language}/retention.ts`))
