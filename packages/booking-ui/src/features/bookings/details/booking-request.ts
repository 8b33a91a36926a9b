import type { BookingRequest, PublicEvent } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { instantText } from '../../../page/links.ts'
import type { Settings } from '../../../page/settings-model.ts'
import { answered } from './answered.ts'
import { guestList } from './booking-values.ts'
import type { BookingValues } from './booking-values.ts'

/** What the page books, and the language and zone of its visitor. */
interface BookedPage {
  owner: string
  event: Pick<PublicEvent, 'slug' | 'questions' | 'locations'>
  settings: { get: () => Pick<Settings, 'timeZone' | 'language'>; words: () => { locale: string } }
  tracking: BookingRequest['tracking']
  person?: BookingRequest['person']
}

/** The body of `POST /bookings`. */
export function bookingRequest(
  { owner, event, settings, tracking, person }: BookedPage,
  start: Instant,
  values: BookingValues,
): BookingRequest {
  const { timeZone, language } = settings.get()
  return {
    owner,
    event: event.slug,
    start: instantText(start),
    timeZone,
    language,
    locale: settings.words().locale,
    invitee: { name: values.name.trim(), email: values.email.trim() },
    guests: guestList(values.guests),
    answers: answered(event, values),
    location: values.location,
    tracking,
    person,
  }
}
