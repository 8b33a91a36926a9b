import { catalogue, together } from './catalogue.ts'
import type { texts as settings } from './en/organization-settings.ts'
import type { texts as organizations } from './en/organizations.ts'
import type { texts as shared } from './en/shared-settings.ts'

export const organizationsTexts = together({
  organizations: catalogue<typeof organizations>((language) => import(`./${language}/organizations.ts`)),
  settings: catalogue<typeof settings>((language) => import(`./${language}/organization-settings.ts`)),
  shared: catalogue<typeof shared>((language) => import(`./${language}/shared-settings.ts`)),
})
