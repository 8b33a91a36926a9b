import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import { stopAllFor } from '../../../../mail/content/choices.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

export interface EmailConfirmation {
  organization: string
  language: Language
  /** The address of the organization's page, for people to read. */
  page: string
  /** Secret: it confirms the email. */
  link: string
  /** The page where the reader stops all mails. */
  choicesUrl: string
}

export function emailConfirmationContent({
  organization: named,
  language,
  page,
  link,
  choicesUrl,
}: EmailConfirmation): MailContent {
  const t = mailTexts(language)
  const [organization, product] = [oneLine(named), PRODUCT_NAME]
  return {
    language,
    subject: t('subjectOrganizationEmail', { organization }),
    heading: t('headingOrganizationEmail'),
    greeting: '',
    opening: t('organizationEmail', { organization }),
    facts: [],
    actions: [{ label: t('actionOrganizationEmail'), url: link }],
    link: { sentence: t('textOrganizationEmail'), url: link },
    closing: [t('organizationEmailEnds'), t('organizationEmailIgnore', { organization })],
    choices: {
      answers: [],
      change: { label: t('chooseMails'), url: choicesUrl },
      stopAll: stopAllFor(choicesUrl, t),
    },
    footer: t('footerOrganizationEmail', { organization, page, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
