import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { checkedServer, firstFinding, problemsFound } from '../testing/checked-server.ts'
import { backupsCheck } from './backups.ts'

const app = await startTestApp()
const { pool, clock } = app.context
const hoursAgo = (hours: number) => new Date(clock.now() - hours * 3_600_000)

test('warns until there is a backup of the last two days, except in a trial', async () => {
  const server = checkedServer(app)
  expect(await problemsFound(backupsCheck, server)).toEqual([['warning', 'There is no backup.']])
  expect(await problemsFound(backupsCheck, checkedServer(app, { isTrial: true }))).toEqual([])
  await pool.query('insert into newest_backup (taken_at, bytes) values ($1, 1000)', [hoursAgo(47)])
  expect(await problemsFound(backupsCheck, server)).toEqual([])
  await pool.query('update newest_backup set taken_at = $1', [hoursAgo(49)])
  expect((await firstFinding(backupsCheck, server))?.evidence).toBe('It is of 49 hours ago.')
  await pool.query('delete from newest_backup')
})

test('says that a restored server waits for the operator', async () => {
  await pool.query('insert into restored (restored_at, taken_at) values ($1, $1)', [hoursAgo(1)])
  expect(await problemsFound(backupsCheck, checkedServer(app, { isTrial: true }))).toEqual([
    ['warning', 'A restored server sends no emails and calls nobody.'],
  ])
})
