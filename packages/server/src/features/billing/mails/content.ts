import type { Instant } from '@scheduling/domain'
import { brandName, CURRENCY } from '@scheduling/domain/pricing'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Fact, MailContent } from '../../../mail/content/content.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { momentWithZone } from '../../../mail/content/when.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { BillingChange, BillingMoney } from '../events.ts'
import type { Person } from '../../../mail/content/people.ts'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { Reader } from '../../../mail/content/when.ts'

export interface BillingMail {
  reader: Person
  change: BillingChange
  /** When something ends. */
  until: Instant | null
  /** When the provider tries the card again. */
  triedAgainAt: Instant | null
  money: BillingMoney | null
  billingUrl: string
  plansUrl: string
}

const WORDS = {
  subscribed: ['billingSubscribed', 'billingSubscribedText'],
  renewed: ['billingRenewed', 'billingRenewedText'],
  payment_failed: ['billingPaymentFailed', 'billingPaymentFailedText'],
  card_expiring: ['billingCardExpiring', 'billingCardExpiringText'],
  canceled: ['billingCanceled', 'billingCanceledText'],
  ended: ['billingEnded', 'billingEndedText'],
  refunded: ['billingRefunded', 'billingRefundedText'],
  refund_failed: ['billingRefundFailed', 'billingRefundFailedText'],
  disputed: ['billingDisputed', 'billingDisputedText'],
  dispute_won: ['billingDisputeWon', 'billingDisputeWonText'],
  dispute_lost: ['billingDisputeLost', 'billingDisputeLostText'],
  dispute_closed: ['billingDisputeClosed', 'billingDisputeClosedText'],
  trial_ending: ['billingTrialEnding', 'billingTrialEndingText'],
  trial_ended: ['billingTrialEnded', 'billingTrialEndedText'],
} as const satisfies Record<BillingChange, readonly [string, string]>

/** The label of the time in the mail. For a card, the time is a month. */
const UNTIL = {
  renewed: 'labelPaidUntil',
  trial_ending: 'labelEnds',
  trial_ended: 'labelEnded',
} as const satisfies Partial<Record<BillingChange, string>>

/** A mail about a host's plan or payments. */
export function billingContent(mail: BillingMail): MailContent {
  const { reader, change } = mail
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const [heading, text] = WORDS[change]
  return {
    language: reader.language,
    subject: `${product}: ${t(heading)}`,
    heading: t(heading),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t(text),
    facts: [...moneyFacts(t, mail), ...timeFacts(t, mail)],
    ...wayFrom(t, mail),
    closing: [],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}

const WAYS = {
  plans: ['actionPlans', 'textPlans'],
  pay: ['actionPay', 'textPay'],
  billing: ['actionBilling', 'textBilling'],
} as const

/** The button: choose a plan if there is none, pay if something is owed. */
function wayFrom(
  t: MailTexts,
  { change, billingUrl, plansUrl }: BillingMail,
): Pick<MailContent, 'actions' | 'link'> {
  const isChoice = change === 'trial_ending' || change === 'trial_ended' || change === 'ended'
  const url = isChoice ? plansUrl : billingUrl
  const [label, sentence] = isChoice ? WAYS.plans : change === 'payment_failed' ? WAYS.pay : WAYS.billing
  return { actions: [{ label: t(label), url }], link: { sentence: t(sentence), url } }
}

function moneyFacts(t: MailTexts, { reader, money }: BillingMail): Fact[] {
  if (!money) return []
  const { amount, paid, number, card } = money
  const facts: Fact[] = []
  if (amount !== null) {
    const isPart = paid !== null && amount < paid
    const whole = moneyFor(reader, amount)
    const value = isPart ? t('amountOf', { price: whole, paid: moneyFor(reader, paid) }) : whole
    facts.push({ label: t('labelAmount'), value })
  }
  if (card)
    facts.push({
      label: t('labelCard'),
      value: t('cardEnding', { brand: brandName(card.brand), last4: card.last4 }),
    })
  if (number) facts.push({ label: t('labelInvoice'), value: number })
  return facts
}

function timeFacts(t: MailTexts, { reader, change, until, triedAgainAt }: BillingMail): Fact[] {
  const again =
    triedAgainAt === null
      ? []
      : [{ label: t('labelTriedAgain'), value: momentWithZone(reader, triedAgainAt) }]
  if (until === null) return again
  if (change === 'card_expiring') return [{ label: t('labelValidThrough'), value: monthBefore(until) }]
  const label = change in UNTIL ? UNTIL[change as keyof typeof UNTIL] : 'labelGoesUntil'
  return [...again, { label: t(label), value: momentWithZone(reader, until) }]
}

/** The month that is printed on a card that is valid until then. */
function monthBefore(until: Instant): string {
  const last = new Date(until - 1)
  return `${String(last.getUTCMonth() + 1).padStart(2, '0')}/${last.getUTCFullYear()}`
}

/** With cents, in the currency of all prices. Formats by language only, like the dashboard. */
function moneyFor({ language }: Pick<Reader, 'language'>, cents: number): string {
  return new Intl.NumberFormat(LANGUAGES[language].tag, { style: 'currency', currency: CURRENCY }).format(
    cents / 100,
  )
}
