import type { Language } from '@scheduling/messages'
import { isLanguage } from '@scheduling/messages'

/** The first language of the Accept-Language header that we speak. */
export function languageOf(accepted = ''): Language {
  const wanted = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? 'en'
}
