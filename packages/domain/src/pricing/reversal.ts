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
