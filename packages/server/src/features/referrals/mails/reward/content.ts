import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

export interface RewardMail {
  host: { name: string; email: string; link: string }
  points: number
  dollars: number
  publicUrl: string
}

/** Asks whoever runs the server for a gift card. In English, like everything meant only for them. */
export function rewardContent({ host, points, dollars, publicUrl }: RewardMail): MailContent {
  const t = mailTexts('en')
  const [name, email, product] = [oneLine(host.name), oneLine(host.email), PRODUCT_NAME]
  return {
    language: 'en',
    subject: t('subjectReward', { name, dollars }),
    heading: t('headingReward'),
    greeting: '',
    opening: t('reward', { name, points, email }),
    facts: [
      { label: t('labelWorth'), value: t('worthDollars', { dollars, points }) },
      { label: t('labelAccount'), value: `${email}, ${publicUrl}/${host.link}` },
    ],
    actions: [],
    closing: [t('replyReaches', { name })],
    footer: t('footerFeedback', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
