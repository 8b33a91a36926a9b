import type { Instant } from '../time/time.ts'
import type { Cents } from './plans.ts'

/** States of money that was returned, or that its owner wants back. */
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

/** Money of a payment that was returned. */
interface WentBack {
  /** The number of the invoice. */
  number: string | null
  paid: Cents
  amount: Cents
  isDispute: boolean
}

interface Settled {
  number: string
  createdAt: Instant
  due: Cents
}

/** The invoices that paid for a period: its own, or the newest before it, whose credit covers the period. */
export function paidWith(settled: readonly Settled[], periodStart: Instant): string[] {
  const paid = settled.filter(({ due }) => due > 0).toSorted((one, other) => other.createdAt - one.createdAt)
  const ofPeriod = paid.filter(({ createdAt }) => createdAt >= periodStart)
  return (ofPeriod.length > 0 ? ofPeriod : paid.slice(0, 1)).map(({ number }) => number)
}

/** Whether a bank took back one of these payments, or all of them were refunded in full. */
export function isTakenBack(wentBack: readonly WentBack[], numbers: readonly string[]): boolean {
  const of = (number: string) => wentBack.filter((one) => one.number === number)
  if (numbers.some((number) => of(number).some(({ isDispute }) => isDispute))) return true
  return numbers.length > 0 && numbers.every((number) => isRefunded(of(number)))
}

function isRefunded(parts: readonly WentBack[]): boolean {
  const [first] = parts
  return first !== undefined && parts.reduce((sum, { amount }) => sum + amount, 0) >= first.paid
}
