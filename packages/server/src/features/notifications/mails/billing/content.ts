import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { momentWithZone } from '../../../../mail/content/when.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { BillingChange } from '../../../billing/events.ts'
import type { Person } from '../people.ts'

export interface BillingMail {
  reader: Person
  change: BillingChange
  /** When something ends. */
  until: Instant | null
  billingUrl: string
}

const WORDS = {
  subscribed: ['billingSubscribed', 'billingSubscribedText'],
  payment_failed: ['billingPaymentFailed', 'billingPaymentFailedText'],
  card_expiring: ['billingCardExpiring', 'billingCardExpiringText'],
  canceled: ['billingCanceled', 'billingCanceledText'],
  ended: ['billingEnded', 'billingEndedText'],
  refunded: ['billingRefunded', 'billingRefundedText'],
  disputed: ['billingDisputed', 'billingDisputedText'],
  trial_ending: ['billingTrialEnding', 'billingTrialEndingText'],
  trial_ended: ['billingTrialEnded', 'billingTrialEndedText'],
} as const satisfies Record<BillingChange, readonly [string, string]>

/** Tells what happened to what somebody pays for. */
export function billingContent({ reader, change, until, billingUrl }: BillingMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const [heading, text] = WORDS[change]
  return {
    language: reader.language,
    subject: `${product}: ${t(heading)}`,
    heading: t(heading),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t(text),
    facts: until === null ? [] : [{ label: t('labelUntil'), value: momentWithZone(reader, until) }],
    actions: [{ label: t('actionBilling'), url: billingUrl }],
    link: { sentence: t('textBilling'), url: billingUrl },
    closing: [],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
