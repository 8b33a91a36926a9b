import type { Instant } from '@scheduling/domain'
import type { SourcedBusyTime } from '../busy/kept.ts'
import type { Offer } from '../offers/offer.ts'

/** The time of a meeting to which several invitees come. */
interface SharedTime extends SourcedBusyTime {
  taken: number
}

/** One busy time for all bookings of a meeting. One of the offer itself is open for this many more, if it has the seats. */
export function withMeetingsOfSeats(
  times: readonly SourcedBusyTime[],
  offer: Pick<Offer, 'origin' | 'seats'>,
  wanted = 1,
): readonly SourcedBusyTime[] {
  if (!times.some(({ isSeat }) => isSeat)) return times
  const shared = new Map<string, SharedTime>()
  for (const time of times) {
    if (!time.isSeat) continue
    const key = `${time.originId} ${time.start}`
    const { taken, end } = shared.get(key) ?? { taken: 0, end: 0 }
    shared.set(key, { ...time, taken: taken + 1, end: Math.max(time.end, end) })
  }
  const seats = offer.seats ?? 0
  return [
    ...times.filter(({ isSeat }) => !isSeat),
    ...Array.from(shared.values(), (time) => ({
      ...time,
      hasFreeSeats: time.originId === offer.origin.id && time.taken + wanted <= seats,
    })),
  ]
}

/** How many seats each of these bookable starts has left. Undefined: the offer does not show it. */
export function seatsLeftAt(
  starts: readonly Instant[],
  times: readonly object[],
  { seats, showSeatsLeft }: Pick<Offer, 'seats' | 'showSeatsLeft'>,
): number[] | undefined {
  if (!seats || !showSeatsLeft) return undefined
  const taken = new Map(times.filter(isOpenMeeting).map((time) => [time.start, time.taken]))
  return starts.map((start) => seats - (taken.get(start) ?? 0))
}

function isOpenMeeting(time: object): time is SharedTime {
  return 'hasFreeSeats' in time && time.hasFreeSeats === true
}
