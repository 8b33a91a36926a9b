import { catalog, together } from './catalog.ts'
import type { texts as eventTypes } from './en/event-types.ts'
import type { texts as managed } from './en/managed.ts'
import type { texts as teams } from './en/teams.ts'

export const eventTypesTexts = together({
  eventTypes: catalog<typeof eventTypes>((language) => import(`./${language}/event-types.ts`)),
  managed: catalog<typeof managed>((language) => import(`./${language}/managed.ts`)),
  teams: catalog<typeof teams>((language) => import(`./${language}/teams.ts`)),
})
