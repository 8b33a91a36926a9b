import { catalog } from './catalog.ts'
import type { texts } from './en/settings.ts'

export const settingsTexts = catalog<typeof texts>((language) => import(`./${language}/settings.ts`))
