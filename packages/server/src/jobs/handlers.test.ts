import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { defineEvent, defineJob } from './define.ts'
import type { JobHandler } from './handlers.ts'
import { handle, startHandlers } from './handlers.ts'
import { LANES } from './lanes.ts'
import type { Scheduler } from './scheduler.ts'

const settings = { lane: LANES.events, retry: 'steady' } as const
const GREETINGS = defineEvent<{ to: string }>({
  ...settings,
  name: 'greetings',
  schema: z.looseObject({ to: z.string() }),
})
const UNREAD = defineJob<object>({ ...settings, name: 'unread' })

const listener = () => vi.fn<(context: Context, data: object) => Promise<void>>(async () => {})

const nowhere = () => {}

/** Starts handlers with a scheduler that hands out jobs by hand. */
function taken(handlers: readonly JobHandler[]) {
  const queues = new Map<string, (data: object) => Promise<void>>()
  const work: Scheduler['work'] = (job, run) => {
    queues.set(job.name, (data) => run(data as never, { id: 'one', giveWay: nowhere }))
  }
  startHandlers({ work, stop: async () => {} }, { config: {} as Config } as Context, handlers)
  return queues
}

test('an event goes to all who listen', async () => {
  const [first, second] = [listener(), listener()]
  await taken([handle(GREETINGS, first), handle(GREETINGS, second)]).get('greetings')?.({ to: 'Ada' })
  for (const heard of [first, second])
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.anything(), { to: 'Ada' }, expect.anything())
})

test('it waits until all of them can', () => {
  const queues = taken([
    handle(GREETINGS, listener()),
    handle(GREETINGS, listener(), () => false),
    handle(UNREAD, listener()),
  ])
  expect([...queues.keys()]).toEqual(['unread'])
})

test('what is not as the schema says is refused by its places, and not by what stands there', async () => {
  const heard = listener()
  const refused = taken([handle(GREETINGS, heard)]).get('greetings')?.({ to: 7, secret: 'hush' })
  await expect(refused).rejects.toThrow('A job in "greetings" is not as its schema says: to')
  expect(heard).not.toHaveBeenCalled()
})

test('what an earlier or a later version added is left as it is', async () => {
  const heard = listener()
  await taken([handle(GREETINGS, heard)]).get('greetings')?.({ to: 'Ada', since: 'later' })
  expect(heard.mock.calls[0]?.[1]).toEqual({ to: 'Ada', since: 'later' })
})
