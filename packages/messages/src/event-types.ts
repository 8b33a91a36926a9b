import { catalog } from './catalog.ts'
import type { texts } from './en/event-types.ts'

export const eventTypesTexts = catalog<typeof texts>((language) => import(`./${language}/event-types.ts`))
