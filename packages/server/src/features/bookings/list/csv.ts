import type { HostBooking } from '@scheduling/contract'
import { TRACKING_PARAMS } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import { BYTE_ORDER_MARK, csvLine, dateOf, roomUrl, wallTimeOf } from '@scheduling/domain'
import { factLine } from '../../../mail/content/text-part.ts'

// Programs read the column names, so they are the same in every language.

type Column = [name: string, value: (booking: HostBooking, zone: TimeZone) => string | number | null]

const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ['outcome', ({ outcome }) => outcome],
  ['event', ({ eventName }) => eventName],
  ['start', ({ start }) => start],
  ['end', ({ end }) => end],
  ['date', ({ date }) => date],
  ['duration_minutes', ({ duration }) => duration],
  ['host_time_zone', (_, zone) => zone],
  ['host_start', ({ start }, zone) => onTheWall(start, zone)],
  ['host_end', ({ end }, zone) => onTheWall(end, zone)],
  [
    'location',
    ({ location }) =>
      [location.kind, 'value' in location ? location.value : roomUrl(location)].filter(Boolean).join(': '),
  ],
  ['invitee_name', ({ invitee }) => invitee.name],
  ['invitee_email', ({ invitee }) => invitee.email],
  ['invitee_time_zone', ({ invitee }) => invitee.timeZone],
  ['invitee_language', ({ invitee }) => invitee.language],
  ['guests', ({ guests }) => guests.join(' ')],
  ['people', ({ people = [] }) => people.map(({ name }) => name).join(', ')],
  [
    'answers',
    ({ answers }) =>
      answers.map(({ label, answer }) => factLine({ label, value: [answer].flat().join(', ') })).join('\n'),
  ],
  ['former_start', ({ formerStart }) => formerStart],
  ['reschedule_reason', ({ rescheduleReason }) => rescheduleReason],
  ['cancel_reason', ({ cancelReason }) => cancelReason],
  ['canceled_by', ({ canceledBy }) => canceledBy],
  ['booked_at', ({ bookedAt }) => bookedAt],
  ['no_show', ({ noShow }) => noShow ?? null],
  ...TRACKING_PARAMS.map((name): Column => [name, ({ tracking }) => tracking[name] ?? null]),
  ['notes', ({ notes }) => notes ?? null],
]

export function bookingsHead(): string {
  return BYTE_ORDER_MARK + csvLine(COLUMNS.map(([name]) => name))
}

/** `zone` is the host's time zone. */
export function bookingLine(booking: HostBooking, zone: TimeZone): string {
  return csvLine(COLUMNS.map(([, value]) => value(booking, zone)))
}

function onTheWall(instant: string, zone: TimeZone): string {
  const at = Date.parse(instant)
  return `${dateOf(zone, at)} ${wallTimeOf(zone, at)}`
}
