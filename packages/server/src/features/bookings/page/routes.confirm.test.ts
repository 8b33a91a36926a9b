import { DAY, HOUR } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { databaseState } from '../../../testing/database-state.ts'
import type { TestHold } from '../../../testing/holds.ts'
import { heldOf, holdTime, wrongCode } from '../../../testing/holds.ts'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../testing/pages.ts'

// Confirming an email without JavaScript, and what the link in the mail opens.

const app = await startTestApp()
const { clock } = app
const host = await openAccount(app)
const event = await addEvent(host, {
  name: 'Consultation',
  confirmEmail: true,
  window: { kind: 'indefinite' },
  questions: [{ id: 'topic', type: 'text', label: 'Topic?', required: true }],
})
const page = `/${host.me.link}/${event.slug}`

let count = 0
/** A start of its own for each call, an hour apart. */
function nextStart(): string {
  const day = Date.parse('2027-03-02T09:00:00Z') + Math.floor(count / 8) * DAY
  return new Date(day + (count++ % 8) * HOUR).toISOString().replace('.000', '')
}

async function ask(given: Partial<Record<string, string>> = {}): Promise<{ own: TestHold; path: string }> {
  const start = nextStart()
  const email = `${crypto.randomUUID().slice(0, 8)}@example.test`
  const form = { start, name: 'Ada Guest', email, timezone: 'Asia/Tokyo', answer_topic: 'Plans', ...given }
  const { status, location } = await sendForm(app.url, `${page}?theme=dark&slot=${start}&name=Ada`, form)
  expect(status).toBe(303)
  expect(location).toMatch(/^\/booking\/confirm\/[\w-]{64}\?theme=dark$/)
  const token = String(location).split(/[/?]/)[3] as string
  const answer = await app.visitor.call('POST /bookings/hold', { body: { hold: token } })
  return { own: heldOf(app, answer), path: String(location) }
}

test('the form leads to a page that asks for the code, and the code to the confirmation', async () => {
  const { own, path } = await ask()
  const { status, data, headers } = await openPage(app.url, path)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(data).toMatchObject({
    kind: 'confirm',
    by: 'code',
    ended: null,
    mailedAgain: false,
    refused: null,
    options: { timeZone: 'Asia/Tokyo', theme: 'dark' },
    event: { name: 'Consultation', slug: event.slug },
    hold: { email: own.email, start: own.start },
  })
  expect(JSON.stringify(data)).not.toContain(own.code)
  const sent = await sendForm(app.url, path, {
    action: 'confirm',
    code: ` ${own.code.slice(0, 3)} ${own.code.slice(3)}`,
  })
  expect(sent.location).toMatch(/^\/booking\/[\w-]{64}\?theme=dark&view=confirmed$/)
  expect((await openPage(app.url, String(sent.location))).data).toMatchObject({
    kind: 'booking',
    booking: { id: own.id, answers: [{ label: 'Topic?', answer: 'Plans' }] },
  })
})

test('a wrong code is said to be, a slip costs no try, and after five only the link is left', async () => {
  const { own, path } = await ask()
  for (const code of ['', '12345', 'abc']) {
    const slip = await sendForm(app.url, path, { code })
    expect([slip.status, slip.page]).toMatchObject([422, { refused: { code: 'invalid_input' } }])
  }
  for (let time = 0; time < 5; time++) {
    const wrong = await sendForm(app.url, path, { code: wrongCode(own) })
    expect([wrong.status, wrong.page]).toMatchObject([422, { refused: { code: 'code_wrong' } }])
  }
  const last = await sendForm(app.url, path, { code: own.code })
  expect([last.status, last.page]).toMatchObject([410, { refused: { code: 'code_used_up' } }])
})

test('opening the link of the mail changes nothing, however often; its button books', async () => {
  const { own } = await ask()
  const link = `/booking/confirm/${own.link}`
  const before = await databaseState(app.context.pool)
  for (const method of ['GET', 'HEAD']) await fetch(app.url + link, { method, redirect: 'manual' })
  const { data } = await openPage(app.url, link)
  expect(data).toMatchObject({ kind: 'confirm', by: 'link', hold: { email: own.email } })
  expect(await databaseState(app.context.pool)).toBe(before)
  // Text that a stranger typed is not shown to the reader of the mail.
  expect(JSON.stringify(data)).not.toMatch(/Ada Guest|Plans/)
  const { status, location } = await sendForm(app.url, link, { action: 'confirm' })
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/booking\/[\w-]{64}\?view=confirmed$/)])
  const again = await sendForm(app.url, link, { action: 'confirm' })
  expect(again.location).toBe(location)
})

test('what is booked already leads to the booking, from the link and from the code', async () => {
  const { own, path } = await ask()
  await app.visitor.call('POST /bookings/confirm', { body: { link: own.link } })
  for (const address of [path, `/booking/confirm/${own.link}`]) {
    const { status, headers } = await fetch(app.url + address, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, expect.stringMatching(/^\/booking\/[\w-]{64}/)])
    expect(headers.get('location')).not.toContain('confirmed')
  }
})

test('the mail is sent again, and it is said', async () => {
  const { own, path } = await ask()
  const early = await sendForm(app.url, path, { action: 'mail' })
  expect([early.status, early.page]).toMatchObject([429, { refused: { code: 'rate_limited' } }])
  expect(early.headers.get('retry-after')).toBe('60')
  clock.advance(1)
  const { status, location } = await sendForm(app.url, path, { action: 'mail' })
  expect([status, location]).toEqual([303, `/booking/confirm/${own.token}?theme=dark&view=sent`])
  expect((await openPage(app.url, String(location))).data).toMatchObject({ mailedAgain: true })
  clock.advance(-1)
})

test('what has ended says so, and leads back to the same time with what was typed', async () => {
  const { own, path } = await ask()
  clock.advance(15)
  const { status, data } = await openPage(app.url, path)
  expect([status, data]).toMatchObject([410, { kind: 'confirm', ended: { how: 'expired' }, refused: null }])
  const again = new URL((data as { again: string }).again, app.url)
  expect(again.pathname).toBe(page)
  expect(Object.fromEntries(again.searchParams)).toEqual({
    theme: 'dark',
    slot: own.start.replace('.000', ''),
    name: 'Ada Guest',
    email: own.email,
    answer_topic: 'Plans',
    hold: own.token,
  })
  const late = await sendForm(app.url, path, { code: own.code })
  expect([late.status, late.page]).toMatchObject([410, { ended: { how: 'expired' } }])
  const byLink = await openPage(app.url, `/booking/confirm/${own.link}`)
  expect([byLink.status, byLink.data]).toMatchObject([410, { by: 'link', ended: { how: 'expired' } }])
  const { searchParams } = new URL((byLink.data as { again: string }).again, app.url)
  expect([...searchParams.keys()].toSorted()).toEqual(['email', 'slot'])
  clock.advance(-15)
})

test('an event type that is gone leads back to the list', async () => {
  const gone = await addEvent(host, { confirmEmail: true })
  const own = await holdTime(app, host, gone, '2027-03-12T09:00:00Z')
  await host.api.call('DELETE /event-types/:id', { params: { id: gone.id } })
  const path = `/booking/confirm/${own.token}`
  expect((await openPage(app.url, path)).data).toMatchObject({ again: `/${host.me.link}` })
  expect((await sendForm(app.url, path, { code: own.code })).status).toBe(410)
})

test('a mistyped address is changed on the way back, for the same time', async () => {
  const { own, path } = await ask({ email: 'wrong@example.test' })
  const { data } = await openPage(app.url, path)
  const { again } = data as { again: string }
  const form = await openPage(app.url, again)
  expect(form.data).toMatchObject({
    kind: 'event',
    slot: Date.parse(own.start),
    hold: own.token,
    options: { prefill: { name: 'Ada Guest', email: 'wrong@example.test', answers: { topic: 'Plans' } } },
  })
  expect((form.data as { slots: { starts: number[] } }).slots.starts).toContain(Date.parse(own.start))
  const { location } = await sendForm(app.url, again, {
    start: own.start,
    name: 'Ada Guest',
    email: 'right@example.test',
    answer_topic: 'Plans',
    hold: own.token,
  })
  expect(location).toMatch(/^\/booking\/confirm\/[\w-]{64}\?theme=dark$/)
  expect((await openPage(app.url, path)).data).toMatchObject({ kind: 'link_expired' })
})

test('a hold in an address shows its own time and no other’s, and is nobody else’s business', async () => {
  const { own } = await ask()
  const at = `${page}?slot=${own.start}`
  const starts = async (path: string) =>
    ((await openPage(app.url, path)).data as { slots: { starts: number[] } }).slots.starts
  expect(await starts(at)).not.toContain(Date.parse(own.start))
  expect(await starts(`${at}&hold=${own.token}`)).toContain(Date.parse(own.start))
  expect(await starts(`${at}&hold=${own.link}`)).not.toContain(Date.parse(own.start))
  expect((await openPage(app.url, `${at}&hold=x`)).data).toMatchObject({ hold: null })
})

test('long answers are left out of the address, not cut', async () => {
  const large = await addEvent(host, {
    confirmEmail: true,
    questions: [
      { id: 'long', type: 'large_text', label: 'Long?', required: false },
      { id: 'short', type: 'text', label: 'Short?', required: false },
    ],
  })
  const own = await holdTime(app, host, large, '2027-03-15T09:00:00Z', {
    answers: { long: 'x'.repeat(2_000), short: 'Brief' },
  })
  const { data } = await openPage(app.url, `/booking/confirm/${own.token}`)
  const { searchParams } = new URL((data as { again: string }).again, app.url)
  expect([searchParams.get('answer_long'), searchParams.get('answer_short')]).toEqual([null, 'Brief'])
})

test('where the owner’s page follows, the form may lead there', async () => {
  const leading = await addEvent(host, {
    confirmEmail: true,
    confirmation: { kind: 'redirect', url: 'https://shop.example/thanks' },
  })
  const own = await holdTime(app, host, leading, '2027-03-16T09:00:00Z')
  const path = `/booking/confirm/${own.link}`
  const { headers } = await openPage(app.url, path)
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example")
  expect((await sendForm(app.url, path, {})).location).toBe('https://shop.example/thanks')
})

test.each(['x', 'A'.repeat(64)])('a link that is none is said to have expired: %s', async (token) => {
  const opened = await openPage(app.url, `/booking/confirm/${token}`)
  expect([opened.status, opened.data.kind]).toEqual([410, 'link_expired'])
  const sent = await sendForm(app.url, `/booking/confirm/${token}`, { code: '123456' })
  expect([sent.status, sent.page?.kind]).toEqual([410, 'link_expired'])
})
