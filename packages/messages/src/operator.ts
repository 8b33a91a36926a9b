import { operator as de } from './de/operator.ts'
import { operator as en } from './en/operator.ts'
import { operator as he } from './he/operator.ts'
import type { Language } from './languages.ts'
import { LANGUAGES } from './languages.ts'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type OperatorMessages = typeof en

export const operatorCatalogues: Record<Language, Translated<OperatorMessages>> = { en, de, he }

export function operatorTranslator(language: Language): Translate<OperatorMessages> {
  return translator<OperatorMessages>(operatorCatalogues[language], LANGUAGES[language].tag)
}
