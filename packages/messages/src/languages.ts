/** Languages with a full catalogue, by the specification's keys. `tag` is for `Intl` and the `lang` attribute. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en', direction: 'ltr' },
  de: { name: 'Deutsch', tag: 'de', direction: 'ltr' },
  he: { name: 'עברית', tag: 'he', direction: 'rtl' },
} as const

export type Language = keyof typeof LANGUAGES

/** `en-GB`: the language, with how a country writes dates. */
export function regionalTag(language: Language, region: string | null): string {
  const { tag } = LANGUAGES[language]
  return region ? `${tag}-${region}` : tag
}

/**
 * The country that a browser's languages name: of the first tag in this language that has one, else of the first that has
 * any; null where none has.
 */
export function regionFrom(tags: readonly string[], language: Language): string | null {
  const named = tags.flatMap((tag) => {
    const found = /^([a-z]{2,3})(?:-[a-z]{4})?-([a-z]{2})(?![a-z0-9])/i.exec(tag.trim())
    return found?.[1] && found[2] ? [{ spoken: found[1].toLowerCase(), region: found[2].toUpperCase() }] : []
  })
  return (named.find(({ spoken }) => spoken === language) ?? named[0])?.region ?? null
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}
