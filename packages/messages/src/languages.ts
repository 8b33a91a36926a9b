/** Languages with a full catalogue, by the specification's keys. `tag` is for `Intl` and the `lang` attribute. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en', direction: 'ltr' },
  de: { name: 'Deutsch', tag: 'de', direction: 'ltr' },
  he: { name: 'עברית', tag: 'he', direction: 'rtl' },
} as const

export type Language = keyof typeof LANGUAGES

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}
