import { notices as de } from './de/notices.ts'
import { notices as en } from './en/notices.ts'
import { notices as he } from './he/notices.ts'
import type { Language } from './languages.ts'
import { LANGUAGES } from './languages.ts'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type NoticesMessages = typeof en

export const noticesCatalogues: Record<Language, Translated<NoticesMessages>> = { en, de, he }

export function noticesTranslator(language: Language): Translate<NoticesMessages> {
  return translator<NoticesMessages>(noticesCatalogues[language], LANGUAGES[language].tag)
}
