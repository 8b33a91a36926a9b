import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'

/** Sent instead of a request to confirm, if the address already has an account. */
export interface ExistingAccountMail {
  name: string
  language: Language
  signInUrl: string
  /** What somebody wanted to use the address for. Absent: an account. */
  wanted?: 'account' | 'address'
}

/** Tells the owner of an account that somebody tried to use its address. */
export function existingAccountContent({
  name,
  language,
  signInUrl,
  wanted = 'account',
}: ExistingAccountMail): MailContent {
  const t = mailTexts(language)
  const product = PRODUCT_NAME
  return {
    language,
    subject: t('subjectKnownAccount', { product }),
    heading: t('headingKnownAccount'),
    greeting: t('greeting', { name: oneLine(name) }),
    opening: t(wanted === 'account' ? 'knownAccount' : 'addressTaken', { product }),
    facts: [],
    actions: [{ label: t('actionSignIn'), url: signInUrl }],
    link: { sentence: t('textSignIn'), url: signInUrl },
    closing: [],
    footer: t('footerKnownAccount'),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
