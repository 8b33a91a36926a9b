import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../context.ts'
import type { Answer } from '../../http/fetch/guarded-fetch.ts'
import { FetchRefused } from '../../http/fetch/fetch-refused.ts'
import { post } from '../../http/fetch/guarded-fetch.ts'
import { signedHeaders } from './sign.ts'
import type { StoredWebhook } from './store.ts'

/** How an attempt ended: what the address answered, or why it did not. */
export type Attempt = { tookMs: number } & (
  | (Answer & { problem: null })
  | { status: null; problem: string; retryAfter: undefined; text: null }
)

// Receivers that work before they answer need a while.
const TIME_MS = 15_000

/** One attempt; `id` is the same for each at one delivery. Repeat: sends again. */
export async function send(
  { config, clock }: Context,
  webhook: StoredWebhook,
  { id, body }: { id: string; body: string },
): Promise<Attempt> {
  const now = clock.now()
  const began = performance.now()
  const tookMs = () => Math.round(performance.now() - began)
  const { secret, former_secret, former_until } = webhook
  const secrets = former_secret && former_until && former_until.getTime() > now ? [former_secret] : []
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders([secret, ...secrets], id, now, body),
  }
  try {
    const answer = await post(
      webhook.url,
      { headers, body },
      {
        allowPrivate: config.allowPrivateFetch,
        userAgent: `${PRODUCT_NAME}Webhooks/1.0 (+${config.publicUrl})`,
        timeMs: TIME_MS,
        // Whoever tries the product out has nobody inside to listen to but themselves.
        mayTell: config.isTrial ? () => true : undefined,
      },
    )
    return { ...answer, problem: null, tookMs: tookMs() }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return { status: null, problem: error.told, retryAfter: undefined, text: null, tookMs: tookMs() }
  }
}

export function isDelivered({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300
}
