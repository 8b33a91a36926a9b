import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { orUnavailable, sellerOf } from './payments.ts'
import { billingOf } from './store.ts'
import { syncHost } from './sync.ts'

export interface CheckedPayment {
  /** In cents. */
  total: number
  status: 'paid' | 'pending' | 'failed'
}

/** The state of one of this host's payments. Throws `intent_not_found`. Repeat: the same. */
export async function checkPayment(
  context: Context,
  { hostId }: Acting,
  { paymentId, secret }: { paymentId: string; secret: string },
): Promise<CheckedPayment> {
  const { payments } = sellerOf(context)
  const { customer_id: customerId } = (await billingOf(context.db, hostId)) ?? {}
  const payment = await orUnavailable(payments.paymentOf(paymentId)).catch((error: unknown) => {
    throw isMissing(error) ? new AppError('intent_not_found') : error
  })
  if (!customerId || payment.customerId !== customerId || payment.clientSecret !== secret)
    throw new AppError('intent_not_found')
  await orUnavailable(syncHost(context, hostId))
  return { total: payment.amount, status: payment.status === 'authorized' ? 'pending' : payment.status }
}

function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { failure?: string } }
  return cause?.failure === 'not_found'
}
