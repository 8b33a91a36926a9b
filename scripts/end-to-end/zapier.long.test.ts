import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../packages/domain/src/index.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

const SLOW = { timeout: 240_000 }
const PATIENT = { timeout: 60_000 }

test(
  'with a key from its page, Zapier hears of a meeting, books one, and hears nothing once it is off',
  SLOW,
  async () => {
    const host = await openHost(origin)
    const [owner = '', event = ''] = (await host.addEvent({ name: 'Zap call', minimumNotice: 0 })).split('/')
    const from = new Date(Date.now() + HOUR).toISOString()
    const to = new Date(Date.now() + 14 * DAY).toISOString()
    const { starts } = await host.call('GET /slots', { query: { owner, event, from, to } })
    const bookedBy = async (name: string, start: unknown) => {
      const invitee = { name, email: `${crypto.randomUUID()}@guest.example` }
      const body = { owner, event, start: String(start), timeZone: 'UTC', invitee }
      await host.call('POST /bookings', { body })
      return invitee.email
    }

    const page = await browser.open(`${origin}/integrations/zapier`, undefined, signedInAs(host))
    await page.getByRole('button', { name: 'Create key' }).click(PATIENT)
    await page.getByLabel('Your password', { exact: true }).fill(host.password)
    await page.getByRole('button', { name: 'Create key' }).click()
    const key = (await page.getByText(/^wzl_/).textContent()) ?? ''
    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open the stand-in' }).click()
    const zaps = await opened

    expect(await zaps.getByLabel('Address').inputValue()).toBe(origin)
    await zaps.getByLabel('API key').fill(key)
    await zaps.getByRole('button', { name: 'Connect account' }).click()
    await zaps.getByText(host.email).waitFor(PATIENT)
    await zaps.getByRole('button', { name: 'Turn Zap on: New meeting' }).click()
    await zaps.getByText('On. No event has come yet.').waitFor(PATIENT)

    const heard = zaps.locator('#invitee_created').getByRole('listitem')
    const hears = async (email: string) =>
      expect
        .poll(async () => {
          await zaps.reload()
          return heard.filter({ hasText: email }).count()
        }, PATIENT)
        .toBe(1)
    await hears(await bookedBy('Zoe Zap', starts[0]))

    const action = zaps.locator('#book')
    const byZap = `${crypto.randomUUID()}@zap.example`
    await action.getByRole('combobox', { name: 'Event type' }).selectOption({ label: 'Zap call' })
    await action.getByLabel('Start').fill(String(starts.at(-1)))
    await action.getByLabel('Invitee name').fill('Noa Levi')
    await action.getByLabel('Invitee email').fill(byZap)
    await action.getByRole('button', { name: 'Run: Book meeting' }).click()
    await action.getByText('"scheduled"', { exact: false }).waitFor(PATIENT)
    const { bookings } = await host.call('GET /bookings', { query: { q: byZap } })
    expect(bookings).toMatchObject([{ status: 'scheduled', invitee: { name: 'Noa Levi' } }])
    await hears(byZap)

    await zaps.getByRole('button', { name: 'Turn Zap off: New meeting' }).click()
    await zaps.getByRole('button', { name: 'Turn Zap on: New meeting' }).waitFor(PATIENT)
    expect((await host.call('GET /webhooks')).webhooks).toEqual([])
    await zaps.getByRole('button', { name: 'Disconnect' }).click()
    await zaps.getByRole('button', { name: 'Connect account' }).waitFor(PATIENT)
  },
)

test('somebody connects Zapier by allowing it, without a key', SLOW, async () => {
  const host = await openHost(origin)
  const page = await browser.open(`${origin}/integrations/zapier`, undefined, signedInAs(host))
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the stand-in' }).click(PATIENT)
  const zaps = await opened
  const redirects = [`${new URL(zaps.url()).origin}/dashboard/auth/oauth/return/App1CLIAPI/`]
  const { app, secret } = await host.call('POST /oauth/apps', {
    body: { name: 'Zapier', redirects, isConfidential: true },
  })
  const consent = zaps.locator('#consent')
  await consent.getByLabel('Client ID').fill(app.id)
  await consent.getByLabel('Client secret').fill(String(secret))
  await consent.getByRole('button', { name: 'Sign in' }).click()
  await zaps.getByRole('button', { name: 'Allow' }).click(PATIENT)
  await zaps.getByText(host.email).waitFor(PATIENT)
  await zaps.getByRole('button', { name: 'Disconnect' }).click()
  await zaps.getByRole('button', { name: 'Connect account' }).waitFor(PATIENT)
})
