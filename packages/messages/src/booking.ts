import { booking as de } from './de/booking.ts'
import { booking as en } from './en/booking.ts'
import { booking as il } from './il/booking.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type BookingMessages = typeof en

export const bookingCatalogues: Record<Language, Translated<BookingMessages>> = { en, de, il }

export function bookingTranslator(language: Language): Translate<BookingMessages> {
  return translator<BookingMessages>(bookingCatalogues[language], SPOKEN[language].tag)
}
