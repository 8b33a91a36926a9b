import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'

/**
 * Sends a request with a key: a repeat gets the first response. Stripe would also repeat its own failures for a
 * day, so after one of those we use a new key. https://docs.stripe.com/api/idempotent_requests
 */
export async function once<Answer>(
  key: string,
  ask: (options: { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask({ idempotencyKey: key })
  } catch (error) {
    if (!isRepeatedFailure(error)) throw error
    return ask({ idempotencyKey: `${key} ${randomUUID()}` })
  }
}

function isRepeatedFailure(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 0) < 500) return false
  return error.headers?.['idempotent-replayed'] === 'true'
}
