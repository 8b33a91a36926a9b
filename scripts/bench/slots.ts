import { DAY, findSlots, MINUTE } from '../../packages/domain/src/index.ts'
import type { Busy, SlotQuestion } from '../../packages/domain/src/index.ts'
import type { Figure } from './figure.ts'

const NINE_TO_FIVE = [{ start: '09:00', end: '17:00' }]
// Midnight on a Monday in New York.
const NOW = Date.parse('2026-11-23T05:00Z')

// Targets and the figures of cal.com's engine, in milliseconds.
const KNOWN: Record<string, Pick<Figure, 'target' | 'comparison'>> = {
  '60 days, 0 busy': { target: 0.25, comparison: 24.8 },
  '60 days, 2000 busy': { target: 0.35, comparison: 34.4 },
  '365 days, 0 busy': { target: 1.6, comparison: 162 },
  '365 days, 12167 busy': { target: 3, comparison: 625 },
}

/** Medians of one query to the slot engine, by number of days and busy times. */
export async function benchSlots(): Promise<Figure[]> {
  const cells = [1, 7, 31, 60, 365].flatMap((days) => [0, 200, 2000].map((busy) => ({ days, busy })))
  const sorted = [...cells, { days: 365, busy: 12_167 }].map(({ days, busy }) => {
    const name = `${days} days, ${busy} busy`
    return { name, unit: 'ms', value: medianOf(questionOver(days, busyTimes(days, busy))), ...KNOWN[name] }
  })
  const unsorted = {
    name: '365 days, 12167 busy in no order',
    unit: 'ms',
    value: medianOf(questionOver(365, shuffled(busyTimes(365, 12_167)))),
  }
  return [...sorted, unsorted]
}

/** Monday to Friday, 9 to 5 in New York, 30 minutes every 15, buffers of 10 minutes. */
function questionOver(days: number, busy: Busy[]): SlotQuestion {
  return {
    now: NOW,
    from: NOW,
    to: NOW + days * DAY,
    hours: {
      timeZone: 'America/New_York',
      weekly: {
        mon: NINE_TO_FIVE,
        tue: NINE_TO_FIVE,
        wed: NINE_TO_FIVE,
        thu: NINE_TO_FIVE,
        fri: NINE_TO_FIVE,
        sat: [],
        sun: [],
      },
      overrides: [],
    },
    duration: 30,
    increment: 15,
    bufferBefore: 10,
    bufferAfter: 10,
    minimumNotice: 0,
    window: { kind: 'indefinite' },
    limits: {},
    hostTimeZone: 'America/New_York',
    busy,
    countedStarts: [],
  }
}

/** Spread evenly over the days, 5 to 25 minutes each. */
function busyTimes(days: number, count: number): Busy[] {
  const apart = (days * DAY) / count
  return Array.from({ length: count }, (_, index) => {
    const start = NOW + Math.floor((index * apart) / MINUTE) * MINUTE
    return { start, end: start + (5 + ((index * 7) % 21)) * MINUTE }
  })
}

function shuffled(busy: Busy[]): Busy[] {
  // 5003 is a prime, so each item comes once.
  return busy.map((item, index) => busy[(index * 5003) % busy.length] ?? item)
}

function medianOf(question: SlotQuestion): number {
  for (let warm = 0; warm < 100; warm++) findSlots(question)
  const times = Array.from({ length: 301 }, () => {
    const begun = performance.now()
    findSlots(question)
    return performance.now() - begun
  })
  return times.toSorted((a, b) => a - b)[150] ?? Number.NaN
}

if (import.meta.main) {
  const figures = await benchSlots()
  console.table(
    figures.map(({ name, value, target, comparison }) => {
      const [days = 1, busy = 0] = name.match(/\d+/g)?.map(Number) ?? []
      return {
        question: name,
        'median ms': Number(value.toFixed(4)),
        'target ms': target ?? '',
        'cal.com ms': comparison ?? '',
        'ns per day and busy time': Math.round((value * 1e6) / (days + busy)),
      }
    }),
  )
}
