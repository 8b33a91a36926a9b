import { host as de } from './de/host.ts'
import { host as en } from './en/host.ts'
import { host as he } from './he/host.ts'
import type { Language } from './languages.ts'
import { LANGUAGES } from './languages.ts'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type HostMessages = typeof en

export const hostCatalogues: Record<Language, Translated<HostMessages>> = { en, de, he }

export function hostTranslator(language: Language): Translate<HostMessages> {
  return translator<HostMessages>(hostCatalogues[language], LANGUAGES[language].tag)
}
