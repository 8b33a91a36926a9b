import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'

/**
 * A wish by its key: a repeat is answered as the first time. Where that was a failure of the service, which it would repeat for
 * a day as well, the wish is made anew. https://docs.stripe.com/api/idempotent_requests
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
