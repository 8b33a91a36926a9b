import { expect, test } from 'vitest'
import { turns } from '../../database/turns.ts'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { withKept } from '../../testing/kept.ts'
import { renewBusy } from '../busy/operations.ts'
import { findOffer } from '../offers/operations.ts'
import { IN_TURN, underLocks } from './guarded.ts'
import { OVERTAKEN } from './outcome.ts'

const app = await startTestApp()
const { context } = app

test('what is refused leaves nothing behind that was written before', async () => {
  const host = await openAccount(app)
  const { slug } = await addEvent(host)
  const revision = async () => (await findOffer(context, host.me.link, slug)).hosts[0].busyRevision
  const before = await revision()
  const hostIds = [host.me.userID]
  const outcome = await underLocks(context, {
    hostIds,
    write: async (trx) => {
      await renewBusy(trx, host.me.userID)
      return OVERTAKEN
    },
  })
  expect(outcome).toEqual({ kind: 'overtaken' })
  expect(await revision()).toBe(before)
})

test('those who name the same hosts in another order do not wait for each other for ever', async () => {
  const hosts = await Promise.all([1, 2, 3].map(() => openAccount(app)))
  const hostIds = hosts.map(({ me }) => me.userID)
  // In one process they wait in turn, in several for the database.
  const others = Array.from({ length: 3 }, () => withKept(context, IN_TURN, turns()))
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.all(
      [context, context, ...others].map((process, index) =>
        underLocks(process, {
          hostIds: index % 2 ? hostIds : hostIds.toReversed(),
          write: async () => ({ kind: 'written', written: index }),
        }),
      ),
    )
    expect(outcomes).toHaveLength(5)
  }
})
