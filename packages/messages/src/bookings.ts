import { catalogue } from './catalogue.ts'
import type { texts } from './en/bookings.ts'

export const bookingsTexts = catalogue<typeof texts>((language) => import(`./${language}/bookings.ts`))
