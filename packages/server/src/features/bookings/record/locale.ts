import type { BookingRequest } from '@scheduling/contract'
import { languageFrom, SPOKEN } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'

/** What is kept of how an invitee reads: the tag where it is one of the language chosen, else the language's own. */
export function localeOf({ language, locale }: Pick<BookingRequest, 'language' | 'locale'>): string {
  return locale !== undefined && languageFrom(locale) === language ? locale : SPOKEN[language].tag
}

/** How somebody reads whose words were kept as above: the tag counts where it says more than the language. */
export function readingIn(locale: string): { language: Language; locale?: string } {
  return { language: languageOf(locale), ...(locale.includes('-') && { locale }) }
}

export function languageOf(locale: string): Language {
  return languageFrom(locale) ?? 'en'
}
