import { catalog } from './catalog.ts'
import type { texts } from './en/bookings.ts'

export const bookingsTexts = catalog<typeof texts>((language) => import(`./${language}/bookings.ts`))
