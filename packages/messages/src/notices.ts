import { notices as de } from './de/notices.ts'
import { notices as en } from './en/notices.ts'
import { notices as il } from './il/notices.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type NoticesMessages = typeof en

export const noticesCatalogues: Record<Language, Translated<NoticesMessages>> = { en, de, il }

export function noticesTranslator(language: Language): Translate<NoticesMessages> {
  return translator<NoticesMessages>(noticesCatalogues[language], SPOKEN[language].tag)
}
