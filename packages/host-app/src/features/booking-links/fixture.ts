import type { BookingLink } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW } from '../../fixtures/fixture.ts'

function bookingLinkOf(number: number, change: Partial<BookingLink> = {}): BookingLink {
  return {
    id: idOf('booking_link', number),
    slug: `k3v9x0q2m7t${number}`,
    label: 'Spring fair',
    maxUses: 1,
    expiresAt: null,
    prefill: { name: '', email: '' },
    state: 'open',
    bookings: [],
    createdAt: iso(NOW - DAY),
    ...change,
  }
}

export const bookingLinks: BookingLink[] = [
  bookingLinkOf(1, { label: 'For Noa', expiresAt: iso(NOW + 7 * DAY) }),
  bookingLinkOf(2, {
    maxUses: 3,
    bookings: [{ id: idOf('booking', 1), inviteeName: 'Amara Okafor' }],
  }),
  bookingLinkOf(3, {
    label: '',
    state: 'used_up',
    bookings: [{ id: idOf('booking', 2), inviteeName: 'Jonas Weber' }],
  }),
  bookingLinkOf(4, { label: 'Old newsletter', state: 'expired', expiresAt: iso(NOW - DAY) }),
]

export interface BookingLinksState {
  bookingLinks: BookingLink[]
}

const bookingLinksState = (): BookingLinksState => ({ bookingLinks: [] })

function bookingLinksAnswers(
  state: BookingLinksState,
): Answers<
  | 'GET /event-types/:id/links'
  | 'POST /event-types/:id/links'
  | 'POST /event-types/:id/links/:linkId/revoke'
  | 'DELETE /event-types/:id/links/:linkId'
> {
  return {
    'GET /event-types/:id/links': () => ({ links: state.bookingLinks }),
    'POST /event-types/:id/links': ({ body: { count = 1, prefill, ...given } = {} }) => {
      const { name = '', email = '' } = prefill ?? {}
      const added = Array.from({ length: count }, (_, index) => {
        const number = state.bookingLinks.length + index + 1
        return bookingLinkOf(number, { label: '', ...given, prefill: { name, email }, createdAt: iso(NOW) })
      })
      state.bookingLinks.unshift(...added)
      return { links: added }
    },
    'POST /event-types/:id/links/:linkId/revoke': ({ params }) =>
      Object.assign(found(state.bookingLinks, params.linkId, 'booking_link_not_found'), {
        state: 'revoked' as const,
      }),
    'DELETE /event-types/:id/links/:linkId': ({ params }) => {
      state.bookingLinks = state.bookingLinks.filter(({ id }) => id !== params.linkId)
      return undefined
    },
  }
}

export const bookingLinksFixture = { state: bookingLinksState, answers: bookingLinksAnswers }
