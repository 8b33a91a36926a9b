import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Person } from '../../../../mail/content/people.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

export interface PasswordResetMail {
  reader: Pick<Person, 'name' | 'language'>
  /** Secret: it sets a password. */
  resetUrl: string
}

/** The mail with the link to set a new password. */
export function passwordResetContent({ reader, resetUrl }: PasswordResetMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  return {
    language: reader.language,
    subject: t('subjectPasswordReset', { product }),
    heading: t('headingPasswordReset'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('passwordReset', { product }),
    facts: [],
    actions: [{ label: t('actionPasswordReset'), url: resetUrl }],
    link: { sentence: t('textPasswordReset'), url: resetUrl },
    closing: [t('passwordResetLasts')],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
