import { PRODUCT_NAME } from '@scheduling/messages'
import type { Language } from '@scheduling/domain/languages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

interface EmailChangeMail {
  /** Empty if we know no name for the address. */
  name: string
  language: Language
  /** Secret: it confirms the change. */
  confirmUrl: string
}

/** Asks the old address to confirm, and names the new one. */
export function oldAddressContent({ email, ...mail }: EmailChangeMail & { email: string }): MailContent {
  const t = mailTexts(mail.language)
  const product = PRODUCT_NAME
  return {
    ...confirmationMail(mail),
    opening: t('emailChangeOld', { product, email: oneLine(email) }),
    closing: [t('emailChangeLasts'), t('emailChangeNotYou')],
    footer: t('footerNewDevice', { product }),
  }
}

/** Asks the new address to confirm. */
export function newAddressContent(mail: EmailChangeMail): MailContent {
  const t = mailTexts(mail.language)
  return {
    ...confirmationMail(mail),
    opening: t('emailChangeNew', { product: PRODUCT_NAME }),
    closing: [t('emailChangeLasts')],
    footer: t('footerEmailChange'),
  }
}

function confirmationMail({ name, language, confirmUrl }: EmailChangeMail) {
  const t = mailTexts(language)
  const product = PRODUCT_NAME
  return {
    language,
    subject: t('subjectEmailChange', { product }),
    heading: t('headingEmailChange'),
    greeting: name ? t('greeting', { name: oneLine(name) }) : t('greetingGuest'),
    facts: [],
    actions: [{ label: t('actionEmailChange'), url: confirmUrl }],
    link: { sentence: t('textEmailChange'), url: confirmUrl },
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
