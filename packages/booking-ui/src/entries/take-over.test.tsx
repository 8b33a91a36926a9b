// @vitest-environment happy-dom
import { addDays, DAY, dateOf, HOUR, instantOf, MINUTE, sheetsSpan } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { cleanup } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AfterPick } from '../features/bookings/after-pick/after-pick.tsx'
import { createEventPage } from '../features/bookings/event-page/event-page-model.ts'
import type { EventData } from '../features/bookings/event-page/event-page-model.ts'
import { EventPage } from '../features/bookings/event-page/event-page.tsx'
import { createManagePage } from '../features/bookings/manage/manage-page-model.ts'
import type { BookingData } from '../features/bookings/manage/manage-page-model.ts'
import { ManagePage } from '../features/bookings/manage/manage-page.tsx'
import { RescheduleSteps } from '../features/bookings/manage/reschedule-steps.tsx'
import { bookingPage, eventPage } from '../fixtures.ts'
import { createPage } from '../page/page-model.ts'
import { PageView } from '../page/page-view.tsx'
import { renderPage } from '../server.tsx'
import { showDocument } from '../show-document.ts'
import { createLazy } from '../ui/lazy.ts'
import { takeOver } from './take-over.ts'

// Pages that stay open over midnight, from the server's document on.

const MOMENTS = [
  ['a Saturday afternoon', '2026-11-28T14:30:00Z'],
  ['a Tuesday noon', '2026-12-01T12:00:00Z'],
  ['the last evening of a month', '2026-11-30T23:30:00Z'],
  ['New Year’s Eve', '2026-12-31T23:30:00Z'],
  ['half an hour before New York sets clocks back', '2026-11-01T05:30:00Z'],
  ['half an hour before Europe sets clocks ahead', '2027-03-28T00:30:00Z'],
] as const
const ZONES = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles']

beforeEach(() => {
  vi.useFakeTimers()
  // The server is free every hour, from the next one on.
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://localhost')
    const [from, to] = ['from', 'to'].map((name) => Date.parse(String(searchParams.get(name))))
    const starts = hoursFrom(Number(from), Number(to)).map((start) => new Date(start).toISOString())
    return Response.json({ starts, next: null })
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function hoursFrom(from: Instant, to: Instant): Instant[] {
  const first = Math.ceil(Math.max(from, Date.now()) / HOUR) * HOUR
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / HOUR)) },
    (_, hours) => first + hours * HOUR,
  )
}

/** What the server sends at this moment. */
function sent(now: Instant, timeZone: TimeZone) {
  vi.setSystemTime(now)
  const { start: from, end: to } = sheetsSpan({ date: null, instant: now, weekStart: 'mon', now })
  const slots = { from, to, starts: hoursFrom(from, to), next: null }
  return { options: { now, timeZone, timeZoneGuessed: false }, slots }
}

async function takeOverEvent(data: EventData): Promise<void> {
  showDocument(renderPage(data).html)
  const taken = takeOver<EventData>({
    ready: () => ({ name: 'ready', owner: '', event: '' }),
    async create(block, services) {
      const page = createPage(block, services, createEventPage)
      const afterPick = createLazy(() => Promise.resolve(AfterPick), null)
      return {
        page,
        element: (
          <PageView page={page}>
            <EventPage page={page} afterPick={afterPick} />
          </PageView>
        ),
      }
    },
  })
  await vi.advanceTimersByTimeAsync(1_000)
  await taken
}

async function takeOverBooking(data: BookingData): Promise<void> {
  showDocument(renderPage(data).html)
  const taken = takeOver<BookingData>({
    ready: () => ({ name: 'ready', owner: '', event: '' }),
    async create(block, services) {
      const page = createPage(block, services, createManagePage)
      const steps = createLazy(() => Promise.resolve(RescheduleSteps), RescheduleSteps)
      return {
        page,
        element: (
          <PageView page={page}>
            <ManagePage page={page} rescheduleSteps={steps} />
          </PageView>
        ),
      }
    },
  })
  await vi.advanceTimersByTimeAsync(1_000)
  await taken
}

interface Shown {
  today: (string | undefined)[]
  month: string | null | undefined
  /** Days that are over and offered all the same. */
  past: (string | undefined)[]
  /** Cells whose number is not the day of their date. */
  wrong: (string | undefined)[]
}

const dates = (cells: HTMLElement[]) => cells.map((cell) => cell.dataset.date)

function shownOn(date: PlainDate): Shown {
  const days = [...document.querySelectorAll<HTMLElement>('[data-date]')]
  return {
    today: dates(days.filter((day) => day.getAttribute('aria-current') === 'date')),
    month: document.querySelector('#month')?.textContent,
    past: dates(days.filter((day) => day.hasAttribute('href') && String(day.dataset.date) < date)),
    wrong: dates(days.filter((day) => Number(day.dataset.date?.slice(8)) !== Number(day.textContent))),
  }
}

function rightOn(date: PlainDate): Shown {
  const month = new Date(date).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return { today: [date], month, past: [], wrong: [] }
}

describe.each([
  ['the booking page', (now: Instant, zone: TimeZone) => takeOverEvent(eventPage(sent(now, zone)))],
  [
    'moving a meeting',
    (now: Instant, zone: TimeZone) => {
      const [start, end] = [now + 20 * DAY, now + 20 * DAY + 30 * MINUTE].map((at) =>
        new Date(at).toISOString(),
      )
      return takeOverBooking(
        bookingPage({
          ...sent(now, zone),
          booking: { start: String(start), end: String(end) },
          view: 'reschedule',
        }),
      )
    },
  ],
])('%s, left open', (_page, takeOverPage) => {
  test.each(MOMENTS)(
    'from %s (%s) on, marks the next day within a minute of midnight',
    async (_name, moment) => {
      for (const zone of ZONES) {
        const now = Date.parse(moment)
        const today = dateOf(zone, now)
        const tomorrow = addDays(today, 1)
        const midnight = instantOf(zone, tomorrow, '00:00')
        await takeOverPage(now, zone)
        expect([zone, shownOn(today)]).toEqual([zone, rightOn(today)])

        // The computer sleeps until just before midnight.
        vi.setSystemTime(midnight - 90_000)
        await vi.advanceTimersByTimeAsync(MINUTE)
        expect([zone, shownOn(today)]).toEqual([zone, rightOn(today)])
        await vi.advanceTimersByTimeAsync(90_000)
        expect([zone, shownOn(tomorrow)]).toEqual([zone, rightOn(tomorrow)])
        vi.clearAllTimers()
        cleanup()
      }
    },
  )
})
