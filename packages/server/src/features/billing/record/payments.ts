import type { Context } from '../../../context.ts'
import { keeping } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { BillingConfig } from '../../../providers/billing-config.ts'
import type { Payments } from '../../../providers/payments.ts'
import { CardRefused } from '../../../providers/payments.ts'
import { ProviderError } from '../../../providers/provider.ts'

export interface Seller {
  payments: Payments
  config: BillingConfig
}

/** Undefined where nothing is sold. */
export const SELLER = keeping<Seller | undefined>({
  name: 'seller',
  open: async ({ config: { billing } }) => {
    if (!billing) return undefined
    // Its SDK is not loaded by servers that sell nothing.
    const { stripePayments } = await import('../../../providers/stripe/index.ts')
    return { payments: stripePayments(billing), config: billing }
  },
})

/** Throws `billing_off`. */
export function sellerOf(context: Context): Seller {
  const seller = context.kept(SELLER)
  if (!seller) throw new AppError('billing_off')
  return seller
}

/** What the provider refuses, as an answer to whoever waits for it. */
export async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    // Where no card is tried, nothing can be said of one.
    if (error instanceof ProviderError || error instanceof CardRefused)
      throw new AppError('unavailable', { cause: error })
    throw error
  }
}

/** The same where a card is tried: what its bank refuses is told. */
export async function orCardRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const told = answer.catch((error: unknown) => {
    if (error instanceof CardRefused)
      throw new AppError('card_refused', { detail: error.message, cause: error })
    throw error
  })
  return orUnavailable(told)
}
