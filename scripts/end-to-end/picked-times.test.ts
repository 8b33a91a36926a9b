import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import type { TestHost } from './host-api.ts'
import { mailsTo } from './mailbox.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'
import { answer } from './vote.ts'

// Two uses of times that a host picks in a week: a link for one person, and a poll for many.

const browser = useBrowser()

/** Opens the page for a new one, and picks the same hour on the last days of next week. */
async function pick(host: TestHost, path: string, name: string, days: number): Promise<Page> {
  const page = await browser.open(`${origin}${path}`, {}, signedInAs(host))
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Next week' }).click()
  for (let column = 6; column > 6 - days; column--) await page.locator(`td[data-cell="${column}-40"]`).click()
  return page
}

/** The link that the host shares after creating it. */
async function linkOn(page: Page): Promise<string> {
  return String(
    await page
      .locator('bdi', { hasText: `${origin}/` })
      .first()
      .textContent(),
  )
}

test('a link with two times is taken once, and is over then', async () => {
  const host = await openHost(origin)
  const page = await pick(host, '/timeslotpicker/new', 'Contract review', 2)
  await page.getByText('2 times picked').waitFor()
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByText('The link is ready').waitFor()
  const link = await linkOn(page)

  const email = `${crypto.randomUUID()}@one.example`
  const visitor = await browser.open(link)
  const times = visitor.getByRole('main').locator('a[href*="slot="]')
  await times.first().click()
  await visitor.getByLabel('Name').fill('Robin Park')
  await visitor.getByLabel('Email', { exact: true }).fill(email)
  await visitor.getByRole('button', { name: 'Confirm booking' }).click()
  await visitor.getByRole('heading', { name: 'You are booked' }).waitFor()
  const [confirmation] = await mailsTo(origin, email, 1)
  expect(confirmation?.subject).toContain('Contract review')

  const later = await browser.open(link)
  await later.getByRole('heading', { name: /expired/i }).waitFor()
  await page.reload()
  await page.getByText('Someone booked a time. The link no longer works.').waitFor()
})

test('a poll is voted on with and without a script, decided, and declined by one for themselves', async () => {
  const host = await openHost(origin)
  const page = await pick(host, '/groupinvite/new', 'Reading circle', 2)
  await page.getByRole('button', { name: 'Create poll' }).click()
  await page.getByText('Poll created').waitFor()
  const link = await linkOn(page)

  const emails = ['ada', 'lin'].map((name) => `${name}-${crypto.randomUUID()}@poll.example`)
  for (const [at, email] of emails.entries()) {
    const voter = await browser.open(link, {
      javaScriptEnabled: at === 0,
      viewport: { width: 375, height: 800 },
    })
    expect(await voter.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    const form = voter.locator('form[data-vote]')
    const options = form.locator('fieldset[data-start]')
    // The second one suits both.
    await answer(options.nth(0), at === 0 ? 'yes' : 'no')
    await answer(options.nth(1), 'yes')
    await form.getByLabel('Name').fill(at === 0 ? 'Ada' : 'Lin')
    await form.getByLabel('Email', { exact: true }).fill(email)
    await form.getByRole('button', { name: 'Submit my vote' }).click()
    await voter.getByText('Thanks, your vote is in').waitFor()
    expect(await voter.context().cookies()).toEqual([])
  }

  await page.reload()
  await page
    .getByRole('button', { name: /^Book this time: / })
    .first()
    .click()
  await page.getByText('Everyone who can come has been invited').waitFor()
  const invitations = await Promise.all(emails.map(async (email) => mailsTo(origin, email, 2)))
  for (const mails of invitations)
    expect(mails.some(({ calendars }) => calendars[0]?.method === 'REQUEST')).toBe(true)

  // A voter cannot cancel it for the others; each can say that they cannot come.
  expect(invitations.flat().flatMap(({ html }) => /\/booking\/[\w-]+/.exec(html) ?? [])).toEqual([])

  const own = invitations[1]?.flatMap(({ text }) => /\S+\/poll\/[\w-]+/.exec(text) ?? [])[0]
  const voter = await browser.open(String(own))
  await voter.getByRole('button', { name: 'I can’t come' }).click()
  await voter.getByText('that you can’t come').waitFor()
  await page.reload()
  await page.getByText('can’t come after all').waitFor()
})

test('a vote that is sent offline waits, and goes by itself once the visitor is back', async () => {
  const host = await openHost(origin)
  const { slug } = await host.call('POST /polls', {
    body: {
      name: 'Choir',
      duration: 60,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'America/New_York',
      options: [{ start: new Date(Date.now() + 5 * 86_400_000).toISOString() }],
    },
  })
  const voter = await browser.open(`${origin}/${host.link}/${slug}?timezone=America%2FNew_York`)
  const form = voter.locator('form[data-vote]')
  await answer(form.locator('fieldset[data-start]'), 'yes')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@poll.example`)
  await voter.context().setOffline(true)
  const send = form.getByRole('button', { name: 'Submit my vote' })
  await send.click()
  await send.click()
  await expect
    .poll(() => voter.getByRole('alert').allTextContents())
    .toEqual(['You’re offline. We’ll continue once you’re online.'])
  await voter.context().setOffline(false)
  await voter.getByText('Thanks, your vote is in').waitFor()
  expect(await host.call('GET /polls')).toMatchObject({ polls: [{ votes: 1 }] })
})

test('who votes elsewhere sees the times in their own zone, to the mail and its file', async () => {
  const host = await openHost(origin)
  const page = await pick(host, '/groupinvite/new', 'Board', 1)
  await page.getByRole('button', { name: 'Create poll' }).click()
  await page.getByText('Poll created').waitFor()
  const voter = await browser.open(await linkOn(page), { timezoneId: 'Asia/Tokyo' })
  await voter.getByText('Tokyo').first().waitFor()
  expect(new URL(voter.url()).searchParams.get('timezone')).toBe('Asia/Tokyo')

  const { polls } = await host.call('GET /polls')
  const start = new Date(String(polls[0]?.slots[0]))
  // Of the fortieth half hour where the host lives.
  expect(wallTime(start, 'America/New_York')).toMatch(/T20:00:00$/)
  const email = `${crypto.randomUUID()}@poll.example`
  const form = voter.locator('form[data-vote]')
  await answer(form.locator('fieldset[data-start]'), 'yes')
  await form.getByLabel('Name').fill('Emi')
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByRole('button', { name: 'Submit my vote' }).click()
  await voter.getByText('Thanks, your vote is in').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Book this time: / }).click()
  await page.getByText('Everyone who can come has been invited').waitFor()
  const mails = await mailsTo(origin, email, 2)
  const invitation = mails.find(({ calendars }) => calendars[0]?.method === 'REQUEST')
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(wallTime(start, 'Asia/Tokyo')) ?? []
  expect(invitation?.text).toMatch(
    new RegExp(`\\b${Number(hours) % 12 || 12}:${minutes}|${hours}:${minutes}`),
  )
  const file = invitation?.calendars[0]?.content.replaceAll(/\r\n[ \t]/g, '') ?? ''
  // Before it, the file has the rules of its zone.
  const event = file.slice(file.indexOf('BEGIN:VEVENT'))
  const [, zone = 'UTC', inFile] = /^DTSTART(?:;TZID=([^:;]+))?:(\d{8}T\d{6})/m.exec(event) ?? []
  expect(inFile).toBe(wallTime(start, zone).replaceAll(/[-:]/g, ''))
})

/** Such as `2026-12-01T14:00:00`. */
function wallTime(at: Date, timeZone: string): string {
  return at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
}

test.each([375, 320])(
  'at %i px a poll of many times is as wide as the page; who voted scrolls by keys',
  async (width) => {
    const host = await openHost(origin)
    const days = Array.from({ length: 12 }, (_, day) => new Date(Date.now() + (day + 2) * 86_400_000))
    const options = days.map((day) => ({ start: `${day.toISOString().slice(0, 10)}T15:00:00Z` }))
    const { slug } = await host.call('POST /polls', {
      body: {
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsversammlung',
        duration: 60,
        locations: [{ kind: 'google_meet' }],
        timeZone: 'Europe/Vienna',
        options,
      },
    })
    const voter = await browser.open(`${origin}/${host.link}/${slug}`, {
      viewport: { width, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const form = voter.locator('form[data-vote]')
    await answer(form.getByRole('group').first(), 'yes')
    await form.getByLabel('Name').fill('Maximiliana-Konstantina von und zu Hohenlohe-Langenburg')
    await form.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@poll.example`)
    await form.getByRole('button', { name: 'Submit my vote' }).click()
    await voter.getByText('Thanks, your vote is in').waitFor()
    expect(await voter.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const table = voter.locator('[data-live="voters"] [role="region"]')
    const [shown, whole] = await table.evaluate((region) => [region.clientWidth, region.scrollWidth])
    expect(whole).toBeGreaterThan(shown ?? 0)
    await table.focus()
    await voter.keyboard.press('ArrowRight')
    await expect.poll(async () => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await voter.evaluate(() => window.scrollX)).toBe(0)
  },
)
