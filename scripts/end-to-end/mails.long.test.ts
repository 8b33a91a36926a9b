import { expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { mailsTo } from './mailbox.ts'
import { origin } from './product.ts'

const browser = useBrowser()

test('a guest is asked, agrees, hears of a change, stops the mails and finds the way back', async () => {
  const host = await openHost(origin)
  const [owner = '', event = ''] = (await host.addEvent({ allowGuests: true })).split('/')
  const call = createClient({ origin })
  const from = new Date(Date.now() + 86_400_000).toISOString()
  const to = new Date(Date.now() + 14 * 86_400_000).toISOString()
  const { starts } = await call('GET /slots', { query: { owner, event, from, to } })
  const guest = `bob-${crypto.randomUUID()}@guests.example`
  const booker = `robin-${crypto.randomUUID()}@booker.example`
  const booked = await call('POST /bookings', {
    body: {
      owner,
      event,
      start: String(starts[0]),
      timeZone: 'Europe/Berlin',
      invitee: { name: 'Robin Park', email: booker },
      guests: [guest],
    },
  })
  if (booked.state !== 'booked') throw new Error('held, not booked')
  const { manageToken } = booked
  const [invitation] = await mailsTo(origin, guest, 1)
  expect(invitation?.subject).toMatch(/^Invitation: Call · Hana Host/)
  expect(invitation?.text).toContain('Added by: Robin Park')
  expect(JSON.stringify(invitation)).not.toMatch(/booker\.example/i)

  const page = await browser.open(linkIn(invitation?.text, 'Keep me informed'))
  await page.getByRole('radio', { name: 'Keep me informed' }).and(page.locator(':checked')).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. We’ll keep you informed about this meeting.').waitFor()

  const move = createClient({ origin, headers: () => ({ authorization: `Manage ${manageToken}` }) })
  await move('POST /manage/reschedule', { body: { start: String(starts[1]), reason: 'Evil words' } })
  const [moved] = await mailsTo(origin, guest, 2)
  expect(moved?.calendars[0]?.content).toContain('SEQUENCE:1')
  expect(moved?.text).not.toContain('Evil words')

  await page.goto(linkIn(moved?.text, 'Choose which emails you get'))
  await page.getByRole('radio', { name: 'No emails about meetings with this host' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. No more emails about meetings with this host.').waitFor()
  await move('POST /manage/reschedule', { body: { start: String(starts[2]) } })
  await mailsTo(origin, booker, 3)
  expect(await mailsTo(origin, guest, 2)).toHaveLength(2)

  await page.getByRole('radio', { name: 'Keep me informed' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  const [caughtUp, ...before] = await mailsTo(origin, guest, 3)
  expect(caughtUp?.calendars[0]?.content).toContain('SEQUENCE:2')
  // None about that change while they wanted none.
  expect(before).toHaveLength(2)
})

/** The address after a label in the text part. */
function linkIn(text: string | undefined, label: string): string {
  const link = new RegExp(`${label}: (\\S+)`).exec(text ?? '')?.[1]
  if (!link) throw new Error(`No "${label}" in:\n${text}`)
  return link
}
