export { LANGUAGES, SPOKEN, SPOKEN_KEYS } from './languages.ts'
export type { Language } from './languages.ts'
export { firstSpoken, languageFrom, regionalTag, regionFrom, wishedLanguages, withRegion } from './match.ts'
