import { expect, test } from 'vitest'
import { CAPABILITIES } from '../list.ts'

// Mails to the account's owner, to whoever runs the server, or to somebody who booked are not limited. A letter to
// anybody else does not compile without its turn. For mails about bookings see `tell.ts`.

test('each mail that may go to somebody who never asked for it passes the door and waits for its turn', () => {
  const mails = CAPABILITIES.flatMap((each) => each.mails ?? [])
  const to = (wanted: string) =>
    mails.filter(({ readers }) => readers === wanted).map(({ event }) => event.name)
  expect(new Set(to('others'))).toEqual(
    new Set([
      'booking-requests',
      'booking-requests-declined',
      'booking-times-offered',
      'client-requests',
      'organization-emails',
      'organization-invitations',
      'poll-news',
      'referral-invitations',
      'referral-reminders',
    ]),
  )
  expect(new Set(to('operator'))).toEqual(new Set(['feedback', 'reward-claims']))
  expect(new Set(to('owner'))).toEqual(
    new Set([
      'registrations',
      'booking-approvals',
      'booking-offers-refused',
      'booking-times-proposed',
      'billing-news',
      'client-connected',
      'connection-broken',
      'crm-fields-gone',
      'domain-news',
      'gift-cards-sent',
      'exports-ready',
      'mails-held',
      'mails-refused',
      'member-request-answers',
      'member-requests',
      'organization-news',
      'video-news',
      'webhook-notices',
    ]),
  )
})
