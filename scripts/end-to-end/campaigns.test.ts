import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { press, tabTo } from './keys.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

const SLOW = { timeout: 120_000 }

const FILE = [
  'E-Mail-Adresse;Vorname;Nachname;Firma',
  'anna@client.example;Anna;Müller;Client',
  'nobody;Ben;;Client',
  'cara@client.example;Cara;;"A ""B"" C"',
].join('\r\n')

test('from a new campaign to a booking of the lead, with the keys alone', SLOW, async () => {
  const host = await openHost(origin)
  await host.addEvent({ name: 'Intro call' })
  const permissions = { permissions: ['clipboard-read', 'clipboard-write'] }
  const page = await browser.open(`${origin}/dynamic-videos`, permissions, signedInAs(host))
  await press(page, page.getByRole('link', { name: 'Campaigns' }).first())
  await press(page, page.getByRole('link', { name: 'New campaign' }).first())

  await tabTo(page, page.getByLabel('Campaign name'))
  await page.keyboard.type('Spring')
  await tabTo(page, page.getByRole('radio', { name: 'Video page' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('combobox', { name: 'Event type' }))
  await page.keyboard.type('Intro')
  await page.getByRole('option', { name: 'Intro call' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Create campaign' }))
  await page.waitForURL(/\/dynamic-videos\/campaigns\/[\da-z]{12}$/)

  const chooses = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Import CSV' }).first())
  await press(page, page.getByRole('button', { name: 'Choose a CSV file' }))
  // As Excel saves it on Windows.
  await (
    await chooses
  ).setFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'latin1') })
  await page.getByText('Ready to import: 2').waitFor()
  await page.getByText('Line 3, Email: this isn’t an email address').waitFor()
  await press(page, page.getByRole('button', { name: 'Import leads' }))
  await page.getByText('New: 2').waitFor()
  await press(page, page.getByRole('button', { name: 'Show leads' }))

  await press(page, page.getByRole('button', { name: 'Copy link for Anna Müller' }))
  await page.getByText('Link copied').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/${host.link}/[\\da-z]{12}/[\\da-z]{12}$`))

  const lead = await browser.open(link)
  const main = lead.getByRole('main')
  await main.locator('[data-live]').or(lead.locator('[data-live]')).first().waitFor({ state: 'attached' })
  await press(lead, main.locator('a[href*="slot="]').first())
  await expect.poll(() => lead.getByLabel('Name').inputValue()).toBe('Anna Müller')
  expect(await lead.getByLabel('Email', { exact: true }).inputValue()).toBe('anna@client.example')
  await tabTo(lead, lead.getByLabel('Email', { exact: true }))
  await lead.keyboard.press('Enter')
  await lead.getByRole('heading', { name: 'You are booked' }).waitFor()
  const { bookings } = await host.call('GET /bookings', { query: {} })
  expect(bookings.map(({ invitee }) => invitee.email)).toEqual(['anna@client.example'])
})

test('a piece of a mail is copied with its look, and as text', SLOW, async () => {
  const host = await openHost(origin)
  await host.addEvent({ name: 'Intro call' })
  const { eventTypes } = await host.call('GET /event-types')
  const campaign = await host.call('POST /campaigns', {
    body: {
      name: 'Spring',
      destination: { kind: 'event', eventTypeId: String(eventTypes[0]?.id) },
      greeting: 'Hi {{first_name|there}}',
    },
  })
  const params = { id: campaign.id }
  const leads = [{ email: 'eve@client.example', fields: { first_name: '<b>Eve</b>' } }]
  await host.call('POST /campaigns/:id/leads', { params, body: { leads } })
  const permissions = { permissions: ['clipboard-read', 'clipboard-write'] }
  const address = `${origin}/dynamic-videos/campaigns/${campaign.id}`
  const page = await browser.open(address, permissions, signedInAs(host))
  await page.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Copy for Gmail' }).click()
  await page.getByText('Copied. Paste it into your message in Gmail.').waitFor()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text()
    return { html: await read('text/html'), text: await read('text/plain') }
  })
  expect(copied.html).toContain('Hi &lt;b&gt;Eve&lt;/b&gt;')
  expect(copied.html).toMatch(new RegExp(`<a href="${origin}/${host.link}/${campaign.id}/[\\da-z]{12}">`))
  expect(copied.text).toContain(`Pick a time: ${origin}/${host.link}/${campaign.id}/`)
})
