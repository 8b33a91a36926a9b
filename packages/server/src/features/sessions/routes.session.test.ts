import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, PASSWORD } from '../../testing/hosts.ts'
import { cleanUpSessions } from './operations.ts'

const app = await startTestApp()

test('signing out ends this session alone', async () => {
  const { me, api } = await openAccount(app, { email: 'two-tabs@example.test' })
  const other = await app.visitor.call('POST /users/login', {
    body: { email: 'two-tabs@example.test', password: PASSWORD },
  })
  await api.call('POST /users/logout')
  expect((await api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect((await api.refusal('POST /users/logout')).code).toBe('not_signed_in')
  expect(await app.as(`Bearer ${other.token}`).call('GET /users/aboutme')).toEqual(me)
})

test('a session ends after 30 days, and is swept away', async () => {
  const { me, api } = await openAccount(app)
  app.clock.set('2027-03-31T07:59:59Z')
  expect(await api.call('GET /users/aboutme')).toEqual(me)
  app.clock.set('2027-03-31T08:00:00Z')
  expect((await api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  await cleanUpSessions(app.context)
  await cleanUpSessions(app.context)
  const left = await app.context.db
    .selectFrom('sessions')
    .selectAll()
    .where('for_host', '=', me.userID)
    .execute()
  expect(left).toEqual([])
})
