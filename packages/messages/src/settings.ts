import { catalogue, together } from './catalogue.ts'
import type { texts as settings } from './en/settings.ts'
import type { texts as inherited } from './en/inherited-settings.ts'

export const settingsTexts = together({
  settings: catalogue<typeof settings>((language) => import(`./${language}/settings.ts`)),
  inherited: catalogue<typeof inherited>((language) => import(`./${language}/inherited-settings.ts`)),
})
