import { limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, booked, bookingOf, openAccount, signUp, someAddress } from '../../testing/hosts.ts'
import { proofFor } from '../../testing/proof.ts'
import { cleanUpFormerLinks } from '../hosts/operations.ts'

const app = await startTestApp()

test('what is changed is changed, and the rest stays; the dashboard hears of it', async () => {
  const { api, me } = await openAccount(app)
  const before = await api.call('GET /settings')
  expect(before).toMatchObject({ name: me.userName, dateFormat: 'auto', theme: 'dark', formerLinks: [] })
  const body = {
    name: 'Dr. Berg',
    phone: '',
    theme: 'light',
    inviteeLanguage: 'de',
    weekStart: 'sun',
  } as const
  const after = await api.call('PATCH /settings', { body })
  expect(after).toEqual({ ...before, ...body, phone: null })
  expect(await api.call('GET /settings')).toEqual(after)
  expect(await api.call('GET /users/aboutme')).toMatchObject({ userName: 'Dr. Berg', theme: 'light' })
  const { owner } = await app.visitor.call('GET /owners/:owner', { params: { owner: me.link } })
  expect(owner).toMatchObject({ name: 'Dr. Berg', language: 'de', weekStart: 'sun' })
  const { activity } = await api.call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).toContain('settings_changed')
})

test('each booking costs work where the host wants it, and none elsewhere', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await host.api.call('PATCH /settings', { body: { asksForProof: true } })
  const body = bookingOf(host, await addEvent(host), '2027-03-02T09:00:00Z')
  const refused = await app.visitor.refusal('POST /bookings', { body, headers: someAddress() })
  const headers = { ...someAddress(), ...(await proofFor(refused)) }
  booked(await app.visitor.call('POST /bookings', { body, headers }))
  const next = { ...body, start: '2027-03-02T10:00:00Z' }
  expect((await app.visitor.refusal('POST /bookings', { body: next, headers })).code).toBe('proof_needed')
  const theirs = bookingOf(other, await addEvent(other), '2027-03-02T09:00:00Z')
  booked(await app.visitor.call('POST /bookings', { body: theirs, headers: someAddress() }))
})

test('work is asked for from this machine, too, and before a time is held', async () => {
  const host = await openAccount(app)
  await host.api.call('PATCH /settings', { body: { asksForProof: true } })
  const events = [await addEvent(host), await addEvent(host, { confirmEmail: true })]
  for (const event of events) {
    const body = bookingOf(host, event, '2027-03-02T09:00:00Z')
    const refused = await app.visitor.refusal('POST /bookings', { body })
    const answer = await app.visitor.call('POST /bookings', { body, headers: await proofFor(refused) })
    expect(answer.state).toBe(event === events[0] ? 'booked' : 'confirm_email')
    if (answer.state === 'booked')
      await app.as(`Manage ${answer.manageToken}`).call('POST /manage/cancel', { body: {} })
  }
})

test.each([
  ['name', { name: ' \u200B' }],
  ['name', { name: 'Support www.evil.example' }],
  ['theme', { theme: 'pink' }],
  ['language', { language: 'tlh' }],
  ['timeZone', { timeZone: 'Mars/Base' }],
  ['welcomeMessage', { welcomeMessage: 'x'.repeat(limits.WELCOME_MESSAGE_MAX + 1) }],
])('a wrong %s is refused, and nothing has changed', async (path, change) => {
  const { api } = await openAccount(app)
  const before = await api.call('GET /settings')
  const { errors } = await api.refusal('PATCH /settings', { body: { company: 'Berg & Co', ...change } })
  expect(errors?.[0]?.path).toBe(path)
  expect(await api.call('GET /settings')).toEqual(before)
})

test('another address takes the place of the one before, which leads there for 90 days and is nobody else’s', async () => {
  const host = await openAccount(app)
  const other = await openAccount(app)
  const event = await addEvent(host)
  const old = host.me.link
  const link = `${old}-new`
  expect((await host.api.call('PUT /settings/link', { body: { link } })).link).toBe(link)
  expect((await host.api.call('GET /settings')).formerLinks).toEqual([{ link: old, until: '2027-05-30' }])

  const seen = await app.visitor.call('GET /owners/:owner', { params: { owner: old } })
  expect(seen.owner.link).toBe(link)
  const asked = bookingOf(host, event, '2027-03-02T09:00:00Z')
  booked(await app.visitor.call('POST /bookings', { body: { ...asked, owner: old } }))

  expect((await other.api.refusal('PUT /settings/link', { body: { link: old } })).code).toBe('slug_taken')
  const query = { link: old }
  const choice = await other.api.call('GET /settings/link', { query })
  expect(choice).toMatchObject({ isFree: false })
  expect(choice.suggestions).toHaveLength(3)
  expect(await host.api.call('GET /settings/link', { query })).toMatchObject({ isFree: true })

  app.clock.advance(91 * 24 * 60)
  await cleanUpFormerLinks(app.context)
  const gone = await app.visitor.refusal('GET /owners/:owner', { params: { owner: old } })
  expect(gone.code).toBe('owner_not_found')
  app.clock.advance(-91 * 24 * 60)
})

test('before the address is confirmed nobody knows the one before, and anybody may have it at once', async () => {
  const host = await signUp(app)
  const old = host.me.link
  await host.api.call('PUT /settings/link', { body: { link: `${old}-mine` } })
  expect((await host.api.call('GET /settings')).formerLinks).toEqual([])
  expect((await signUp(app, { link: old })).me.link).toBe(old)
})

test('it can be had back, and of many only the latest few are kept from others', async () => {
  const host = await openAccount(app)
  const first = host.me.link
  await host.api.call('PUT /settings/link', { body: { link: `${first}-b` } })
  await host.api.call('PUT /settings/link', { body: { link: first } })
  expect((await host.api.call('GET /settings')).formerLinks.map(({ link }) => link)).toEqual([`${first}-b`])
  app.clock.advance(24 * 60)
  for (const letter of ['c', 'd', 'e', 'f', 'g']) {
    app.clock.advance(6 * 60)
    await host.api.call('PUT /settings/link', { body: { link: `${first}-${letter}` } })
  }
  const { formerLinks } = await host.api.call('GET /settings')
  expect(formerLinks).toHaveLength(5)
  expect(formerLinks.map(({ link }) => link)).not.toContain(`${first}-b`)
  app.clock.advance(-54 * 60)
})

test('an address changes at most five times a day', async () => {
  const host = await openAccount(app)
  for (const letter of ['b', 'c', 'd', 'e', 'f'])
    await host.api.call('PUT /settings/link', { body: { link: `${host.me.link}-${letter}` } })
  const refused = await host.api.refusal('PUT /settings/link', { body: { link: `${host.me.link}-g` } })
  expect(refused.code).toBe('rate_limited')
})

test('two who want one address at once: one has it', async () => {
  const [one, other] = [await openAccount(app), await openAccount(app)]
  const body = { link: `wanted-${crypto.randomUUID().slice(0, 8)}` }
  const answers = await Promise.all([one, other].map(({ api }) => api.try('PUT /settings/link', { body })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an address whose time is over can be signed up with before anybody swept', async () => {
  const host = await openAccount(app)
  const old = host.me.link
  await host.api.call('PUT /settings/link', { body: { link: `${old}-b` } })
  app.clock.advance(91 * 24 * 60)
  const body = {
    email: `late-${old}@example.test`,
    password: 'Correct-horse-1',
    name: 'Late',
    timeZone: 'UTC',
    link: old,
  }
  const { me } = await app.visitor.call('POST /users/register', { body, headers: someAddress() })
  expect(me.link).toBe(old)
  app.clock.advance(-91 * 24 * 60)
})
