import type { Context } from '../../context.ts'
import { service } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { BillingConfig } from '../../providers/billing-config.ts'
import type { Payments } from '../../providers/payments.ts'
import { CardRefused } from '../../providers/payments.ts'
import { ProviderError } from '../../providers/provider.ts'

export interface Seller {
  payments: Payments
  config: BillingConfig
}

/** Undefined if this server sells nothing. */
export const SELLER = service<Seller | undefined>({
  name: 'seller',
  open: async ({ config: { billing } }) => {
    if (!billing) return undefined
    // Servers that sell nothing do not load the SDK.
    const { stripePayments } = await import('../../providers/stripe/index.ts')
    return { payments: stripePayments(billing), config: billing }
  },
})

/** Throws `billing_off`. */
export function sellerOf(context: Context): Seller {
  const seller = context.service(SELLER)
  if (!seller) throw new AppError('billing_off')
  return seller
}

/** Turns an error of the provider into `unavailable` for the caller. */
export async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    // No card is tried here, so the error must not mention one.
    if (error instanceof ProviderError || error instanceof CardRefused)
      throw new AppError('unavailable', { cause: error })
    throw error
  }
}

/** The same, if a card is tried: tells why its bank refused it. */
export async function orCardRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const told = answer.catch((error: unknown) => {
    if (error instanceof CardRefused)
      throw new AppError('card_refused', { detail: error.message, cause: error })
    throw error
  })
  return orUnavailable(told)
}
