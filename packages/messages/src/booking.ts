import { booking as de } from './de/booking.ts'
import { booking as en } from './en/booking.ts'
import { booking as he } from './he/booking.ts'
import type { Language } from './languages.ts'
import { LANGUAGES } from './languages.ts'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type BookingMessages = typeof en

export const bookingCatalogues: Record<Language, Translated<BookingMessages>> = { en, de, he }

export function bookingTranslator(language: Language): Translate<BookingMessages> {
  return translator<BookingMessages>(bookingCatalogues[language], LANGUAGES[language].tag)
}
