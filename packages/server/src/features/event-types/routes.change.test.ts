import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('changes what is given and nothing else; is safe to repeat', async () => {
  const { api, ...host } = await openAccount(app)
  const before = await addEvent({ api, ...host }, { bufferAfter: 10 })
  const change = {
    name: 'Renamed',
    duration: 60,
    video: { kind: 'vimeo' as const, url: 'https://www.vimeo.com/76979871' },
  }
  for (let time = 0; time < 2; time++)
    expect(await api.call('PATCH /event-types/:id', { params: { id: before.id }, body: change })).toEqual({
      ...before,
      ...change,
    })
  const withoutVideo = await api.call('PATCH /event-types/:id', {
    params: { id: before.id },
    body: { video: null },
  })
  expect(withoutVideo).toEqual({ ...before, ...change, video: null })
})

test('an empty change changes nothing', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  expect(await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: {} })).toEqual(event)
})

test('a name of before web addresses were refused is still read, and the rest can be changed', async () => {
  const host = await openAccount(app)
  const { id } = await addEvent(host)
  const name = 'Talk, www.example.test'
  await app.context.pool.query('update event_types set name = $2 where id = $1', [id, name])
  const params = { id }
  expect((await host.api.call('GET /event-types/:id', { params })).name).toBe(name)
  expect(await host.api.call('PATCH /event-types/:id', { params, body: { duration: 45 } })).toMatchObject({
    name,
    duration: 45,
  })
  const changed = await host.api.try('PATCH /event-types/:id', { params, body: { name, duration: 50 } })
  expect(changed.status).toBe(422)
})

test('moves from a schedule to custom hours and back', async () => {
  const host = await openAccount(app)
  const { id } = await addEvent(host)
  const custom = { kind: 'custom' as const, hours: HOURS }
  const schedule = { kind: 'schedule' as const, scheduleId: host.scheduleId }
  for (const availability of [custom, schedule])
    expect(
      await host.api.call('PATCH /event-types/:id', { params: { id }, body: { availability } }),
    ).toMatchObject({ availability })
  expect((await host.api.call('GET /availability')).schedules).toMatchObject([{ eventTypes: 1 }])
})

test('422, 409 and 404 leave it as it was', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const other = await addEvent(host)
  const { scheduleId } = await openAccount(app)
  const refusals = [
    [{ duration: 1 }, 'invalid_input'],
    [{ name: 'See evil.test/prize' }, 'invalid_input'],
    [{ offText: 'x'.repeat(501) }, 'invalid_input'],
    [{ window: { kind: 'date_range', from: '2027-02-02', to: '2027-02-01' } }, 'invalid_input'],
    [{ slug: other.slug }, 'slug_taken'],
    [{ availability: { kind: 'schedule', scheduleId } }, 'availability_not_found'],
  ] as const
  const params = { id: event.id }
  for (const [body, code] of refusals)
    expect((await host.api.refusal('PATCH /event-types/:id', { params, body })).code).toBe(code)
  expect(await host.api.call('GET /event-types/:id', { params })).toEqual(event)
})

test('a deleted one is gone for its host and for visitors', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const params = { id: event.id }
  await host.api.call('DELETE /event-types/:id', { params })
  const refusals = await Promise.all([
    host.api.refusal('GET /event-types/:id', { params }),
    host.api.refusal('PATCH /event-types/:id', { params, body: { name: 'Back' } }),
    host.api.refusal('DELETE /event-types/:id', { params }),
    host.api.refusal('POST /event-types/:id/copy', { params }),
    app.visitor.refusal('GET /owners/:owner/events/:event', {
      params: { owner: host.me.link, event: event.slug },
    }),
  ])
  expect(refusals.map(({ code }) => code)).toEqual(Array(5).fill('event_type_not_found'))
  expect(await host.api.call('GET /event-types')).toEqual({ eventTypes: [] })
})
