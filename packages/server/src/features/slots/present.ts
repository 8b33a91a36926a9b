import type { BusyTimes, PersonReasons, Reason as PresentedReason, Slots } from '@scheduling/contract'
import type { Busy, Instant, Reason } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import type { HostId } from '../../host-id.ts'
import type { JsonText } from '../../http/handlers.ts'
import type { BusyPiece, CheckedPerson, FreeStarts } from './operations.ts'

/**
 * The answer as JSON text. A month of starts is thousands of instants: the date is formatted once for each day, and the
 * minutes come from a table.
 */
export function presentSlots({
  starts,
  next,
  mightBeBlocked,
  seatsLeft,
  others,
}: FreeStarts): JsonText<Slots> {
  const doubt = mightBeBlocked ? ',"mightBeBlocked":true' : ''
  const seats = seatsLeft ? `,"seatsLeft":[${seatsLeft.join(',')}]` : ''
  const more = others ? `,"others":[${others.map(quoted).join(',')}]` : ''
  return `{"starts":[${starts.map(quoted).join(',')}],"next":${next === null ? 'null' : quoted(next)}${doubt}${seats}${more}}`
}

const MINUTES_OF_DAY = Array.from(
  { length: 24 * 60 },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00Z"`,
)

function two(value: number): string {
  return String(value).padStart(2, '0')
}

let formattedDay = -1
let formattedDate = ''

function quoted(instant: Instant): string {
  const day = Math.floor(instant / DAY)
  if (day !== formattedDay) {
    formattedDay = day
    formattedDate = `"${new Date(day * DAY).toISOString().slice(0, 10)}`
  }
  const rest = instant - day * DAY
  // Zones of long ago had seconds; today's starts are whole minutes.
  return rest % 60_000 === 0
    ? formattedDate + MINUTES_OF_DAY[rest / 60_000]
    : `"${new Date(instant).toISOString()}"`
}

export function presentBusy({ start, end, calendars }: BusyPiece): BusyTimes['times'][number] {
  return { start: text(start), end: text(end), calendars: [...calendars] }
}

export function presentReason(reason: Reason): PresentedReason {
  if (reason.code === 'busy' || reason.code === 'buffer')
    return {
      code: reason.code,
      start: text(reason.interval.start),
      end: text(reason.interval.end),
      ...whoIsInTheWay(reason.busy),
    }
  if (reason.code === 'minimum_notice') return { code: reason.code, earliest: text(reason.earliest) }
  if (reason.code === 'holiday') return { code: reason.code, name: reason.name }
  if ('limit' in reason) return { code: reason.code, limit: reason.limit }
  return { code: reason.code }
}

/** Without what somebody has in their calendar: only they see that. */
export function presentOthersReason(reason: Reason): PresentedReason {
  const { bookingId: _, calendar: __, heldUntil: ___, ...shown } = presentReason(reason)
  return shown
}

export function presentPerson(
  { hostId, reasons }: CheckedPerson,
  { name, reader }: { name: string; reader: HostId },
): PersonReasons {
  const isYou = hostId === reader && { isYou: true as const }
  return { id: hostId, name, ...isYou, reasons: reasons.map(presentOthersReason) }
}

function whoIsInTheWay(busy: Busy): Pick<PresentedReason, 'bookingId' | 'heldUntil' | 'calendar'> {
  const until = 'until' in busy ? busy.until : undefined
  if (until !== undefined) return { heldUntil: text(until) }
  if ('calendar' in busy && typeof busy.calendar === 'string') return { calendar: busy.calendar }
  return busy.source === undefined ? {} : { bookingId: busy.source }
}

function text(instant: Instant): string {
  return new Date(instant).toISOString()
}
