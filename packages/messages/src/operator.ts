import { operator as de } from './de/operator.ts'
import { operator as en } from './en/operator.ts'
import { operator as il } from './il/operator.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type OperatorMessages = typeof en

export const operatorCatalogues: Record<Language, Translated<OperatorMessages>> = { en, de, il }

export function operatorTranslator(language: Language): Translate<OperatorMessages> {
  return translator<OperatorMessages>(operatorCatalogues[language], SPOKEN[language].tag)
}
