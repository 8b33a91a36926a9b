import { catalogue, together } from './catalogue.ts'
import type { texts as eventTypes } from './en/event-types.ts'
import type { texts as managed } from './en/managed.ts'
import type { texts as teams } from './en/teams.ts'

export const eventTypesTexts = together({
  eventTypes: catalogue<typeof eventTypes>((language) => import(`./${language}/event-types.ts`)),
  managed: catalogue<typeof managed>((language) => import(`./${language}/managed.ts`)),
  teams: catalogue<typeof teams>((language) => import(`./${language}/teams.ts`)),
})
