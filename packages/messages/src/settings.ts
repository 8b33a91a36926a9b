import { catalog, together } from './catalog.ts'
import type { texts as settings } from './en/settings.ts'
import type { texts as inherited } from './en/inherited-settings.ts'

export const settingsTexts = together({
  settings: catalog<typeof settings>((language) => import(`./${language}/settings.ts`)),
  inherited: catalog<typeof inherited>((language) => import(`./${language}/inherited-settings.ts`)),
})
