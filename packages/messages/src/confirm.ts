import { confirm as de } from './de/confirm.ts'
import { confirm as en } from './en/confirm.ts'
import { confirm as he } from './he/confirm.ts'
import type { Language } from './languages.ts'
import { LANGUAGES } from './languages.ts'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type ConfirmMessages = typeof en

export const confirmCatalogues: Record<Language, Translated<ConfirmMessages>> = { en, de, he }

export function confirmTranslator(language: Language): Translate<ConfirmMessages> {
  return translator<ConfirmMessages>(confirmCatalogues[language], LANGUAGES[language].tag)
}
