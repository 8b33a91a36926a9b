import { startsByTheRule } from './rule.oracle.ts'

// A generated calendar: its meaning and its text. Times are wall clock times, written as if they were UTC.

/** One event with its repeats and exceptions. */
export interface MadeCalendar {
  /** Null: UTC. */
  zone: string | null
  isDays: boolean
  first: number
  length: number
  rule: string
  /** The last possible start, if the rule has an end. */
  until: number | null
  /** Which starts were removed, and which one was moved to when. */
  without: readonly number[]
  moved: { which: number; to: number } | null
  /** From this start on, all starts are that much later and have that length. */
  onward: { which: number; later: number; length: number } | null
}

export interface Time {
  start: number
  end: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
// Nobody asks for later times, and nothing that begins later is moved.
const HORIZON = Date.UTC(2028, 5, 1)

/** When somebody is busy, by the text of the standard. Tries everything, so it is slow. */
export function busyByTheRules(made: MadeCalendar, { start, end }: Time): Time[] {
  const all = startsOf(made)
  const { without, moved, onward, length } = made
  const change = onward && all[onward.which]
  const times = all.flatMap((wall, which) => {
    const isChanged = change !== undefined && change !== null && wall >= change
    if (without.includes(which)) return []
    if (moved?.which === which) return [timeOf(made, moved.to, length)]
    if (onward && isChanged) return [timeOf(made, wall + onward.later, onward.length)]
    return [timeOf(made, wall, length)]
  })
  return times.filter((time) => time.start < end && time.end > start)
}

/** All starts, with exceptions applied. */
export function startsOf({ rule, first, until, zone }: MadeCalendar): number[] {
  const key = `${first} ${rule}`
  const starts = kept.get(key) ?? startsByTheRule(rule, first, HORIZON)
  kept.clear()
  kept.set(key, starts)
  if (until === null) return starts
  const last = instantAt(zone, until)
  return starts.filter((wall) => wall === first || (wall - until < 2 * DAY && instantAt(zone, wall) <= last))
}

// The same calendar is requested several times.
const kept = new Map<string, number[]>()

function timeOf({ zone, isDays }: MadeCalendar, wall: number, length: number): Time {
  const start = instantAt(zone, wall)
  return { start, end: isDays ? instantAt(zone, wall + length) : start + length }
}

/**
 * The first instant at which the clock shows a time. A skipped time is read by the offset from before the gap.
 */
export function instantAt(zone: string | null, wall: number): number {
  if (zone === null) return wall
  const offsets = [-26, -20, -14, -8, -2, 4, 10, 16, 22].map((hours) => {
    const at = wall + hours * HOUR
    return shownAt(zone, at) - at
  })
  const found = offsets.map((offset) => wall - offset).filter((at) => shownAt(zone, at) === wall)
  return found.length > 0 ? Math.min(...found) : wall - (offsets[0] ?? 0)
}

const shown = new Map<string, number>()
const formats = new Map<string, Intl.DateTimeFormat>()

function shownAt(zone: string, at: number): number {
  const key = `${zone} ${at}`
  const known = shown.get(key)
  if (known !== undefined) return known
  const format = formats.get(zone) ?? formatOf(zone)
  formats.set(zone, format)
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)] as const))
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((part) => parts.get(part))
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  shown.set(key, wall)
  return wall
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
}
