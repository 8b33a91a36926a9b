import { catalog } from './catalog.ts'
import type { texts } from './en/booking.ts'

export const bookingTexts = catalog<typeof texts>((language) => import(`./${language}/booking.ts`))

export type BookingMessages = typeof texts
