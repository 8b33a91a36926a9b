import type { Api, EventType, Hold } from '@scheduling/contract'
import type { BookingOrHold } from '../features/bookings/confirmation/booking-or-hold.ts'
import type { StoredBooking } from '../features/bookings/operations.ts'
import { codeOf, idsIn, linkToken } from '../features/bookings/confirmation/tokens.ts'
import type { TestApp } from './app.ts'
import type { TestHost } from './hosts.ts'
import { bookingOf, someAddress } from './hosts.ts'

type Given = Parameters<typeof bookingOf>[3]

/** A hold, and what only the invitee's mailbox gets. */
export interface TestHold extends Hold {
  /** Becomes the id of the booking. */
  id: string
  code: string
  link: string
}

export function heldOf(app: TestApp, answer: Api['POST /bookings']['$result']): TestHold {
  if (answer.state !== 'confirm_email') throw new Error('booked, not held')
  const { context } = app
  const ids = idsIn(context, 'hold', answer.hold.token)
  if (!ids) throw new Error('a hold without ids')
  return {
    ...answer.hold,
    id: ids.requestId,
    code: codeOf(context, ids),
    link: linkToken(context, ids),
  }
}

/** Requests a time of an event type that needs a confirmed email address, from a separate network. */
export async function holdTime(
  app: TestApp,
  host: TestHost,
  event: Pick<EventType, 'slug'>,
  start: string,
  given: Given = {},
): Promise<TestHold> {
  const body = bookingOf(host, event, start, given)
  return heldOf(app, await app.visitor.call('POST /bookings', { body, headers: someAddress() }))
}

/** The booking that a confirmed request became. */
export function bookingIn(result: BookingOrHold): StoredBooking {
  if (result.state !== 'booked') throw new Error('held, not booked')
  return result.booking
}

/** A code that is not the right one. */
export function wrongCode({ code }: TestHold): string {
  return code === '000000' ? '000001' : '000000'
}
