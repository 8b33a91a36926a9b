import { catalogue } from './catalogue.ts'
import type { texts } from './en/event-types.ts'

export const eventTypesTexts = catalogue<typeof texts>((language) => import(`./${language}/event-types.ts`))
