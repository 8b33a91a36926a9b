import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

export interface RewardMail {
  host: { name: string; email: string; link: string }
  points: number
  dollars: number
  publicUrl: string
  /** What the operator types to stop it. */
  claimId: string
  /** When the stock sends it by itself; null if the stock has no such card. */
  sentAt: Date | null
}

/** Asks whoever runs the server for a gift card. In English, like everything meant only for them. */
export function rewardContent({
  host,
  points,
  dollars,
  publicUrl,
  claimId,
  sentAt,
}: RewardMail): MailContent {
  const t = mailTexts('en')
  const [name, email, product] = [oneLine(host.name), oneLine(host.email), PRODUCT_NAME]
  return {
    language: 'en',
    subject: t('subjectReward', { name, dollars }),
    heading: t('headingReward'),
    greeting: '',
    opening: sentAt
      ? t('rewardFromStock', { name, points, email, date: sentAt.toISOString().slice(0, 10) })
      : t('rewardByHand', { name, points, email }),
    facts: [
      { label: t('labelWorth'), value: t('worthDollars', { dollars, points }) },
      { label: t('labelAccount'), value: `${email}, ${publicUrl}/${host.link}` },
      { label: t('labelGiftCardStop'), value: `pnpm admin gift-card hold ${claimId}` },
    ],
    actions: [],
    closing: [t('replyReaches', { name })],
    footer: t('footerFeedback', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
