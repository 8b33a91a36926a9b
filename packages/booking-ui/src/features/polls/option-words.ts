import type { PublicPoll } from '@scheduling/contract'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { dateOf, MINUTE } from '@scheduling/domain'
import type { TimeWords } from '@scheduling/domain/words'

type Option = PublicPoll['options'][number]

/** The texts for a poll's options. Whole days are the same date for everybody. Times follow the reader's clock. */
export interface OptionWords {
  dateOf: (option: Option) => PlainDate
  /** `Tuesday, March 4` */
  day: (option: Option) => string
  /** `2:00 – 2:30 PM`. Null for a whole day. */
  time: (option: Option) => string | null
  /** `Tuesday, March 4, 2:00 – 2:30 PM` */
  name: (option: Option) => string
  /** The same for the final time. */
  full: (start: Instant) => string
}

export function optionWords(
  { duration, isAllDay, timeZone: zoneOfPoll }: PublicPoll,
  formats: TimeWords,
  timeZone: TimeZone,
): OptionWords {
  const zone = isAllDay ? zoneOfPoll : timeZone
  const date = ({ start }: Option) => dateOf(zone, Date.parse(start))
  const span = (start: Instant) => formats.span(zone, start, start + duration * MINUTE)
  const time = ({ start }: Option) => (isAllDay ? null : span(Date.parse(start)))
  const named = (day: PlainDate, at: string | null) => [formats.date(day), at].filter(Boolean).join(', ')
  return {
    dateOf: date,
    day: (option) => formats.date(date(option)),
    time,
    name: (option) => named(date(option), time(option)),
    full: (start) => named(dateOf(zone, start), isAllDay ? null : span(start)),
  }
}
