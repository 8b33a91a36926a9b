import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin, site } from './product.ts'
import { answer } from './vote.ts'

// Public pages that stay open over midnight, or come back after it.

const browser = useBrowser()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ZONES = ['Pacific/Auckland', 'America/Los_Angeles']

declare global {
  interface Window {
    /** Lets this time pass, and then what the page does each minute. */
    letPass: (ms: number) => void
  }
}

async function withClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [now, every] = [Date.now, window.setInterval]
    const jobs: TimerHandler[] = []
    let passed = 0
    Date.now = () => now() + passed
    window.letPass = (ms) => {
      passed += ms
      for (const job of jobs) if (typeof job === 'function') job()
    }
    window.setInterval = ((job: TimerHandler, ms?: number, ...given: unknown[]) => {
      if (ms === 60_000) jobs.push(job)
      return every(job, ms, ...given)
    }) as typeof every
  })
}

const open = async (url: string, options: BrowserContextOptions) => browser.open(url, options, withClock)

/** The date in a zone, so many days from now. */
function dateIn(timeZone: string, days = 0): string {
  const [year, month, day] = new Date().toLocaleDateString('sv-SE', { timeZone }).split('-').map(Number)
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days)).toISOString().slice(0, 10)
}

interface Marked {
  today: (string | undefined)[]
  /** Days that are over and offered all the same. */
  past: (string | undefined)[]
}

async function markedIn(page: Page, today: string): Promise<Marked> {
  return page
    .frames()
    .at(-1)!
    .locator('[data-date]')
    .evaluateAll((cells, date) => {
      const days = cells as HTMLElement[]
      const current = days.filter((day) => day.getAttribute('aria-current') === 'date')
      const past = days.filter((day) => day.hasAttribute('href') && String(day.dataset.date) < date)
      const [marked, over] = [current, past].map((some) => some.map((day) => day.dataset.date))
      return { today: marked ?? [], past: over ?? [] }
    }, today)
}

/** The page's calendar marks today. After a day it marks the next one, and offers nothing of the former. */
async function expectNextDay(page: Page, timeZone: string): Promise<void> {
  const frame = page.frames().at(-1)!
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  const [today, tomorrow] = [dateIn(timeZone), dateIn(timeZone, 1)]
  await expect.poll(async () => markedIn(page, today)).toEqual({ today: [today], past: [] })
  await frame.evaluate((ms) => window.letPass(ms), DAY_MS)
  await expect.poll(async () => markedIn(page, tomorrow)).toEqual({ today: [tomorrow], past: [] })
}

/** A start so many hours from now. */
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString()

test.each(ZONES)(
  'in %s, the booking page marks the next day, on a visit and in a frame',
  async (timezoneId) => {
    await expectNextDay(await open(`${origin}/demo/30min`, { timezoneId }), timezoneId)
    await expectNextDay(await open(`${site}/inline.html`, { timezoneId }), timezoneId)
  },
)

test.each(ZONES)('in %s, moving a meeting marks the next day', async (timeZone) => {
  const host = await openHost(origin)
  const [owner = '', event = ''] = (await host.addEvent()).split('/')
  const { starts } = await host.call('GET /slots', {
    query: { owner, event, from: inHours(0), to: inHours(120) },
  })
  const booked = await host.call('POST /bookings', {
    body: {
      owner,
      event,
      start: String(starts[0]),
      timeZone,
      invitee: { name: 'Robin Park', email: `${crypto.randomUUID()}@park.example` },
    },
  })
  const token = booked.state === 'booked' ? booked.manageToken : ''
  const page = await open(`${origin}/booking/${token}?view=reschedule`, { timezoneId: timeZone })
  await page.getByRole('heading', { name: 'Pick a new time' }).waitFor()
  await expectNextDay(page, timeZone)
})

test.each(ZONES)('in %s, a one-off marks the next day', async (timezoneId) => {
  const host = await openHost(origin)
  const { slug } = await host.call('POST /one-offs', {
    body: {
      name: 'Review',
      description: '',
      duration: 30,
      locations: [{ kind: 'google_meet' }],
      slots: [inHours(30), inHours(54)],
      expiresAt: null,
      holdsTimes: false,
    },
  })
  await expectNextDay(await open(`${origin}/${host.link}/${slug}`, { timezoneId }), timezoneId)
})

test.each(ZONES)('in %s, a poll keeps its dates, and is still voted on', async (timezoneId) => {
  const host = await openHost(origin)
  const { slug } = await host.call('POST /polls', {
    body: {
      name: 'Choir',
      duration: 60,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'America/New_York',
      options: [{ start: inHours(30) }, { start: inHours(54) }],
    },
  })
  const page = await open(`${origin}/${host.link}/${slug}?timezone=${timezoneId}`, { timezoneId })
  const options = page.locator('form[data-vote] legend')
  const named = await options.allTextContents()
  const dates = [30, 54].map((hours) =>
    new Date(inHours(hours)).toLocaleDateString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: timezoneId,
    }),
  )
  expect(named).toEqual(dates.map((date) => expect.stringContaining(date)))
  await page.evaluate((ms) => window.letPass(ms), DAY_MS)
  expect(await options.allTextContents()).toEqual(named)
  const form = page.locator('form[data-vote]')
  await answer(form.locator('fieldset[data-start]').first(), 'yes')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@poll.example`)
  await form.getByRole('button', { name: 'Submit my vote' }).click()
  await page.getByText('Thanks, your vote is in').waitFor()
})

test.each(ZONES)('in %s, a routing form leads to a page that marks the next day', async (timezoneId) => {
  const host = await openHost(origin)
  const event = await host.addEvent()
  const { eventTypes } = await host.call('GET /event-types')
  const slug = `form-${crypto.randomUUID().slice(0, 8)}`
  await host.call('POST /routing-forms', {
    body: {
      name: 'How can we help?',
      slug,
      description: '',
      questions: [{ id: 'mail', type: 'email', label: 'Your email', required: true, choices: [] }],
      rules: [],
      otherwise: {
        kind: 'event_type',
        id: eventTypes.find((one) => event.endsWith(one.slug))?.id ?? '',
      },
      isOn: true,
    },
  })
  const page = await open(`${origin}/${host.link}/${slug}`, { timezoneId })
  await page.evaluate((ms) => window.letPass(ms), DAY_MS)
  await page.getByLabel('Your email').fill('robin@park.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === `/${event}`)
  await expectNextDay(page, timezoneId)
})

test('Back shows the free times of now, not those that the browser kept', async () => {
  const page = await browser.open(`${origin}/demo/30min`)
  await page.locator('[data-live]').waitFor({ state: 'attached' })
  await page.goto(`${origin}/demo`)
  await page.goBack()
  await page.locator('[data-live]').waitFor({ state: 'attached' })
  const arrival = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { type: entry?.type, isFromServer: Number(entry?.transferSize) > 0 }
  })
  expect(arrival).toEqual({ type: 'back_forward', isFromServer: true })
})
