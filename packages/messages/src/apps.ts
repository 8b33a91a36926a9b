import { catalog } from './catalog.ts'
import type { texts } from './en/apps.ts'

export const appsTexts = catalog<typeof texts>((language) => import(`./${language}/apps.ts`))
