import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { HostId } from '../../host-id.ts'
import type { TestApp } from '../../testing/app.ts'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import type { DeliveryKey } from './store.ts'
import { claimDelivery, markRefused, markSent, releaseDelivery } from './store.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
let app: TestApp
let hostId: HostId
let key: DeliveryKey

beforeAll(async () => {
  app = await startTestApp()
  hostId = (await openAccount(app)).me.userID
})
afterAll(() => app.stop())
beforeEach(() => {
  key = { hostId, eventId: randomUUID(), recipient: 'grace@example.test', kind: 'confirmation.invitee' }
})

const claim = (now = NOW) => claimDelivery(app.context.db, key, null, now)

it('lets one of many attempts at the same mail have it', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim()))
  expect(claims.toSorted()).toEqual(['claimed', ...Array.from({ length: 19 }, () => 'taken')])
})

it('gives the mail of a process that died to the next, after a minute', async () => {
  await claim()
  expect(await claim(NOW + 59_000)).toBe('taken')
  expect(await claim(NOW + 60_000)).toBe('claimed')
})

it('gives a failed mail to the next attempt at once', async () => {
  await claim()
  await releaseDelivery(app.context.db, key, '452 full')
  expect(await claim()).toBe('claimed')
})

it('gives a mail that was sent or refused to nobody', async () => {
  await claim()
  await markSent(app.context.db, key, NOW)
  expect(await claim(NOW + 600_000)).toBe('settled')
  key = { ...key, eventId: randomUUID() }
  await claim()
  await markRefused(app.context.db, key, '550 no such user', NOW)
  expect(await claim(NOW + 600_000)).toBe('settled')
})

it('tells mails of one event apart by recipient and kind', async () => {
  await claim()
  key = { ...key, recipient: 'ada@example.test' }
  expect(await claim()).toBe('claimed')
  key = { ...key, kind: 'reminder.invitee.60m' }
  expect(await claim()).toBe('claimed')
})
