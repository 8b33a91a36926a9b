import { consent as de } from './de/consent.ts'
import { consent as en } from './en/consent.ts'
import { consent as il } from './il/consent.ts'
import type { Language } from '@scheduling/domain/languages'
import type { Translated } from './translate.ts'

export type ConsentMessages = typeof en

export const consentCatalogues: Record<Language, Translated<ConsentMessages>> = { en, de, il }
