import { errors as de } from './de/errors.ts'
import { errors as en } from './en/errors.ts'
import { errors as he } from './he/errors.ts'
import type { Language } from './languages.ts'
import { LANGUAGES } from './languages.ts'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type ErrorsMessages = typeof en

export const errorsCatalogues: Record<Language, Translated<ErrorsMessages>> = { en, de, he }

export function errorsTranslator(language: Language): Translate<ErrorsMessages> {
  return translator<ErrorsMessages>(errorsCatalogues[language], LANGUAGES[language].tag)
}
