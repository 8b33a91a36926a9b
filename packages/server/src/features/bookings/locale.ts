import type { BookingRequest } from '@scheduling/contract'
import { languageFrom, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'

/** The language tag that we store: the browser's if it fits the chosen language, otherwise the language's own. */
export function localeOf({ language, locale }: Pick<BookingRequest, 'language' | 'locale'>): string {
  return locale !== undefined && languageFrom(locale) === language ? locale : LANGUAGES[language].tag
}

/** Reverses `localeOf`. `locale` is set if the tag says more than the language: a country, or a clock. */
export function readingIn(locale: string): { language: Language; locale?: string } {
  const language = languageOf(locale)
  return { language, ...(locale.includes('-') && locale !== LANGUAGES[language].tag && { locale }) }
}

export function languageOf(locale: string): Language {
  return languageFrom(locale) ?? 'en'
}
