import { mail as de } from './de/mail.ts'
import { mail as en } from './en/mail.ts'
import { mail as he } from './he/mail.ts'
import type { Language } from './languages.ts'
import { LANGUAGES } from './languages.ts'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type MailMessages = typeof en

export const mailCatalogues: Record<Language, Translated<MailMessages>> = { en, de, he }

export function mailTranslator(language: Language): Translate<MailMessages> {
  return translator<MailMessages>(mailCatalogues[language], LANGUAGES[language].tag)
}
