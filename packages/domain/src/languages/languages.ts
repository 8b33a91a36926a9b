import type { Weekday } from '../time/time.ts'

interface LanguageFacts {
  /** BCP 47: for `Intl` and the `lang` attribute. */
  tag: string
  /** The language's name in itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Used when no country is known (Unicode CLDR, by the language's largest country). */
  weekStart: Weekday
}

type Table = Readonly<Record<string, LanguageFacts>>

/** By the specification's keys, four of which are country codes. Each has a folder of catalogs in `messages`. */
export const LANGUAGES = {
  cz: { tag: 'cs', name: 'Čeština', direction: 'ltr', weekStart: 'mon' },
  dk: { tag: 'da', name: 'Dansk', direction: 'ltr', weekStart: 'mon' },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr', weekStart: 'mon' },
  en: { tag: 'en', name: 'English', direction: 'ltr', weekStart: 'sun' },
  es: { tag: 'es', name: 'Español', direction: 'ltr', weekStart: 'mon' },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr', weekStart: 'mon' },
  it: { tag: 'it', name: 'Italiano', direction: 'ltr', weekStart: 'mon' },
  hu: { tag: 'hu', name: 'Magyar', direction: 'ltr', weekStart: 'mon' },
  nl: { tag: 'nl', name: 'Nederlands', direction: 'ltr', weekStart: 'mon' },
  no: { tag: 'nb', name: 'Norsk', direction: 'ltr', weekStart: 'mon' },
  pl: { tag: 'pl', name: 'Polski', direction: 'ltr', weekStart: 'mon' },
  pt: { tag: 'pt', name: 'Português', direction: 'ltr', weekStart: 'sun' },
  ro: { tag: 'ro', name: 'Română', direction: 'ltr', weekStart: 'mon' },
  fi: { tag: 'fi', name: 'Suomi', direction: 'ltr', weekStart: 'mon' },
  sv: { tag: 'sv', name: 'Svenska', direction: 'ltr', weekStart: 'mon' },
  vi: { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr', weekStart: 'mon' },
  tr: { tag: 'tr', name: 'Türkçe', direction: 'ltr', weekStart: 'mon' },
  uk: { tag: 'uk', name: 'Українська', direction: 'ltr', weekStart: 'mon' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl', weekStart: 'sat' },
  il: { tag: 'he', name: 'עברית', direction: 'rtl', weekStart: 'sun' },
  cn: { tag: 'zh-Hans', name: '简体中文', direction: 'ltr', weekStart: 'mon' },
} as const satisfies Table

export type Language = keyof typeof LANGUAGES

export const LANGUAGE_KEYS = Object.keys(LANGUAGES) as Language[]
