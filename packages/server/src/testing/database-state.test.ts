import { expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { databaseState } from './database-state.ts'
import { openAccount } from './hosts.ts'

const app = await startTestApp()
await openAccount(app)
const { context } = app
const state = async () => databaseState(context.pool)

test('one row more, another value in one, one less: each is seen, and what is as before is the same', async () => {
  const before = await state()
  await context.pool.query(`insert into hosts (host_id) values ('00000000-0000-4000-8000-000000000001')`)
  const added = await state()
  await context.pool.query(`update profiles set name = name || ' again'`)
  const changed = await state()
  expect(new Set([before, added, changed]).size).toBe(3)
  await context.pool.query(`update profiles set name = replace(name, ' again', '')`)
  expect(await state()).toBe(added)
  await context.pool.query(`delete from hosts where host_id = '00000000-0000-4000-8000-000000000001'`)
  expect(await state()).toBe(before)
})

test('so is a job', async () => {
  const before = await state()
  await context.pool.query(`insert into jobs.job (name, data) select name, '{}' from jobs.queue limit 1`)
  expect(await state()).not.toBe(before)
})
