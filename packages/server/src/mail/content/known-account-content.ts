import { PRODUCT_NAME } from '@scheduling/messages'
import type { KnownAccountMail } from '../mail.ts'
import { oneLine } from '../plain-text.ts'
import type { MailContent } from './content.ts'
import { mailTexts } from './mail-texts.ts'

/** Tells the owner of an account that somebody wanted to open one with the same address. */
export function knownAccountContent({ name, language, signInUrl }: KnownAccountMail): MailContent {
  const t = mailTexts(language)
  const product = PRODUCT_NAME
  return {
    language,
    subject: t('subjectKnownAccount', { product }),
    heading: t('headingKnownAccount'),
    greeting: t('greeting', { name: oneLine(name) }),
    opening: t('knownAccount', { product }),
    facts: [],
    actions: [{ label: t('actionSignIn'), url: signInUrl }],
    link: { sentence: t('textSignIn'), url: signInUrl },
    closing: [],
    footer: t('footerKnownAccount'),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
