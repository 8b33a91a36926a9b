import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('403 schedule_limit_reached for all but one of many at once that want the last place', async () => {
  const host = await openAccount(app)
  await app.context.pool.query(
    `insert into schedules select (x).* from (
       select jsonb_populate_record(schedules, jsonb_build_object('id', gen_random_uuid(), 'is_default', false)) as x
       from schedules, generate_series(2, 99) where id = $1) as many`,
    [host.scheduleId],
  )
  const id = host.scheduleId
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () =>
      host.api.try('POST /availability', { body: { name: 'More', ...HOURS } }),
    ),
    ...Array.from({ length: 4 }, () =>
      host.api.try('POST /availability/:id/copy', { params: { id }, body: { name: 'Again' } }),
    ),
  ])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 403)
  expect(refused.map(({ body }) => body)).toMatchObject(
    Array.from({ length: 7 }, () => ({ code: 'schedule_limit_reached' })),
  )
  expect((await host.api.call('GET /availability')).schedules).toHaveLength(100)
})
