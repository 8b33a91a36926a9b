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
