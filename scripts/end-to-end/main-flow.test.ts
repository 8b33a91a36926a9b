import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { mailsTo, manageLinkIn } from './mailbox.ts'
import { origin } from './product.ts'

const browser = useBrowser()

const DETAILS = { name: 'Robin Park', answer: 'Our spring launch' }

test('an invitee books, moves and cancels with the link in the mail, and the host sees it', async () => {
  const email = `${crypto.randomUUID()}@park.example`
  const page = await browser.open(`${origin}/demo/30min?utm_source=newsletter`, {
    timezoneId: 'Europe/Berlin',
  })

  await page.getByRole('main').locator('a[href*="slot="]').first().click()
  await page.getByLabel('Name').fill(DETAILS.name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel(/talk about/).fill(DETAILS.answer)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const booked = await page.locator('time').first().textContent()

  const [confirmation] = await mailsTo(origin, email, 1)
  expect(confirmation?.subject).toContain('Confirmed: 30 minute meeting · Dana Reeves')
  expect(confirmation?.text).toContain('Berlin')
  expect(confirmation?.calendars[0]).toMatchObject({ method: 'REQUEST' })
  expect(confirmation?.calendars[0]?.content).toContain('SEQUENCE:0')

  const manageLink = manageLinkIn(confirmation!)
  await page.goto(manageLink)
  expect(await page.locator('time').first().textContent()).toBe(booked)
  const when = (await page.getByRole('main').innerText()).replaceAll(/\s/g, ' ')
  await page.getByRole('link', { name: 'Reschedule' }).click()
  const current = page.getByRole('main').getByRole('link', { name: /Current$/ })
  expect(when).toContain((await current.locator('bdi').innerText()).split(/\s/)[0])
  expect(await current.evaluate((time) => [time.ariaDisabled, time.getAttribute('href')])).toEqual([
    'true',
    null,
  ])
  await page.getByRole('main').locator('a[href*="slot="]').last().click()
  await page.getByLabel('Why are you rescheduling?').fill('A train was cancelled')
  await page.getByRole('button', { name: 'Reschedule meeting' }).click()
  const [moved] = await mailsTo(origin, email, 2)
  expect(moved?.calendars[0]?.content).toContain('SEQUENCE:1')
  expect(uidOf(moved)).toBe(uidOf(confirmation))

  await page.goto(manageLink)
  await page.getByRole('link', { name: 'Cancel meeting' }).click()
  await page.getByLabel('Why are you canceling?').fill('Not needed any more')
  await page.getByRole('button', { name: 'Cancel meeting' }).click()
  const [canceled] = await mailsTo(origin, email, 3)
  expect(canceled?.calendars[0]).toMatchObject({ method: 'CANCEL' })
  expect(canceled?.calendars[0]?.content).toContain('SEQUENCE:2')

  const dashboard = await browser.open(`${origin}/login`)
  await dashboard.getByLabel('Email', { exact: true }).fill('demo@example.com')
  await dashboard.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await dashboard.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dashboard.waitForURL(`${origin}/`)
  await dashboard.goto(`${origin}/scheduled-events?canceled=1`)
  await dashboard.getByText(DETAILS.name).first().waitFor()
})

test('without JavaScript it works to the end', async () => {
  const email = `${crypto.randomUUID()}@script.example`
  const page = await browser.open(`${origin}/demo/30min`, { javaScriptEnabled: false })
  await page.getByRole('main').locator('a[href*="slot="]').first().click()
  await page.getByLabel('Name').fill('Nora Script')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const [mail] = await mailsTo(origin, email, 1)

  await page.goto(manageLinkIn(mail!))
  await page.getByRole('link', { name: 'Cancel meeting' }).click()
  await page.getByRole('button', { name: 'Cancel meeting' }).click()
  await page.getByRole('heading', { name: /canceled/i }).waitFor()
  const [canceled] = await mailsTo(origin, email, 2)
  expect(canceled?.calendars[0]).toMatchObject({ method: 'CANCEL' })
})

test('a slot lost while typing keeps the form and offers the three nearest', async () => {
  const page = await browser.open(`${origin}/demo/30min`)
  await page.getByRole('main').locator('a[href*="slot="]').last().click()
  await page.getByLabel('Name').fill('Late Larry')
  await page.getByLabel('Email', { exact: true }).fill('larry@example.com')
  const slot = new URL(page.url()).searchParams.get('slot')
  const rival = await fetch(`${origin}/api/v1/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      owner: 'demo',
      event: '30min',
      start: slot,
      timeZone: 'Europe/Paris',
      invitee: { name: 'Quick Quinn', email: 'quinn@example.com' },
    }),
  })
  expect(rival.status).toBe(201)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  const alternatives = page.getByRole('alert').getByRole('button')
  await expect.poll(() => alternatives.count()).toBe(3)
  expect(await page.getByLabel('Name').inputValue()).toBe('Late Larry')
  await alternatives.first().click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
})

test('the title follows the steps, and Back after canceling shows the booking as it is now', async () => {
  const page = await browser.open(`${origin}/demo/30min`)
  await page.getByRole('main').locator('a[href*="slot="]').last().click()
  await expect.poll(() => page.title()).toMatch(/^Your details/)
  await page.getByLabel('Name').fill('Bea Back')
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@park.example`)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.getByRole('link', { name: 'Cancel meeting' }).click()
  await page.getByRole('button', { name: 'Cancel meeting' }).click()
  await expect.poll(() => page.title()).toMatch(/^This meeting is canceled/)
  await page.goBack()
  await page.getByRole('heading', { name: 'This meeting is canceled' }).waitFor()
  expect(await page.getByRole('link', { name: 'Cancel meeting' }).count()).toBe(0)
})

test.each([1440, 375])(
  'one press on the button is enough where leaving the field before shows something above it, at %i px',
  async (width) => {
    const page = await browser.open(`${origin}/demo/30min`, { viewport: { width, height: 900 } })
    await page.getByRole('main').locator('a[href*="slot="]').last().click()
    await page.getByLabel('Name').fill('Mo Ving')
    await page.getByLabel('Email', { exact: true }).fill('mo@ving.example')
    await page.getByText('Add guests').click()
    const guests = page.getByLabel(/^Guests/)
    await expect.poll(() => guests.evaluate((field) => field === document.activeElement)).toBe(true)
    await guests.fill('ben@example')
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await page.getByText('ben@example isn’t a valid email address').waitFor()
    await expect.poll(() => guests.evaluate((field) => field === document.activeElement)).toBe(true)
  },
)

test('a reload keeps what was typed into the form', async () => {
  const page = await browser.open(`${origin}/demo/30min`)
  await page.getByRole('main').locator('a[href*="slot="]').last().click()
  await page.getByLabel('Name').fill('Rae Load')
  await page.getByLabel(/talk about/).fill('Plans')
  await page.reload()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Rae Load')
  expect(await page.getByLabel(/talk about/).inputValue()).toBe('Plans')
})

function uidOf(mail: { calendars: { content: string }[] } | undefined): string | undefined {
  return /UID:(.*)/.exec(mail?.calendars[0]?.content ?? '')?.[1]
}
