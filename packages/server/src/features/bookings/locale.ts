import type { BookingRequest } from '@scheduling/contract'
import { languageFrom, LANGUAGES, regionFrom } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'

/** The language tag that we store: the browser's if it fits the chosen language, otherwise the language's own. */
export function localeOf({ language, locale }: Pick<BookingRequest, 'language' | 'locale'>): string {
  return locale !== undefined && languageFrom(locale) === language ? locale : LANGUAGES[language].tag
}

/** Reverses `localeOf`. `locale` is set if the tag names a country, which has habits of its own. */
export function readingIn(locale: string): { language: Language; locale?: string } {
  const language = languageOf(locale)
  return { language, ...(regionFrom([locale], language) !== null && { locale }) }
}

export function languageOf(locale: string): Language {
  return languageFrom(locale) ?? 'en'
}
