import { DAY, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { checkTrials } from './operations.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp({ hasPlans: true })
const { pool } = app.context

const later = (days: number) => app.clock.advance((days * DAY) / MINUTE)

/** What a host was told, in order. */
async function told(hostId: string): Promise<string[]> {
  const { rows } = await pool.query<{ change: string }>(
    'select change from billing_told where host_id = $1 order by told_at',
    [hostId],
  )
  return rows.map(({ change }) => change)
}

test('one who cannot be told keeps nobody else from it, and is told as soon as that is possible', async () => {
  const hosts = [await openAccount(app), await openAccount(app), await openAccount(app)]
  const [first, second, third] = hosts.map(({ me }) => me.userID) as [HostId, HostId, HostId]
  await pool.query(`alter table billing_told add constraint refused check (host_id <> '${second}') not valid`)
  later(12)
  await expect(checkTrials(app.context)).rejects.toThrow('not every trial')
  expect(await Promise.all([first, second, third].map(told))).toEqual([
    ['trial_ending'],
    [],
    ['trial_ending'],
  ])
  await pool.query('alter table billing_told drop constraint refused')
  await checkTrials(app.context)
  expect(await told(second)).toEqual(['trial_ending'])
})

test('who buys a plan while the others are told keeps it, and reads nothing of an end', async () => {
  const { me, api } = await openAccount(app)
  later(15)
  const buying = await pool.connect()
  await buying.query('begin')
  await buying.query("update plans set plan_type = 'growth_monthly' where host_id = $1", [me.userID])
  const round = checkTrials(app.context)
  await eventually(async () => {
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    expect((await pool.query(waiting)).rows).not.toEqual([])
  })
  await buying.query('commit')
  buying.release()
  await round
  expect(await told(me.userID)).toEqual([])
  expect(await api.call('GET /users/aboutme')).toMatchObject({ account_type: 'prime' })
})

test('who was told nothing for a year, because nobody looked, is told then', async () => {
  const { me } = await openAccount(app)
  later(365)
  await checkTrials(app.context)
  expect(await told(me.userID)).toEqual(['trial_ended'])
})
