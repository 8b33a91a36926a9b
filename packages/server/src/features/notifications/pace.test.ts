import { MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { startTestApp } from '../../testing/app.ts'
import { MAIL_PAUSE, nextMailAt } from './pace.ts'

const app = await startTestApp()
const host = { audience: 'host', recipient: 'host@example.test', hostId: '' as HostId } as const

test.each([
  ['never', null, undefined],
  ['a minute ago', -MINUTE, MAIL_PAUSE - MINUTE],
  ['as long ago as the pause lasts', -MAIL_PAUSE, undefined],
  ['later than now, for the clock was set back', 24 * 60 * MINUTE, MAIL_PAUSE],
])('after a mail %s the next one waits no longer than the pause', async (_, ago, waits) => {
  const now = app.clock.now()
  const until = await nextMailAt(app.context, host, ago === null ? null : now + ago)
  expect(until && until - now).toBe(waits)
})
