import type { Poll } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Format } from '../../time/format.ts'

/** As the host reads it: a date, or a time of the host's clock. */
export function optionName(
  { duration }: Poll,
  { start, date }: Poll['options'][number],
  format: Format,
): string {
  if (date) return format.fullDay(date)
  const at = Date.parse(start)
  return `${format.dayOf(at)}, ${format.timeRange(at, at + duration * MINUTE)}`
}

/** Where an option begins: a date is a date, whatever zone the host is in. */
export function startName({ options }: Poll, start: string, format: Format): string {
  const date = options.find((option) => option.start === start)?.date
  return date ? format.fullDay(date) : format.dateTime(Date.parse(start))
}
