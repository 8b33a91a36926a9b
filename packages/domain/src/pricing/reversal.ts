import type { Instant } from '../time/time.ts'
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
  /** Of the invoice. */
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

/** Invoices with whose money a period is paid: its own, or the newest before, of which a credit is left. */
export function paidWith(settled: readonly Settled[], periodStart: Instant): string[] {
  const paid = settled.filter(({ due }) => due > 0).toSorted((one, other) => other.createdAt - one.createdAt)
  const ofPeriod = paid.filter(({ createdAt }) => createdAt >= periodStart)
  return (ofPeriod.length > 0 ? ofPeriod : paid.slice(0, 1)).map(({ number }) => number)
}

/** Whether a bank took one of these payments back, or nothing is left of all of them. */
export function isTakenBack(wentBack: readonly WentBack[], numbers: readonly string[]): boolean {
  const of = (number: string) => wentBack.filter((one) => one.number === number)
  if (numbers.some((number) => of(number).some(({ isDispute }) => isDispute))) return true
  return numbers.length > 0 && numbers.every((number) => isRefunded(of(number)))
}

function isRefunded(parts: readonly WentBack[]): boolean {
  const [first] = parts
  return first !== undefined && parts.reduce((sum, { amount }) => sum + amount, 0) >= first.paid
}
