import { describe, expect, test, vi } from 'vitest'
import { book } from '../../testing/hosts.ts'
import { lookAfterAll } from '../../testing/stand-ins/google.ts'
import { eventually } from '../../testing/eventually.ts'
import { impossible, isInGate, startTroubledCalendars, TROUBLES, troublesOf } from './testing/faults.ts'

// Two providers × every fault. `faults.long.test.ts` tries the other providers.
const { app, standIns, openHost, hear, survives } = await startTroubledCalendars()

test('each trouble is tried with each provider, or it is said why it cannot be', () => {
  expect(standIns.map(({ provider }) => provider)).toEqual([
    'google',
    'microsoft',
    'exchange',
    'caldav',
    'ics',
  ])
  expect(TROUBLES).toHaveLength(12)
  for (const standIn of standIns) {
    const names = Object.keys(impossible(standIn))
    expect(TROUBLES.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    const unheard = TROUBLES.filter(({ isSaid }) => isSaid && !standIn.notices).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(unheard))
    // A provider with an account can have every other fault.
    expect(names.length - unheard.length).toBe(standIn.isReadOnly ? 2 : 0)
  }
})

describe.each(standIns.filter(isInGate))('$provider', (standIn) => {
  test.each(troublesOf(standIn))(
    'where $name, invitees book all the same, nothing stands there twice, and at the next look all is well',
    async (trouble) => survives(standIn, trouble),
  )
})

test('one provider that hangs keeps nobody waiting who is with another', async () => {
  const [hung, other] = standIns
  if (!hung || !other) throw new Error('Fewer than two stand-ins')
  const realTimeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(30_000))
  const unlucky = await openHost(hung)
  const lucky = await openHost(other)
  hung.fails('reading', 'hanging')
  let isOver = false
  const look = lookAfterAll(app, unlucky.host).finally(() => (isOver = true))
  await eventually(() => expect(hung.isHanging()).toBe(true))
  const { booking } = await book(app, lucky.host, lucky.event, '2027-03-02T09:00:00Z')
  await hear(lucky.host, booking.id)
  await lookAfterAll(app, lucky.host)
  expect(other.entries()).toHaveLength(1)
  expect(isOver).toBe(false)
  hung.works()
  await look
})
