import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../context.ts'
import type { Answer } from '../../http/fetch/guarded-fetch.ts'
import { FetchRefused } from '../../http/fetch/fetch-refused.ts'
import { post } from '../../http/fetch/guarded-fetch.ts'
import { signedHeaders } from './sign.ts'
import type { StoredWebhook } from './store.ts'

/** The outcome of an attempt: the answer, or the problem. */
export type Attempt = { tookMs: number } & (
  | (Answer & { problem: null })
  | { status: null; problem: string; retryAfter: undefined; text: null }
)

// Some receivers do their work before they answer.
const TIME_MS = 15_000

/** Makes one attempt; `id` stays the same for all attempts at one delivery. Repeat: sends again. */
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
        // In the trial, the only people inside this network are the users themselves.
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
