import { Stripe } from 'stripe'
import { CardRefused } from '../payments.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderFailure } from '../provider.ts'

const BY_STATUS: Readonly<Record<number, ProviderFailure>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'rate_limited',
  429: 'rate_limited',
}

/** Turns any error of the SDK into one of ours. */
export async function inOurWords<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new CardRefused(error.message, { cause: error })
    if (error instanceof Stripe.errors.StripeError) throw new ProviderError(failureOf(error), wordOf(error))
    throw error
  }
}

function failureOf({ statusCode, code }: Stripe.errors.StripeError): ProviderFailure {
  if (code === 'resource_missing') return 'not_found'
  if (statusCode === undefined || statusCode >= 500) return 'unavailable'
  return BY_STATUS[statusCode] ?? 'invalid'
}

/** Never the message: it names people. */
function wordOf({ type, code, param }: Stripe.errors.StripeError): string {
  return [type, code, param].filter(Boolean).join(' ')
}
