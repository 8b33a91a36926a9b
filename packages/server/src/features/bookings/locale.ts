import type { BookingRequest } from '@scheduling/contract'
import type { Language } from '@scheduling/messages'
import { isLanguage } from '@scheduling/messages'

/** What is kept of how an invitee reads: the tag where it is one of the language chosen, else the language. */
export function localeOf({ language, locale }: Pick<BookingRequest, 'language' | 'locale'>): string {
  return locale !== undefined && languageOf(locale) === language ? locale : language
}

export function languageOf(locale: string): Language {
  const language = locale.split('-', 1)[0]
  return isLanguage(language) ? language : 'en'
}
