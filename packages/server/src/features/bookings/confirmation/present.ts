import type { Hold } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { mailAgainAt } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { StoredRequest } from './store.ts'
import { holdToken } from './tokens.ts'

/** What the invitee's browser learns about a hold. */
export function presentHold(context: Pick<Context, 'service'>, request: StoredRequest, now: Instant): Hold {
  const until = request.expires_at.getTime()
  const mails = { sent: request.mails, lastAt: request.mailed_at.getTime(), until }
  const again = request.waits_for === 'email' ? mailAgainAt(mails) : null
  return {
    token: holdToken(context, { hostId: request.host_id, requestId: request.id }),
    waitsFor: request.waits_for,
    start: request.starts_at.toISOString(),
    end: request.ends_at.toISOString(),
    email: request.request.invitee.email,
    until: request.expires_at.toISOString(),
    at: new Date(now).toISOString(),
    mailAgainAt: again === null ? null : new Date(again).toISOString(),
  }
}
