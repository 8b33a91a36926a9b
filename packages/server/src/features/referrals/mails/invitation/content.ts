import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'
import { stopAllFor } from '../../../../mail/content/choices.ts'

export interface InvitationMail {
  /** The host's name and language: we do not know the invited person's. */
  name: string
  language: Language
  link: string
  /** The address of the host's page, for people to read. */
  page: string
  /** It follows an earlier mail. */
  isReminder: boolean
  /** The page where the reader stops all mails. */
  choicesUrl: string
}

/** Invites somebody whose address a host entered. The only text of the host's own in it is the name. */
export function invitationContent({
  name: said,
  language,
  link,
  page,
  isReminder,
  choicesUrl,
}: InvitationMail): MailContent {
  const t = mailTexts(language)
  const [name, product] = [oneLine(said), PRODUCT_NAME]
  return {
    language,
    subject: t(isReminder ? 'subjectReferralReminder' : 'subjectReferral', { name, product }),
    heading: t(isReminder ? 'headingReferralReminder' : 'headingReferral', { name, product }),
    greeting: '',
    opening: t('referral', { name, product }),
    facts: [],
    actions: [{ label: t('actionTry'), url: link }],
    link: { sentence: t('textTry'), url: link },
    closing: [
      t('referralSeen', { name, product }),
      t(isReminder ? 'referralLast' : 'referralClosing', { name }),
    ],
    choices: {
      answers: [],
      change: { label: t('chooseMails'), url: choicesUrl },
      stopAll: stopAllFor(choicesUrl, t),
    },
    footer: t('footerReferral', { name, page, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
