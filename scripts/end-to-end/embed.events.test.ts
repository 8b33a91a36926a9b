import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { bookingOf } from './host-api.ts'
import { eventsOf, fillIn, hearOut, seenBy, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

const open = (prepare?: (page: Page) => Promise<void>) =>
  browser.open(`${site}/inline.html`, {}, async (page) => {
    await watchHostPage(page)
    await prepare?.(page)
  })

const times = async (page: Page, name: string) => (await eventsOf(page, name)).length

const someone = () => `${crypto.randomUUID()}@events.example`

test('who books, moves and cancels in the frame is heard of once each time', async () => {
  const email = someone()
  const page = await open()
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Mo Moving', email })
  await expect.poll(() => times(page, 'booked')).toBe(1)
  const bookingId = (await bookingOf(origin, email))?.id

  await frame.getByRole('link', { name: 'Reschedule' }).click()
  await slotsIn(frame).last().click()
  await frame.getByRole('button', { name: 'Reschedule meeting' }).click()
  await expect.poll(() => times(page, 'rescheduled')).toBe(1)
  const moved = await bookingOf(origin, email)
  expect((await eventsOf(page, 'rescheduled'))[0]?.detail).toMatchObject({
    bookingId,
    start: moved?.start,
    end: moved?.end,
  })

  await frame.getByRole('link', { name: 'Cancel meeting' }).click()
  await frame.getByRole('button', { name: 'Cancel meeting' }).click()
  await expect.poll(() => times(page, 'canceled')).toBe(1)
  expect((await eventsOf(page, 'canceled'))[0]?.detail).toMatchObject({ bookingId })

  await hearOut(page)
  expect([await times(page, 'booked'), await times(page, 'rescheduled')]).toEqual([1, 1])
  expect(JSON.stringify(await seenBy(page))).not.toContain('events.example')
})

async function withoutScript(page: Page): Promise<void> {
  await page.route('**/assets/booking-*.js', async (route) => route.abort())
}

test('a booking that the form sent before the script was there is heard of too', async () => {
  const email = someone()
  const page = await open(withoutScript)
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Faye Form', email })
  await expect.poll(() => times(page, 'booked')).toBe(1)
  const booking = await bookingOf(origin, email)
  expect((await eventsOf(page, 'booked'))[0]?.detail).toMatchObject({
    bookingId: booking?.id,
    start: booking?.start,
    end: booking?.end,
    owner: 'demo',
    event: '30min',
  })
})

test('moves and cancels that a form sent before the script was there are heard of too, once each', async () => {
  const page = await open(async (opened) => {
    await withoutScript(opened)
    await opened.route('**/assets/manage-*.js', async (route) => {
      // Not on pages with a form, so that the browser sends it without a script. The page after the form has its
      // script.
      const at = route.request().frame().url()
      await (/view=(reschedule|cancel)(&|$)/.test(at) ? route.abort() : route.continue())
    })
  })
  const frame = page.frameLocator('iframe')
  const email = someone()
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Nat Native', email })
  await expect.poll(() => times(page, 'booked')).toBe(1)
  const manage = page.frames()[1]!.url().replace('&view=confirmed', '')
  const goTo = (view: string) => page.frames()[1]!.goto(`${manage}&view=${view}`)

  await goTo('reschedule')
  await slotsIn(frame).last().click()
  await frame.getByRole('button', { name: 'Reschedule meeting' }).click()
  await expect.poll(() => times(page, 'rescheduled')).toBe(1)
  const moved = await bookingOf(origin, email)
  expect((await eventsOf(page, 'rescheduled'))[0]?.detail).toMatchObject({
    bookingId: moved?.id,
    start: moved?.start,
    end: moved?.end,
  })
  expect(page.frames()[1]!.url()).not.toContain('moved')

  await goTo('cancel')
  await frame.getByRole('button', { name: 'Cancel meeting' }).click()
  await expect.poll(() => times(page, 'canceled')).toBe(1)
  await hearOut(page)
  expect([await times(page, 'booked'), await times(page, 'rescheduled')]).toEqual([1, 1])
})

test.each([
  ['with the script', undefined],
  ['without it', withoutScript],
])('a booking made %s is no news when the visitor comes back to the site', async (_, prepare) => {
  const page = await open(prepare)
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Bo Back', email: someone() })
  await expect.poll(() => times(page, 'booked')).toBe(1)
  await page.goto(`${site}/link.html`)
  await page.goBack()
  await frame.getByRole('heading', { name: 'You are booked' }).waitFor()
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  await hearOut(page)
  expect(await times(page, 'booked')).toBe(0)
})

test('a site whose script comes late hears of a booking all the same', async () => {
  const page = await open(async (opened) => {
    await withoutScript(opened)
    await opened.route('**/scheduling.js', async (route) => route.abort())
  })
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Lars Late', email: someone() })
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  await page.unroute('**/scheduling.js')
  await page.addScriptTag({ url: `${origin}/external/scheduling.js` })
  await expect.poll(() => times(page, 'booked')).toBe(1)
})

const withPage = (path: string) =>
  serveChanged(`${site}/inline.html`, (html) => html.replace('demo/30min', path))

test('a list is ready, and says whose it is', async () => {
  const page = await browser.open(await withPage('demo'), {}, watchHostPage)
  await expect
    .poll(async () => (await eventsOf(page, 'ready')).map(({ detail }) => detail))
    .toMatchObject([{ owner: 'demo', event: '' }])
})

test('a page that does not exist tells its height and nothing else', async () => {
  const page = await browser.open(await withPage('demo/no-such-event'), {}, watchHostPage)
  await expect.poll(() => times(page, 'resized')).toBeGreaterThan(0)
  await hearOut(page)
  const { events } = await seenBy(page)
  expect(events.filter(({ name }) => name !== 'resized')).toEqual([])
})
