import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { openHost } from './host-api.ts'
import { fillIn, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'
import { signedInAs } from './signed-in.ts'

// A routing form leads each visitor to what fits their answers.

const browser = useBrowser()

interface Routing {
  host: Awaited<ReturnType<typeof openHost>>
  /** Paths of the form's page and of the page that it leads large teams to. */
  form: string
  event: string
}

async function openForm(): Promise<Routing> {
  const host = await openHost(origin)
  const event = await host.addEvent({
    name: 'Demo for teams',
    questions: [{ id: 'company', type: 'text', label: 'Company', required: true }],
  })
  const { eventTypes } = await host.call('GET /event-types')
  const slug = `form-${crypto.randomUUID().slice(0, 8)}`
  await host.call('POST /routing-forms', {
    body: {
      name: 'How can we help?',
      slug,
      description: 'A few questions, and we find the right meeting.',
      questions: [
        { id: 'mail', type: 'email', label: 'Your email', required: true, choices: [] },
        { id: 'firm', type: 'text', label: 'Company', required: true, choices: [] },
        {
          id: 'size',
          type: 'single_options',
          label: 'How many are you?',
          required: true,
          choices: [
            { id: 'few', text: 'Fewer than ten' },
            { id: 'many', text: 'Ten or more' },
          ],
        },
      ],
      rules: [
        {
          id: 'large',
          when: [{ question: 'size', is: 'any_of', choices: ['many'] }],
          to: { kind: 'event_type', id: eventTypes.find((one) => event.endsWith(one.slug))?.id ?? '' },
        },
      ],
      otherwise: { kind: 'text', text: 'Please write to us.' },
      isOn: true,
    },
  })
  return { host, form: `${host.link}/${slug}`, event }
}

async function answer(place: Page | FrameLocator, email: string, size: string): Promise<void> {
  await place.getByLabel('Your email').fill(email)
  await place.getByLabel('Company').fill('Park & Sons')
  await place.getByLabel(size).check()
  await place.getByRole('button', { name: 'Continue' }).click()
}

/** Pixels of the frame that its content does not fill. Frames are at least 640 high. Negative: a part is hidden. */
async function spareIn(page: Page): Promise<number> {
  const box = await page.locator('iframe').boundingBox()
  const { width, height } = await page.frames()[1]!.evaluate(() => ({
    width: innerWidth,
    height: document.getElementById('app')!.getBoundingClientRect().height,
  }))
  return Math.abs(width - box!.width) < 1 ? box!.height - Math.max(640, Math.ceil(height)) : Number.NaN
}

test('without JavaScript it leads on, and what was answered need not be typed again', async () => {
  const { host, form, event } = await openForm()
  const page = await browser.open(`${origin}/${form}`, { javaScriptEnabled: false })
  await answer(page, 'robin@park.example', 'Ten or more')
  await page.waitForURL((url) => url.pathname === `/${event}`)
  await page.getByRole('main').locator('a[href*="slot="]').first().click()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('robin@park.example')
  expect(await page.getByLabel('Company').inputValue()).toBe('Park & Sons')

  await page.goto(`${origin}/${form}`)
  await answer(page, 'robin@park.example', 'Fewer than ten')
  await page.getByText('Please write to us.').waitFor()

  const room = await browser.open(`${origin}/organization/forms`, {}, signedInAs(host))
  await room.getByRole('link', { name: /How can we help\?.*2 answers/ }).click()
  const answers = room.getByRole('region', { name: 'Answers' })
  await answers.getByText('Rule 1').waitFor()
  await answers.getByText('No rule matched').waitFor()
})

test('in a frame it is as high as its content, and leads to the booking inside the frame', async () => {
  const { form, event } = await openForm()
  const address = await serveChanged(`${site}/inline.html`, (html) => html.replaceAll('demo/30min', form))
  const page = await browser.open(address, { viewport: { width: 1280, height: 900 } }, watchHostPage)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'How can we help?' }).waitFor()
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => spareIn(page)).toBe(0)
  }
  await answer(frame, 'robin@park.example', 'Ten or more')
  await slotsIn(frame).first().click()
  expect(await frame.getByLabel('Company').inputValue()).toBe('Park & Sons')
  expect(new URL(page.frames()[1]!.url()).pathname).toBe(`/${event}`)
  await fillIn(frame, { name: 'Robin Park', email: 'robin@park.example' })
})
