import { errors as de } from './de/errors.ts'
import { errors as en } from './en/errors.ts'
import { errors as il } from './il/errors.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type ErrorsMessages = typeof en

export const errorsCatalogues: Record<Language, Translated<ErrorsMessages>> = { en, de, il }

export function errorsTranslator(language: Language): Translate<ErrorsMessages> {
  return translator<ErrorsMessages>(errorsCatalogues[language], SPOKEN[language].tag)
}
