import path from 'node:path'
import { startStripe } from '../../packages/sandbox/src/stripe/server.ts'
import type { Config } from '../../packages/server/src/config.ts'
import { makeFolder } from '../../packages/server/src/database/folder.ts'

interface PaymentsStandIn {
  billing: NonNullable<Config['billing']>
  /** Printed for the person who starts it. */
  said: string
  close: () => Promise<void>
}

const KEYS = { secretKey: 'sk_test_trial', publishableKey: 'pk_test_trial' }
const WEBHOOK_SECRET = 'whsec_trial'

/**
 * Lets people buy plans without a Stripe account. Charges nothing. Never starts if others can reach this server.
 */
export async function startPayments(
  { publicUrl, dataDir }: Config,
  registerOrigin: string,
): Promise<PaymentsStandIn> {
  await makeFolder(dataDir)
  const stripe = await startStripe({
    ...KEYS,
    webhook: { url: `${publicUrl}/api/v1/stripe/webhook`, secret: WEBHOOK_SECRET },
    file: path.join(dataDir, 'payments-stand-in.json'),
  })
  return {
    billing: {
      ...KEYS,
      webhookSecrets: [WEBHOOK_SECRET],
      apiOrigin: stripe.url,
      scriptUrl: `${stripe.url}/v3/`,
      registerOrigin,
      timeoutMs: 10_000,
      isStandIn: true,
    },
    said: 'STRIPE_SECRET_KEY is not set: payments are a stand-in on this machine, and nothing is charged.',
    close: () => stripe.close(),
  }
}
