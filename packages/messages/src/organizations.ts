import { catalog, together } from './catalog.ts'
import type { texts as settings } from './en/organization-settings.ts'
import type { texts as organizations } from './en/organizations.ts'
import type { texts as shared } from './en/shared-settings.ts'

export const organizationsTexts = together({
  organizations: catalog<typeof organizations>((language) => import(`./${language}/organizations.ts`)),
  settings: catalog<typeof settings>((language) => import(`./${language}/organization-settings.ts`)),
  shared: catalog<typeof shared>((language) => import(`./${language}/shared-settings.ts`)),
})
