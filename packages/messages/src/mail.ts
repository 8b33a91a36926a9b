import { mail as de } from './de/mail.ts'
import { mail as en } from './en/mail.ts'
import { mail as il } from './il/mail.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type MailMessages = typeof en

export const mailCatalogues: Record<Language, Translated<MailMessages>> = { en, de, il }

export function mailTranslator(language: Language): Translate<MailMessages> {
  return translator<MailMessages>(mailCatalogues[language], SPOKEN[language].tag)
}
