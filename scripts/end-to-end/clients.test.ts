import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { mailsTo, mailWith } from './mailbox.ts'
import { origin, site } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

const DAYS = 86_400_000

async function requestPage(host: TestHost): Promise<Page> {
  const page = await browser.open(`${origin}/request-calendar`, undefined, signedInAs(host))
  await page.getByLabel('Their name').fill('Noa Client')
  await page.getByLabel('What is it about?').fill('Kickoff')
  return page
}

/** Opens the link and connects the stand-in's Google account. */
async function connectAt(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  const beside = await opened
  await beside.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('heading', { name: /sees when you’re busy/ }).waitFor()
}

function linkIn(text: string): string {
  return String(/https?:\/\/\S+\/connect-client\?key=[\w.%-]+/.exec(text)?.[0])
}

test('asked by mail, a client connects a calendar, both meet, and the same link takes it back', async () => {
  const host = await openHost(origin)
  const email = `${crypto.randomUUID()}@client.example`
  const asking = await requestPage(host)
  await asking.getByLabel('Their email').fill(email)
  await asking.getByRole('button', { name: 'Send request' }).click()
  await asking.getByRole('heading', { name: 'Noa Client will get an email' }).waitFor()

  const link = linkIn((await mailWith(origin, email, 'connect-client')).text)
  const client = await browser.open(link)
  await client.getByRole('heading', { name: 'Hana Host is asking when you’re free' }).waitFor()
  expect(await client.getByRole('navigation').count()).toBe(0)
  await connectAt(client)

  await asking.getByRole('link', { name: 'See clients' }).click()
  await asking.getByRole('button', { name: 'Find a time with Noa Client' }).click()
  const dialog = asking.getByRole('dialog', { name: 'Times that work for both of you' })
  const times = dialog.getByRole('button', { name: /, \d+:\d\d/ })
  // On the last evening of a month it has no more times.
  const next = dialog.getByRole('button', { name: /^Next: / })
  await times.or(next).first().waitFor()
  if (await next.isVisible()) await next.click()
  await times.first().click()
  await dialog.getByRole('button', { name: 'Book meeting' }).click()
  await asking.getByText('Meeting with Noa Client booked. You’ll both get an email.').waitFor()
  const [booking] = (await host.call('GET /bookings')).bookings
  expect(booking).toMatchObject({ eventName: 'Kickoff', invitee: { email } })
  await mailWith(origin, email, 'Kickoff')
  await mailWith(origin, host.email, 'Noa Client')

  await client.reload()
  await client.getByRole('button', { name: 'Stop sharing' }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await client.getByRole('heading', { name: 'You stopped sharing' }).waitFor()
  await client.goto(link)
  await client.getByRole('heading', { name: 'Link expired' }).waitFor()
  const [row] = (await host.call('GET /clients')).clients
  expect(row).toMatchObject({ state: 'taken_back', account: null })
  const query = { from: new Date().toISOString(), to: new Date(Date.now() + DAYS).toISOString() }
  const refused = host.call('GET /clients/:id/slots', { params: { id: row?.id ?? '' }, query })
  await expect(refused).rejects.toMatchObject({ code: 'client_not_connected' })
})

test('with a copied link, a calendar file is compared once, and nothing but times leaves the browser', async () => {
  const host = await openHost(origin)
  const asking = await requestPage(host)
  await asking.getByText('With a link I send myself').click()
  await asking.getByRole('button', { name: 'Create link' }).click()
  const link = await asking.getByText(/\/connect-client\?key=/).innerText()

  const client = await browser.open(link)
  const sent: string[] = []
  client.on('request', (request) => sent.push(request.postData() ?? ''))
  const chosen = client.waitForEvent('filechooser')
  await client.getByRole('button', { name: 'Calendar file (.ics)' }).click()
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Biopsy',
    'DTSTART:20200101T000000Z',
    'DTEND:20200101T010000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  await (await chosen).setFiles({ name: 'me.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await client
    .getByRole('button', { name: /, \d+:\d\d (AM|PM)$/ })
    .first()
    .click()
  const email = `${crypto.randomUUID()}@client.example`
  await client.getByLabel('Your email').fill(email)
  await client.getByRole('button', { name: 'Book meeting' }).click()
  await client.getByRole('heading', { name: 'Your meeting is booked' }).waitFor()
  expect(sent.some((body) => body.includes('DTSTART'))).toBe(true)
  expect(sent.join('\n')).not.toContain('Biopsy')
  await mailsTo(origin, email, 1)
  expect((await host.call('GET /clients')).clients).toMatchObject([{ state: 'met' }])
})

/** Opens a client’s page from the site, and connects there. Answers what the site heard. */
async function heardFor({ call }: TestHost) {
  const location = { kind: 'google_meet' } as const
  const body = { name: 'Noa', way: 'link', topic: 'Kickoff', duration: 30, location } as const
  const { link } = await call('POST /clients', { body })
  const page = await browser.open(`${site}/`)
  const opened = page.waitForEvent('popup')
  await page.evaluate((url) => {
    const kept = window as unknown as { heard: unknown[] }
    kept.heard = []
    addEventListener('message', ({ data }) => kept.heard.push(data))
    open(url)
  }, String(link))
  const beside = await opened
  await connectAt(beside)
  // Messages arrive in order, and the one about the connection is sent before the page shows it.
  await beside.evaluate(() => (opener as Window).postMessage({ type: 'over' }, '*'))
  const heard = () => page.evaluate(() => (window as unknown as { heard: { type?: string }[] }).heard)
  await expect.poll(heard).toContainEqual({ type: 'over' })
  return (await heard()).filter(({ type }) => type === 'client-connected')
}

test('a window of a site that the host has listed hears that a calendar is connected, and others do not', async () => {
  const [host, other] = [await openHost(origin), await openHost(origin)]
  const listed = new URL(site).origin
  await host.call('POST /embeds', { body: { name: 'Site', kind: 'inline', allowedSites: [listed] } })
  expect(await heardFor(host)).toEqual([{ type: 'client-connected' }])
  expect(await heardFor(other)).toEqual([])
})
