import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

async function hostWithEvenings() {
  const host = await openAccount(app)
  const evenings = await host.api.call('POST /availability', {
    body: {
      name: 'Evenings',
      timeZone: 'Asia/Tokyo',
      weekly: { ...HOURS.weekly, mon: [{ start: '18:00', end: '21:00' }] },
      overrides: [{ date: '2027-03-03', ranges: [{ start: '10:00', end: '11:00' }] }],
    },
  })
  const event = await addEvent(host, { availability: { kind: 'schedule', scheduleId: evenings.id } })
  return { host, evenings, event }
}

test('event types that used it get custom hours with the same hours', async () => {
  const { host, evenings, event } = await hostWithEvenings()
  const query = {
    owner: host.me.link,
    event: event.slug,
    from: '2027-03-01T00:00:00Z',
    to: '2027-04-01T00:00:00Z',
  }
  const before = await app.visitor.call('GET /slots', { query })
  await host.api.call('DELETE /availability/:id', { params: { id: evenings.id } })

  const { timeZone, weekly, overrides } = evenings
  const after = await host.api.call('GET /event-types/:id', { params: { id: event.id } })
  expect(after.availability).toEqual({ kind: 'custom', hours: { timeZone, weekly, overrides } })
  expect(await app.visitor.call('GET /slots', { query })).toEqual(before)
  expect((await host.api.call('GET /availability')).schedules.map(({ id }) => id)).toEqual([host.scheduleId])
})

test('a booking of a deleted event type that used it can still be moved', async () => {
  const { host, evenings, event } = await hostWithEvenings()
  const { manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  await host.api.call('DELETE /event-types/:id', { params: { id: event.id } })
  await host.api.call('DELETE /availability/:id', { params: { id: evenings.id } })
  const moved = await manage.call('POST /manage/reschedule', { body: { start: '2027-03-01T10:00:00Z' } })
  expect(moved.start).toBe('2027-03-01T10:00:00.000Z')
})

test('404 the second time', async () => {
  const { host, evenings } = await hostWithEvenings()
  const params = { id: evenings.id }
  await host.api.call('DELETE /availability/:id', { params })
  for (const route of ['DELETE /availability/:id', 'GET /availability/:id'] as const)
    expect((await host.api.refusal(route, { params })).code).toBe('availability_not_found')
})

test('409 the default cannot go', async () => {
  const { host } = await hostWithEvenings()
  const problem = await host.api.refusal('DELETE /availability/:id', { params: { id: host.scheduleId } })
  expect(problem).toMatchObject({ code: 'cannot_delete_availability', title: 'Cannot delete availability' })
})

test('event types that take it in the same moment get its hours or are told that it is gone', async () => {
  const host = await openAccount(app)
  for (let round = 0; round < 5; round++) {
    const { id } = await host.api.call('POST /availability', { body: { name: 'Short-lived', ...HOURS } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        index === 4
          ? host.api.try('DELETE /availability/:id', { params: { id } })
          : host.api.try('POST /event-types', {
              body: {
                name: 'Rush',
                slug: `rush-${round}-${index}`,
                description: 'In a hurry',
                locations: [{ kind: 'zoom' }],
                availability: { kind: 'schedule', scheduleId: id },
              },
            }),
      ),
    )
    const [removed] = answers.splice(4, 1)
    expect(removed?.status).toBe(204)
    for (const added of answers) expect([201, 404]).toContain(added.status)
  }
})
