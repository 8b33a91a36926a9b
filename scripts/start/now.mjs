import process from 'node:process'

/** How many milliseconds the moved clock of a process is ahead. Whoever starts Node sets it, once for all its processes. */
export const OFFSET_VARIABLE = 'CLOCK_OFFSET_MS'

const WORD = '--now'
const PRELOAD = new URL('./moved-clock.mjs', import.meta.url).href
// With a zone: without one, each machine would read another moment.
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** The value of `--now=2026-11-28T14:30:00Z`. Empty if it has none, undefined without the word. */
export function askedNow(words) {
  const word = words.find((each) => each === WORD || each.startsWith(`${WORD}=`))
  return word?.slice(WORD.length + 1)
}

/** Undefined if it is no date with time and zone. */
export function momentOf(text) {
  const [, day] = MOMENT.exec(text) ?? []
  // JavaScript reads February 30 as March 2.
  if (day === undefined || !isDay(day)) return undefined
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : moment
}

/**
 * What Node needs to start with a moved clock. Nothing without `--now`, and nothing with a wrong one, which the product
 * refuses. An offset in `environment` stays: a process that starts later goes on in the same time.
 */
export function movedClock(words, environment = process.env) {
  const moment = momentOf(askedNow(words) ?? '')
  if (moment === undefined) return { flags: [], environment: {} }
  const offset = environment[OFFSET_VARIABLE] ?? String(Math.round(moment - realTime()))
  return { flags: ['--import', PRELOAD], environment: { [OFFSET_VARIABLE]: offset } }
}

/** Also right in a process whose `Date` is moved. */
export function realTime() {
  return performance.timeOrigin + performance.now()
}

function isDay(text) {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
