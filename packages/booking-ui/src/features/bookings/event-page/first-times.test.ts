// @vitest-environment happy-dom
import type { Instant, TimeZone, Weekday } from '@scheduling/domain'
import { DAY, dateOf, HOUR, monthStart, sheetsSpan } from '@scheduling/domain'
import { describe, expect, test } from 'vitest'
import { eventPage } from '../../../fixtures.ts'
import { BLOCK_ID, unpackBlock } from '../../../page/wire.ts'
import { renderPage } from '../../../server.tsx'
import { showDocument } from '../../../show-document.ts'
import { firstState, pickerView } from '../../slots/picker-view.ts'
import type { EventData } from './event-page-model.ts'
import { drawIn } from './first-times.ts'

// The host's zone is guessed for a visitor who comes from one of these. In some it is another date.
const HOST_ZONE = 'Europe/Berlin'
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/London',
  'UTC',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
]
const WEEK_STARTS: Weekday[] = ['mon', 'sun', 'sat']

/** Every hour of the host's working days, from half an hour later on. It is UTC's day, so that no clock change matters. */
function startsFrom(from: Instant, to: Instant): Instant[] {
  const starts: Instant[] = []
  for (let start = Math.ceil(from / HOUR) * HOUR; start < to; start += HOUR) {
    const at = new Date(start)
    if (at.getUTCDay() % 6 !== 0 && at.getUTCHours() >= 8 && at.getUTCHours() < 16) starts.push(start)
  }
  return starts
}

/** What the server sends of free times, whatever the zone. */
function slotsAt(now: Instant, weekStart: Weekday): EventData['slots'] {
  const { start: from, end: to } = sheetsSpan({ date: null, instant: now, weekStart, now })
  return { from, to, starts: startsFrom(Math.max(now + HOUR / 2, from), to), next: null }
}

function pageIn(timeZone: TimeZone, timeZoneGuessed: boolean, now: Instant, weekStart: Weekday): EventData {
  const options = { now, timeZone, timeZoneGuessed, weekStart }
  return eventPage({ options, slots: slotsAt(now, weekStart) })
}

const show = (data: EventData) => {
  showDocument(renderPage(data).html)
  return document.getElementById('app')!
}

/** All that is drawn of the calendar and the times; without the zone that addresses carry before the script starts. */
const drawn = (root: HTMLElement) =>
  [...root.querySelectorAll('h2, h3, p, summary span, tr, th, td, a')].map((element) => [
    element.tagName,
    element.textContent,
    ...element
      .getAttributeNames()
      .toSorted()
      .map((name) => `${name}=${element.getAttribute(name)?.replace(/timezone=[^&]*&?/, '')}`),
  ])

describe.each([
  ['a Saturday afternoon', '2026-11-28T14:30:00Z'],
  ['a Sunday evening', '2026-11-29T22:30:00Z'],
  ['the last day of a month', '2026-11-30T14:30:00Z'],
  ['the first morning of a month', '2026-12-01T05:30:00Z'],
  ['New Year’s Eve', '2026-12-31T23:30:00Z'],
  ['a Tuesday noon', '2027-03-02T12:00:00Z'],
])('on %s', (_name, moment) => {
  const now = Date.parse(moment)

  test.each(ZONES)('the document draws in %s what the server draws for it', (zone) => {
    // Each zone is tried with another first day of the week at each moment.
    const weekStart = WEEK_STARTS[(ZONES.indexOf(zone) + new Date(now).getUTCDate()) % 3] as Weekday
    const wanted = drawn(show(pageIn(zone, false, now, weekStart)))
    const root = show(pageIn(HOST_ZONE, true, now, weekStart))
    const block = unpackBlock<EventData>(document.getElementById(BLOCK_ID)!.textContent)
    expect(drawIn(zone, block, root)).toBe(true)
    expect(drawn(root)).toEqual(wanted)
    const days = [...root.querySelectorAll<HTMLElement>('[data-date]')]
    expect(days.map((day) => Number(day.dataset.date?.slice(8)))).toEqual(
      days.map((day) => Number(day.textContent)),
    )
  })
})

test('the document draws how many seats are left in another zone, as the server does', () => {
  const now = Date.parse('2027-03-02T12:00:00Z')
  const page = (zone: TimeZone, isGuessed: boolean) => {
    const data = pageIn(zone, isGuessed, now, 'mon')
    return {
      ...data,
      slots: { ...data.slots, seatsLeft: data.slots.starts.map((_, index) => 1 + (index % 7)) },
    }
  }
  const wanted = drawn(show(page('Asia/Tokyo', false)))
  const root = show(page(HOST_ZONE, true))
  const block = unpackBlock<EventData>(document.getElementById(BLOCK_ID)!.textContent)
  expect(drawIn('Asia/Tokyo', block, root)).toBe(true)
  expect(drawn(root)).toEqual(wanted)
  expect(wanted.filter(([, text]) => /seats? left$/.test(String(text))).length).toBeGreaterThan(0)
})

test('a page without seats does not carry their text', () => {
  expect(renderPage(eventPage()).html).not.toContain('seatsLeft')
})

// With a step of 1 it is 345,600 calendars, which take three minutes.
const HOURS_STEP = Number(process.env.HOURS_STEP ?? 41)

test('at each hour of 400 days, the server sends every time that the first sheet shows, in each zone', () => {
  const first = Date.parse('2026-11-01T00:30:00Z')
  const all = startsFrom(first, first + 480 * DAY)
  const wrong: string[] = []
  for (let now = first; now < first + 400 * DAY; now += HOURS_STEP * HOUR) {
    const starts = all.filter((start) => start >= now + HOUR / 2)
    const known = { spans: [{ start: now, end: Infinity }], starts, next: null }
    for (const weekStart of WEEK_STARTS) {
      const slots = slotsAt(now, weekStart)
      for (const timeZone of ZONES) {
        const setting = { timeZone, weekStart, date: null, slot: null, now: () => now, slots }
        const state = firstState(setting)
        const [seen, right] = [state, { ...state, known }].map((each) => {
          const { days, shown, parts } = pickerView(each, setting)
          return JSON.stringify([days, shown, parts])
        })
        // `expect` itself would take most of the time.
        if (seen !== right) wrong.push(`${new Date(now).toISOString()} ${timeZone} ${weekStart}`)
        if (state.month < monthStart(dateOf(timeZone, now))) wrong.push(`past month: ${state.month}`)
      }
    }
  }
  expect(wrong).toEqual([])
})
