import { addressesIn, distinctGuests, isEmail, limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../../ui/form/form-state.ts'

/** What is wrong with these guests of an invitee. */
export function guestProblems(text: string, invitee: string, t: HostTranslate): Problems {
  const guests = addressesIn(text)
  const wrong = guests.find((guest) => !isEmail(guest))
  if (wrong !== undefined) return { guests: t('booking.guests_invalid', { address: wrong }) }
  const isTooLong = distinctGuests(guests, invitee).length > limits.GUESTS_MAX
  return isTooLong ? { guests: t('field.too_many') } : {}
}

/** All guests share one field: `guests[2]`. */
export function guestsFieldOf(path: string): string {
  return path.startsWith('guests[') ? 'guests' : path
}
