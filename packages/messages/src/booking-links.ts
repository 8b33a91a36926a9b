import { catalog } from './catalog.ts'
import type { texts } from './en/booking-links.ts'

export const bookingLinksTexts = catalog<typeof texts>((language) => import(`./${language}/booking-links.ts`))
