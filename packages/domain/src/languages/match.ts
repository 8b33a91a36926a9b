import { LANGUAGE_KEYS, LANGUAGES } from './languages.ts'
import type { Language } from './languages.ts'

// Codes that browsers and operating systems still send: the old one of Hebrew, and the other two of Norwegian.
const OTHER_TAGS: Readonly<Record<string, string>> = { iw: 'he', no: 'nb', nn: 'nb' }

// As in Unicode CLDR, traditional Chinese does not fall back to the simplified one that we have.
const TRADITIONAL_CHINESE = /^zh-(?:hant|hk|mo|tw)\b/

/** The language that a key of ours (`il`) or a BCP 47 tag (`he-IL`, `iw`) names, if we have it. */
export function languageFrom(text: string | null | undefined): Language | undefined {
  const wanted = text?.trim().toLowerCase()
  if (wanted && TRADITIONAL_CHINESE.test(wanted)) return undefined
  const spoken = wanted?.split('-', 1)[0] ?? ''
  const tag = OTHER_TAGS[spoken] ?? spoken
  return (
    LANGUAGE_KEYS.find((key) => key === wanted) ??
    LANGUAGE_KEYS.find((key) => LANGUAGES[key].tag.split('-', 1)[0] === tag)
  )
}

/** The first language that we have, from tags in order of preference. */
export function firstLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageFrom(tag)
    if (language) return language
  }
  return undefined
}

// Few browsers send more than ten.
const WISHES_MAX = 20

/**
 * The tags of an `Accept-Language` header, most wanted first (RFC 9110, section 12.5.4). Anything else in it is
 * skipped.
 */
export function wishedLanguages(header = ''): string[] {
  return header
    .split(',', WISHES_MAX)
    .flatMap((part) => {
      const [tag = '', weight] = part.split(';', 2).map((piece) => piece.trim())
      const share = weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/i.exec(weight)?.[1] ?? 0)
      return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i.test(tag) && share > 0 ? [{ tag, share }] : []
    })
    .toSorted((a, b) => b.share - a.share)
    .map(({ tag }) => tag)
}

/** `en-GB`: the language, with the country that decides how dates are written. */
export function regionalTag(language: Language, region: string | null): string {
  return withRegion(LANGUAGES[language].tag, region)
}

/** The same for a tag without a country. */
export function withRegion(tag: string, region: string | null): string {
  return region ? `${tag}-${region}` : tag
}

/**
 * The country that the tags name. The first tag in this language with a country wins, then the first tag with any
 * country. Null if none has one.
 */
export function regionFrom(tags: readonly string[], language: Language): string | null {
  const named = tags.flatMap((tag) => {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![a-z0-9])/i.exec(tag.trim())?.[1]
    return region ? [{ tag, region: region.toUpperCase() }] : []
  })
  return (named.find(({ tag }) => languageFrom(tag) === language) ?? named[0])?.region ?? null
}
