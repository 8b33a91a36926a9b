import { catalogue } from './catalogue.ts'
import type { texts } from './en/apps.ts'

export const appsTexts = catalogue<typeof texts>((language) => import(`./${language}/apps.ts`))
