import type { Instant } from '@scheduling/domain'
import type { Environment, Refuse } from '../environment.ts'
import { serverAddress } from '../environment.ts'

/** A Stripe account, and where to reach it and the EU's register of tax ids. */
export interface BillingConfig {
  secretKey: string
  publishableKey: string
  /** Each is valid: there are two while a secret is replaced. */
  webhookSecrets: readonly string[]
  apiOrigin: string
  /** Address of the browser script. Null: the provider's own. */
  scriptUrl: string | null
  /** Origin of the register of tax ids. */
  registerOrigin: string
  /** How long a call to the provider may take before we retry. */
  timeoutMs: number
  /** A stand-in on this machine, which charges nothing. */
  isStandIn: boolean
}

// Somebody is waiting for it.
const TIMEOUT_MS = 10_000

/** Undefined if nothing is set: plans are not for sale. */
export function billingOf(env: Environment, refuse: Refuse): BillingConfig | undefined {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  if (names.every((name) => env[name] === undefined)) return undefined
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = names.map((name) => env[name])
  const shape = (name: (typeof names)[number], value: string, pattern: RegExp, expected: string) => {
    if (!pattern.test(value))
      refuse(name, expected, value === '' ? 'not set' : `${value.length} characters of something else`)
  }
  shape('STRIPE_SECRET_KEY', secretKey, /^[rs]k_\w+$/, 'a secret key of Stripe, such as sk_live_…')
  shape(
    'STRIPE_PUBLISHABLE_KEY',
    publishableKey,
    /^pk_\w+$/,
    'the publishable key beside it, such as pk_live_…',
  )
  const secrets = webhookSecret.split(',').map((secret) => secret.trim())
  for (const secret of secrets)
    shape(
      'STRIPE_WEBHOOK_SECRET',
      secret,
      /^whsec_\w+$/,
      'the signing secret of the webhook endpoint, whsec_…; several separated by commas while it changes',
    )
  const origin = (name: string, usual: string) =>
    new URL(serverAddress(env, name, /^https?:$/, usual, refuse) ?? usual).origin
  return {
    secretKey,
    publishableKey,
    webhookSecrets: secrets,
    apiOrigin: origin('STRIPE_API_URL', 'https://api.stripe.com'),
    scriptUrl: serverAddress(env, 'STRIPE_SCRIPT_URL', /^https?:$/, 'https://js.stripe.com', refuse) ?? null,
    registerOrigin: origin('VIES_URL', 'https://ec.europa.eu'),
    timeoutMs: timeoutOf(env, refuse),
    isStandIn: false,
  }
}

function timeoutOf(env: Environment, refuse: Refuse): number {
  const value = env.STRIPE_TIMEOUT_MS
  if (value === undefined) return TIMEOUT_MS
  if (/^[1-9]\d{1,4}$/.test(value)) return Number(value)
  return refuse('STRIPE_TIMEOUT_MS', 'milliseconds, from 10 to 99999') ?? TIMEOUT_MS
}

/** When Black Friday ends: the end of a day in UTC. Undefined: there is none. */
export function blackFridayUntil(env: Environment, refuse: Refuse): number | undefined {
  const value = env.BLACK_FRIDAY_UNTIL
  if (value === undefined) return undefined
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T24:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? refuse('BLACK_FRIDAY_UNTIL', 'the last day of it, such as 2026-11-30') : at
}

/** When Black Friday ends. Null if it is over or not set. */
export function fridayEndsAt(
  { blackFridayUntil: until }: { blackFridayUntil?: number | undefined },
  now: Instant,
): Instant | null {
  return until !== undefined && now < until ? until : null
}
