import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { countAttempt, forgetAttempts } from './store.ts'

interface Limit {
  name: string
  /** Attempts allowed per period. */
  max: number
  periodSeconds: number
}

// A person mistypes a few times; a program tries thousands.
export const SIGN_IN_PER_ACCOUNT: Limit = { name: 'sign-in-account', max: 10, periodSeconds: 15 * 60 }
export const SIGN_IN_PER_ADDRESS: Limit = { name: 'sign-in-address', max: 100, periodSeconds: 15 * 60 }
export const REGISTER_PER_ADDRESS: Limit = { name: 'register-address', max: 30, periodSeconds: 60 * 60 }
// Each sends a mail to that address and takes a host's time.
export const BOOKINGS_PER_EMAIL: Limit = { name: 'booking-email', max: 30, periodSeconds: 60 * 60 }
// Each makes this server ask another one. Who mends a page tries often; nobody tries all day.
export const CHECK_UPS_PER_HOST: Limit = { name: 'check-up-host', max: 30, periodSeconds: 10 * 60 }
export const CHECK_UPS_OF_ALL: Limit = { name: 'check-up-all', max: 600, periodSeconds: 10 * 60 }
export const WEBHOOK_TESTS_PER_HOST: Limit = { name: 'webhook-test-host', max: 30, periodSeconds: 10 * 60 }
export const WEBHOOK_TESTS_OF_ALL: Limit = { name: 'webhook-test-all', max: 600, periodSeconds: 10 * 60 }
// Whoever types an address makes this server write to it, in as many bookings as they like.
export const MAILS_PER_RECIPIENT: Limit = { name: 'mails-recipient', max: 20, periodSeconds: 60 * 60 }
export const VERIFY_PER_ADDRESS: Limit = { name: 'verify-address', max: 50, periodSeconds: 60 * 60 }

/** Counts an attempt; throws `rate_limited` past the limit. The counts live in the database, shared by all processes. */
export async function allowAttempt(context: Context, limit: Limit, subject: string): Promise<void> {
  const period = limit.periodSeconds * 1_000
  const now = context.clock.now()
  const start = Math.floor(now / period) * period
  const count = await countAttempt(context.db, keyOf(limit, subject), new Date(start))
  if (count > limit.max)
    throw new AppError('rate_limited', {
      detail: `At most ${limit.max} in ${limit.periodSeconds / 60} minutes`,
      retryAfterSeconds: Math.ceil((start + period - now) / 1_000),
    })
}

export async function clearAttempts(context: Context, limit: Limit, subject: string): Promise<void> {
  await forgetAttempts(context.db, keyOf(limit, subject))
}

/** Hashed: neither addresses nor e-mails lie about in the table. */
function keyOf(limit: Limit, subject: string): Buffer {
  return createHash('sha256').update(`${limit.name}\0${subject}`).digest()
}
