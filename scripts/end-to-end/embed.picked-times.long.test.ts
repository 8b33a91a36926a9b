import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { eventsOf, fillIn, seenBy, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'
import { answer } from './vote.ts'

// A one-off and a poll on somebody else's page, in each of the three embeds.

const browser = useBrowser()

const DAY = 86_400_000
// On the hour, on the days after tomorrow.
const STARTS = [2, 3].map((days) => new Date(Math.ceil(Date.now() / DAY + days) * DAY).toISOString())
const SHARED = { duration: 30, locations: [{ kind: 'google_meet' as const }] }

const EMBEDS: [example: string, open: (page: Page) => Promise<FrameLocator>][] = [
  ['inline.html', async (page) => page.frameLocator('iframe')],
  [
    'popup-text.html',
    async (page) => opened(page, page.getByRole('link', { name: 'Schedule time with me' })),
  ],
  ['popup-widget.html', async (page) => opened(page, page.getByRole('button', { name: 'Book a call' }))],
]

async function opened(page: Page, control: ReturnType<Page['getByRole']>): Promise<FrameLocator> {
  await control.click()
  return page.frameLocator('dialog iframe')
}

async function embedding(example: string, path: string): Promise<Page> {
  const address = await serveChanged(`${site}/${example}`, (html) =>
    html.replaceAll('/demo/30min', `/${path}`),
  )
  return browser.open(address, {}, watchHostPage)
}

async function voteIn(frame: FrameLocator, email: string): Promise<void> {
  const form = frame.locator('form[data-vote]')
  const first = form.locator('fieldset[data-start]').first()
  await answer(first, 'yes')
  await form.getByLabel('Name').fill('Robin Park')
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByRole('button', { name: 'Submit my vote' }).click()
  await frame.getByText('Thanks, your vote is in').waitFor()
}

async function addPoll(host: TestHost) {
  const options = STARTS.map((start) => ({ start }))
  return host.call('POST /polls', { body: { ...SHARED, name: 'Circle', timeZone: 'UTC', options } })
}

for (const [example, open] of EMBEDS) {
  test(`${example}: a one-off is booked in it, once`, async () => {
    const host = await openHost(origin)
    const { slug } = await host.call('POST /one-offs', { body: { ...SHARED, name: 'Review', slots: STARTS } })
    const page = await embedding(example, `${host.link}/${slug}`)
    const frame = await open(page)
    await slotsIn(frame).first().click()
    await fillIn(frame, { name: 'Robin Park', email: `${crypto.randomUUID()}@park.example` })
    await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
    expect((await eventsOf(page, 'booked'))[0]?.detail).toMatchObject({ owner: host.link, event: slug })
    expect(await page.context().cookies()).toEqual([])
  })

  test(`${example}: a poll is voted on in it, and the vote is changed there`, async () => {
    const host = await openHost(origin)
    const { id, slug } = await addPoll(host)
    const page = await embedding(example, `${host.link}/${slug}`)
    const frame = await open(page)
    await voteIn(frame, `${crypto.randomUUID()}@park.example`)
    await answer(frame.locator('fieldset[data-start]').nth(1), 'yes')
    await frame.getByRole('button', { name: 'Change my vote' }).click()
    await frame.getByText('Your vote has been updated').waitFor()
    const { voters } = await host.call('GET /polls/:id', { params: { id } })
    expect(voters.map(({ choices }) => choices)).toEqual([{ 0: 'yes', 1: 'yes' }])
    expect((await seenBy(page)).violations).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
}

test('the link that changes a vote is shown in no frame of another site', async () => {
  const host = await openHost(origin)
  const { slug } = await addPoll(host)
  const { token } = await host.call('POST /polls/votes', {
    body: {
      owner: host.link,
      poll: slug,
      name: 'Robin Park',
      email: `${crypto.randomUUID()}@park.example`,
      timeZone: 'UTC',
      language: 'en',
      choices: { 0: 'yes' },
      answers: {},
    },
  })
  const address = await serveChanged(`${site}/plain-iframe.html`, (html) =>
    html.replaceAll(/src="[^"]*\/demo\/30min[^"]*"/g, `src="${origin}/poll/${token}"`),
  )
  const page = await browser.open(address)
  await expect.poll(async () => page.frames().length).toBe(2)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})
