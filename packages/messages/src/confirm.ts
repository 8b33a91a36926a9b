import { confirm as de } from './de/confirm.ts'
import { confirm as en } from './en/confirm.ts'
import { confirm as il } from './il/confirm.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type ConfirmMessages = typeof en

export const confirmCatalogues: Record<Language, Translated<ConfirmMessages>> = { en, de, il }

export function confirmTranslator(language: Language): Translate<ConfirmMessages> {
  return translator<ConfirmMessages>(confirmCatalogues[language], SPOKEN[language].tag)
}
