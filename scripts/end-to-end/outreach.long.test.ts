import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

const SLOW = { timeout: 240_000 }
const PATIENT = { timeout: 60_000 }

const NAME = 'La Growth Machine'
const WRONG_KEY = 'a-key-of-somebody-else'
// More than one period of its pace takes, so that the page shows progress.
const LEADS = 25

/** A campaign with leads. Answers the link of the first. */
async function addCampaign(host: TestHost): Promise<string> {
  const { call } = host
  await host.addEvent({ name: 'Intro call', minimumNotice: 0 })
  const { eventTypes } = await call('GET /event-types')
  const destination = { kind: 'event' as const, eventTypeId: eventTypes[0]?.id ?? '' }
  const { id } = await call('POST /campaigns', { body: { name: 'Spring', destination } })
  const leads = Array.from({ length: LEADS }, (_, index) => ({
    email: `lead-${index}@client.example`,
    fields: { first_name: `Lead ${index}` },
  }))
  await call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
  const known = await call('GET /campaigns/:id/leads', { params: { id }, query: { search: 'lead-0@' } })
  return known.leads[0]?.link ?? ''
}

test(
  'from a wrong key to a lead that books by its link: the tool hears of it, and the page says so',
  SLOW,
  async () => {
    const host = await openHost(origin)
    const link = await addCampaign(host)
    const page = await browser.open(`${origin}/integrations/lagrowthmachine`, undefined, signedInAs(host))

    await page.getByRole('button', { name: `Connect ${NAME}` }).click(PATIENT)
    const dialog = page.getByRole('dialog')
    const key = dialog.getByLabel('API key', { exact: true })
    await key.fill(WRONG_KEY)
    await dialog.getByRole('button', { name: `Connect ${NAME}` }).click()
    await dialog.getByText('That didn’t work. Check what you typed and try again.').waitFor(PATIENT)
    expect(await key.inputValue()).toBe(WRONG_KEY)
    expect((await host.call('GET /connections')).connections).toEqual([])

    await dialog.getByRole('button', { name: 'Fill in' }).click()
    await dialog.getByRole('button', { name: `Connect ${NAME}` }).click()
    await page.getByText('No campaigns linked yet.').waitFor(PATIENT)
    await page.getByRole('combobox', { name: 'Your campaign' }).click()
    await page.getByRole('option', { name: 'Spring' }).click(PATIENT)
    await page.getByRole('combobox', { name: `Audience in ${NAME}` }).click()
    await page.getByRole('option', { name: 'Founders in spring' }).click(PATIENT)
    await page.getByRole('button', { name: 'Link campaign' }).click()

    await page.getByRole('button', { name: 'Add leads' }).click(PATIENT)
    await page.getByText(new RegExp(`^\\d+ of ${LEADS} added$`)).waitFor(PATIENT)
    await page.getByText(`${LEADS} leads are in ${NAME}`).waitFor(PATIENT)

    const lead = await browser.open(link)
    await lead
      .locator('[data-live]')
      .first()
      .waitFor({ state: 'attached', ...PATIENT })
    await lead.locator('a[href*="slot="]').first().click(PATIENT)
    await lead.getByLabel('Email', { exact: true }).waitFor(PATIENT)
    await expect
      .poll(() => lead.getByLabel('Email', { exact: true }).inputValue(), PATIENT)
      .toBe('lead-0@client.example')
    await lead.getByLabel('Email', { exact: true }).press('Enter')
    await lead.getByRole('heading', { name: 'You are booked' }).waitFor(PATIENT)

    await page.reload()
    await page.getByText(`1 booking sent to ${NAME}`).waitFor(PATIENT)
  },
)
