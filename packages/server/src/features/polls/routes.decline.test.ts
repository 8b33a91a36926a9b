import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import { addPoll, votingIn } from '../../testing/polls.ts'
import { manageToken } from '../bookings/links/manage-token.ts'

const app = await startTestApp()
const { vote, newsOf } = votingIn(app)
const HOUR = 60

/** Ada and Lin can come to the final meeting, Kim cannot. */
async function decided(host: TestHost) {
  const poll = await addPoll(host, { notifiesHost: false })
  const [ada, lin, kim] = [
    await vote(host, poll.slug, 'Ada', { 0: 'yes' }),
    await vote(host, poll.slug, 'Lin', { 0: 'if_need_be' }),
    await vote(host, poll.slug, 'Kim', { 0: 'no', 1: 'yes' }),
  ]
  const finish = async () =>
    host.api.call('POST /polls/:id/finish', { params: { id: poll.id }, body: { option: 0 } })
  return { poll, ada, lin, kim, finish }
}

const decline = (token: string) => app.visitor.call('POST /polls/votes/decline', { body: { token } })
const refused = async (token: string) =>
  (await app.visitor.refusal('POST /polls/votes/decline', { body: { token } })).code

test('none of those who agreed on it moves or cancels it for the others; its host does', async () => {
  const host = await openAccount(app)
  const { finish } = await decided(host)
  const { bookingId } = await finish()
  const api = app.as(`Manage ${manageToken(app.context, host.me.userID, String(bookingId))}`)
  expect(await api.call('GET /manage')).toMatchObject({
    reschedule: { allowed: false, reason: 'host_only' },
    cancel: { allowed: false, reason: 'host_only' },
  })
  const start = { start: '2027-03-05T10:00:00Z' }
  expect((await api.refusal('POST /manage/reschedule', { body: start })).code).toBe('host_only')
  expect((await api.refusal('POST /manage/cancel', { body: {} })).code).toBe('host_only')
  const params = { id: String(bookingId) }
  await host.api.call('POST /bookings/:id/reschedule', { params, body: start })
  await host.api.call('POST /bookings/:id/cancel', { params, body: {} })
})

test('each declines for themselves: the host is told once, and the meeting stays', async () => {
  const host = await openAccount(app)
  const { poll, ada, lin, finish } = await decided(host)
  expect(await refused(lin.token)).toBe('not_coming')
  const { bookingId } = await finish()
  for (let turn = 0; turn < 2; turn++) expect((await decline(lin.token)).declines).toBe('has')
  expect(await newsOf(poll.id)).toEqual(['decided', 'declined_host', 'voted', 'voted', 'voted'])
  const { voters, state } = await host.api.call('GET /polls/:id', { params: poll })
  expect(Object.fromEntries(voters.map(({ name, declined }) => [name, declined]))).toEqual({
    Ada: false,
    Lin: true,
    Kim: false,
  })
  expect(state).toBe('finished')
  const booking = await host.api.call('GET /bookings/:id', { params: { id: String(bookingId) } })
  expect(booking.status).toBe('scheduled')
  expect((await app.visitor.call('POST /polls/votes/open', { body: { token: ada.token } })).declines).toBe(
    'may',
  )
})

test('who was not invited, and whoever comes too late, has nothing to decline', async () => {
  const host = await openAccount(app)
  const { ada, kim, finish } = await decided(host)
  await finish()
  expect(await refused(kim.token)).toBe('not_coming')
  expect(await refused('made-up')).toBe('vote_not_found')
  app.clock.advance(40 * HOUR)
  expect(await refused(ada.token)).toBe('not_coming')
  app.clock.advance(-40 * HOUR)
})

test('a plain form declines on the page behind the own link', async () => {
  const host = await openAccount(app)
  const { ada, finish } = await decided(host)
  await finish()
  const path = `/poll/${ada.token}`
  expect((await openPage(app.url, path)).data).toMatchObject({ own: { declines: 'may' } })
  const sent = await sendForm(app.url, path, { decline: '1' })
  expect([sent.status, sent.location]).toEqual([303, path])
  expect((await openPage(app.url, path)).data).toMatchObject({ own: { declines: 'has' } })
})
