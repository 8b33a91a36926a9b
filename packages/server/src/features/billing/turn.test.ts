import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { openAccount } from '../../testing/hosts.ts'
import { startTestApp } from '../../testing/app.ts'
import { takeTurn } from './store.ts'
import { inTurn } from './turn.ts'

const app = await startTestApp()

/** Takes a turn. `begun` resolves when it starts, and `end` ends it. */
function longTurn(hostId: HostId): { begun: Promise<void>; end: () => Promise<void> } {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const turn = inTurn(app.context, hostId, async () => {
    begun.resolve()
    await ended.promise
  })
  return {
    begun: begun.promise,
    end: async () => {
      ended.resolve()
      await turn
    },
  }
}

test('whoever took too long does not end the turn of the next', async () => {
  const { me } = await openAccount(app)
  const isFree = async () => {
    const now = app.clock.now()
    return takeTurn(app.context.db, me.userID, new Date(now), new Date(now + DAY))
  }
  const slow = longTurn(me.userID)
  await slow.begun
  app.clock.advance(1)
  const next = longTurn(me.userID)
  await next.begun
  await slow.end()
  expect(await isFree()).toBe(false)
  await next.end()
  expect(await isFree()).toBe(true)
})

test('a turn is over however the work ends', async () => {
  const { me } = await openAccount(app)
  const failing = inTurn(app.context, me.userID, async () =>
    Promise.reject(new Error('the provider is away')),
  )
  await expect(failing).rejects.toThrow('the provider is away')
  expect(await inTurn(app.context, me.userID, async () => Promise.resolve('next'))).toBe('next')
})
