import type { BookingApproval, Hold } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { limits, mailAgainAt } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { Offer } from '../../offers/offer.ts'
import { answersOf, guestsOf } from '../request.ts'
import type { StoredRequest } from './store.ts'
import { holdToken } from './tokens.ts'

/** What the invitee's browser learns about a hold. */
export function presentHold(context: Pick<Context, 'service'>, request: StoredRequest, now: Instant): Hold {
  const until = request.expires_at.getTime()
  const mails = { sent: request.mails, lastAt: request.mailed_at.getTime(), until }
  const again = request.waits_for === 'email' ? mailAgainAt(mails) : null
  return {
    token: holdToken(context, { hostId: request.host_id, requestId: request.id }),
    // Those who choose among offered times do so on the page, as those who wait.
    waitsFor: request.waits_for === 'email' ? 'email' : 'approval',
    start: request.starts_at.toISOString(),
    end: request.ends_at.toISOString(),
    email: request.request.invitee.email,
    until: request.expires_at.toISOString(),
    at: new Date(now).toISOString(),
    mailAgainAt: again === null ? null : new Date(again).toISOString(),
  }
}

/** What the host learns about a request that waits for them, or for the choice of an offered time. */
export function presentApproval(row: StoredRequest, offer: Offer): BookingApproval {
  const { invitee, timeZone } = row.request
  return {
    id: row.id,
    eventName: offer.name,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    invitee: { ...invitee, timeZone },
    guests: guestsOf(row.request),
    answers: answersOf(offer, row.request),
    askedAt: row.asked_at.toISOString(),
    until: row.expires_at.toISOString(),
    unanswered: row.unanswered ?? 'decline',
    offered: row.offered_starts && {
      starts: row.offered_starts.map((start) => start.toISOString()),
      message: row.offer_message,
    },
    proposed: row.proposed_starts && {
      starts: row.proposed_starts.map((start) => start.toISOString()),
      message: row.proposal_message,
    },
    canOffer: row.offered_starts === null && row.offer_rounds < limits.OFFER_ROUNDS_MAX,
  }
}
