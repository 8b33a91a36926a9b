import type { Instant } from '../time.ts'
import type { Cents } from './plans.ts'

/** What has become of money that went back, or that its owner wants back. */
export const REVERSAL_STATES = [
  'refund_pending',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
] as const
export type ReversalState = (typeof REVERSAL_STATES)[number]

/** What went back of a payment. */
interface WentBack {
  paidAt: Instant
  paid: Cents
  /** Of the invoice. */
  number: string | null
  amount: Cents
  isDispute: boolean
}

interface Settled {
  number: string
  createdAt: Instant
  due: Cents
}

/** Whether a bank took back a payment of a plan that is still going on. */
export function isDisputed(wentBack: readonly WentBack[], startedAt: Instant): boolean {
  return wentBack.some(({ isDispute, paidAt }) => isDispute && paidAt >= startedAt)
}

/** Of which payments nothing is left: the numbers of their invoices. */
export function refundedInvoices(wentBack: readonly WentBack[]): ReadonlySet<string> {
  const byNumber = Map.groupBy(wentBack, ({ number }) => number ?? '')
  const whole = [...byNumber].filter(
    ([number, parts]) => number !== '' && sumOf(parts) >= Math.max(...parts.map(({ paid }) => paid)),
  )
  return new Set(whole.map(([number]) => number))
}

function sumOf(parts: readonly WentBack[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether nothing is left of all that was paid for a period. */
export function isPeriodRefunded(
  refunded: ReadonlySet<string>,
  settled: readonly Settled[],
  periodStart: Instant,
): boolean {
  const ofPeriod = settled.filter(({ createdAt, due }) => createdAt >= periodStart && due > 0)
  return ofPeriod.length > 0 && ofPeriod.every(({ number }) => refunded.has(number))
}
