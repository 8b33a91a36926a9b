import type { Poll } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Format } from '../../time/format.ts'

/** The option as the host reads it: a date, or a time in the host's zone. */
export function optionName(
  { duration }: Poll,
  { start, date }: Poll['options'][number],
  format: Format,
): string {
  if (date) return format.fullDay(date)
  const at = Date.parse(start)
  return format.joined(format.dayOf(at), format.timeRange(at, at + duration * MINUTE))
}

/** The name of an option by its start. A date stays the same in any zone. */
export function startName({ options }: Poll, start: string, format: Format): string {
  const date = options.find((option) => option.start === start)?.date
  return date ? format.fullDay(date) : format.dateTime(Date.parse(start))
}
