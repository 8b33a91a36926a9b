import { expect, test } from 'vitest'
import { CAPABILITIES } from '../list.ts'

// Mails to whoever an account belongs to, whoever runs the server, or whoever has booked need no door. A letter of all others
// does not compile without its turn. Those about bookings are told in turn: see `tell.ts`.

test('each mail that may go to somebody who never asked for it passes the door and waits for its turn', () => {
  const mails = CAPABILITIES.flatMap((each) => each.mails ?? [])
  const to = (wanted: string) =>
    mails.filter(({ readers }) => readers === wanted).map(({ event }) => event.name)
  expect(new Set(to('others'))).toEqual(new Set(['booking-requests', 'poll-news', 'referral-invitations']))
  expect(new Set(to('operator'))).toEqual(new Set(['feedback', 'reward-claims']))
  expect(new Set(to('owner'))).toEqual(
    new Set([
      'registrations',
      'billing-news',
      'connection-broken',
      'domain-news',
      'exports-ready',
      'mails-held',
      'webhook-notices',
    ]),
  )
})
