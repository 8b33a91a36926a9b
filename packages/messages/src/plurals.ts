import type { LANGUAGES } from '@scheduling/domain/languages'

/**
 * The plural forms of each language: the categories of Unicode CLDR that whole numbers from 0 to 100,000 reach. A
 * text that counts has exactly these.
 */
export const PLURAL_FORMS = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  cn: ['other'],
  cz: ['one', 'few', 'other'],
  de: ['one', 'other'],
  dk: ['one', 'other'],
  en: ['one', 'other'],
  es: ['one', 'other'],
  fi: ['one', 'other'],
  fr: ['one', 'other'],
  hu: ['one', 'other'],
  il: ['one', 'two', 'other'],
  it: ['one', 'other'],
  nl: ['one', 'other'],
  no: ['one', 'other'],
  pl: ['one', 'few', 'many'],
  pt: ['one', 'other'],
  ro: ['one', 'few', 'other'],
  sv: ['one', 'other'],
  tr: ['one', 'other'],
  uk: ['one', 'few', 'many'],
  vi: ['other'],
} as const satisfies Record<keyof typeof LANGUAGES, readonly Intl.LDMLPluralRule[]>
