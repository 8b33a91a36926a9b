import { expect, test } from 'vitest'
import { turns } from '../../../database/turns.ts'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import { withService } from '../../../testing/service.ts'
import { renewBusy } from '../../busy/operations.ts'
import { findOffer } from '../../offers/operations.ts'
import { HOST_TURNS, withHostLocks } from './locks.ts'
import { SlotLost } from '../conflict.ts'

const app = await startTestApp()
const { context } = app

test('what is refused leaves nothing behind that was written before', async () => {
  const host = await openAccount(app)
  const { slug } = await addEvent(host)
  const revision = async () => (await findOffer(context, host.me.link, slug)).owner.busyRevision
  const before = await revision()
  const hostIds = [host.me.userID]
  const lost = new SlotLost('overtaken')
  const change = withHostLocks(context, {
    hostIds,
    write: async (trx) => {
      await renewBusy(trx, host.me.userID)
      throw lost
    },
  })
  await expect(change).rejects.toBe(lost)
  expect(await revision()).toBe(before)
})

test('those who name the same hosts in another order do not wait for each other for ever', async () => {
  const hosts = await Promise.all([1, 2, 3].map(() => openAccount(app)))
  const hostIds = hosts.map(({ me }) => me.userID)
  // Requests in one process wait for each other in memory. Those in several processes wait for the database.
  const others = Array.from({ length: 3 }, () => withService(context, HOST_TURNS, turns()))
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.all(
      [context, context, ...others].map((process, index) =>
        withHostLocks(process, {
          hostIds: index % 2 ? hostIds : hostIds.toReversed(),
          write: async () => index,
        }),
      ),
    )
    expect(outcomes).toHaveLength(5)
  }
})
