import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { manyLines, oneLine } from '../../../mail/content/plain-text.ts'

export interface FeedbackMail {
  host: { name: string; email: string; link: string }
  message: string
  page: string | null
  publicUrl: string
}

/** Tells whoever runs the server what a host wrote. In English, like everything meant only for them. */
export function feedbackContent({ host, message, page, publicUrl }: FeedbackMail): MailContent {
  const t = mailTexts('en')
  const name = oneLine(host.name)
  const product = PRODUCT_NAME
  return {
    language: 'en',
    subject: t('subjectFeedback', { name, product }),
    heading: t('headingFeedback', { name }),
    greeting: '',
    opening: t('feedback', { name }),
    facts: [
      { label: t('labelMessage'), value: manyLines(message) },
      { label: t('labelAccount'), value: `${oneLine(host.email)}, ${publicUrl}/${host.link}` },
      ...(page === null ? [] : [{ label: t('labelScreen'), value: oneLine(page) }]),
    ],
    actions: [],
    closing: [t('replyReaches', { name })],
    footer: t('footerFeedback', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
