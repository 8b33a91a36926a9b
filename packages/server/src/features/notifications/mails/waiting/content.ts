import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'
import type { Person } from '../../../../mail/content/people.ts'

export interface WaitingMail {
  reader: Person
  /** The page that says how many wait, and until when. */
  waitingUrl: string
}

/** Tells a host that mails to new people wait for another day. */
export function waitingContent({ reader, waitingUrl }: WaitingMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  return {
    language: reader.language,
    subject: t('subjectHeld'),
    heading: t('headingHeld'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('held', { product }),
    facts: [],
    actions: [{ label: t('actionHeld'), url: waitingUrl }],
    link: { sentence: t('textHeld'), url: waitingUrl },
    closing: [t('heldClosing')],
    footer: t('footerHost', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
