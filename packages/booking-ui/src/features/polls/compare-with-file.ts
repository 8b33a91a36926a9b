import { addDays, instantOf, isTimeZone, MINUTE } from '@scheduling/domain'
import type { Interval, PlainDate, TimeZone } from '@scheduling/domain'
import { busyInFile } from './busy-in-file.ts'

interface Offered {
  /** ISO 8601. */
  start: string
  /** Only of a poll on whole days. */
  date: PlainDate | undefined
}

/**
 * During which options a calendar file is busy, and whether a part of it could not be read. A whole day is the date in
 * the visitor's calendar, wherever the poll was made. Floating times are in the zone that the file names, else in the
 * visitor's.
 */
export function compareWithFile(
  text: string,
  offered: readonly Offered[],
  minutes: number,
  visitorZone: TimeZone,
): { isBusyAt: boolean[]; isPartly: boolean } {
  const named = /^X-WR-TIMEZONE:(.*)$/m.exec(text)?.[1]?.trim() ?? ''
  const zone = isTimeZone(named) ? named : visitorZone
  const spans = offered.map(({ start, date }): Interval => {
    if (date !== undefined)
      return { start: instantOf(zone, date, '00:00'), end: instantOf(zone, addDays(date, 1), '00:00') }
    const begin = Date.parse(start)
    return { start: begin, end: begin + minutes * MINUTE }
  })
  const whole = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  }
  const { busy, isPartly } = busyInFile(text, whole, zone)
  const isBusyAt = spans.map(({ start, end }) => busy.some((time) => time.start < end && start < time.end))
  return { isBusyAt, isPartly }
}
