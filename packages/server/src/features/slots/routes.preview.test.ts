import type { EventType } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { databaseState } from '../../testing/database-state.ts'
import { connect, lookAfterAll, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const { app, google } = await startGoogleApp()
const tuesday = { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' }

function preview(host: TestHost, event: EventType, change: Partial<EventType> = {}) {
  const { id, duration, increment, bufferBefore, bufferAfter, minimumNotice, window, limits, availability } =
    {
      ...event,
      ...change,
    }
  const rules = {
    duration,
    increment,
    bufferBefore,
    bufferAfter,
    minimumNotice,
    window,
    limits,
    availability,
  }
  return host.api.call('POST /event-types/preview', { body: { id, ...rules, ...tuesday } })
}

const asked = (host: TestHost, { slug: event }: EventType) =>
  app.visitor.call('GET /slots', { query: { owner: host.me.link, event, ...tuesday } })

test('offers what the real page offers: calendars, meetings with their buffers and limits count', async () => {
  const host = await openAccount(app)
  await connect(host)
  google.account.calendars[0]?.events.set('dentist', {
    id: 'dentist',
    status: 'confirmed',
    start: { dateTime: '2027-03-02T13:30:00Z' },
    end: { dateTime: '2027-03-02T14:00:00Z' },
  })
  const event = await addEvent(host, { bufferBefore: 10, bufferAfter: 20 })
  await book(app, host, event, '2027-03-02T10:00:00Z')
  await asked(host, event)
  await lookAfterAll(app, host)
  const real = await asked(host, event)
  expect(await preview(host, event)).toEqual(real)
  expect(real.starts).not.toContain('2027-03-02T13:30:00Z')
  const limits = { perDay: 1, perWeek: null, perMonth: null }
  expect((await preview(host, event, { limits })).starts).toEqual([])
})

test('follows what is not saved, and changes nothing', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const before = await databaseState(app.context.pool)
  const { starts } = await preview(host, event, { duration: 240, increment: 240 })
  expect(starts).toEqual(['2027-03-02T09:00:00Z', '2027-03-02T13:00:00Z'])
  expect(await databaseState(app.context.pool)).toBe(before)
})

test("404 for another host's schedule, 401 for a visitor", async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const event = await addEvent(host)
  const { id: _, ...foreign } = { ...event, availability: (await addEvent(other)).availability }
  const { duration, increment, bufferBefore, bufferAfter, minimumNotice, window, limits, availability } =
    foreign
  const rules = {
    duration,
    increment,
    bufferBefore,
    bufferAfter,
    minimumNotice,
    window,
    limits,
    availability,
  }
  const body = { ...rules, ...tuesday }
  expect((await host.api.refusal('POST /event-types/preview', { body })).code).toBe('availability_not_found')
  expect((await app.visitor.refusal('POST /event-types/preview', { body })).code).toBe('not_signed_in')
})
