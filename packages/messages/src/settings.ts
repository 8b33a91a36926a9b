import { catalogue } from './catalogue.ts'
import type { texts } from './en/settings.ts'

export const settingsTexts = catalogue<typeof texts>((language) => import(`./${language}/settings.ts`))
