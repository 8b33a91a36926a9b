export { LANGUAGE_KEYS, LANGUAGES } from './languages.ts'
export type { Language } from './languages.ts'
export { firstLanguage, languageFrom, regionalTag, regionFrom, wishedLanguages, withRegion } from './match.ts'
