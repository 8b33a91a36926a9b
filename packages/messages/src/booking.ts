import { catalogue } from './catalogue.ts'
import type { texts } from './en/booking.ts'

export const bookingTexts = catalogue<typeof texts>((language) => import(`./${language}/booking.ts`))

export type BookingMessages = typeof texts
