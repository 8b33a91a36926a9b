import { addToken, explainRefusal } from './api.js'
import { book } from './creates/book.js'
import { cancel } from './creates/cancel.js'
import { move } from './creates/move.js'
import { oneOff } from './creates/one-off.js'
import { findBooking } from './searches/find-booking.js'
import { findTimes } from './searches/find-times.js'
import { eventTypes } from './triggers/event-types.js'
import { hookTriggers } from './triggers/hooks.js'

const byKey = (parts) => Object.fromEntries(parts.map((part) => [part.key, part]))

/** Everything that the app has, with one way to connect an account. */
export const appWith = (authentication) => ({
  version: '1.0.0',
  platformVersion: '17.0.0',
  authentication,
  beforeRequest: [addToken],
  afterResponse: [explainRefusal],
  triggers: byKey([...hookTriggers, eventTypes]),
  searches: byKey([findTimes, findBooking]),
  creates: byKey([book, move, cancel, oneOff]),
})
