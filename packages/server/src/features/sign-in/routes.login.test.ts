import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp()

test('signs in with a token of its own each time', async () => {
  const { me, token } = await openAccount(app, { email: 'Mixed.Case@example.test' })
  const session = await app.visitor.call('POST /users/login', {
    body: { email: ' mixed.case@EXAMPLE.test ', password: PASSWORD },
  })
  expect(session).toMatchObject({ me, expires: '2027-03-31T08:00:00.000Z' })
  expect(session.token).not.toBe(token)
  expect(await app.as(`bearer ${session.token}`).call('GET /users/aboutme')).toEqual(me)
})

test('remembers which tab signed in', async () => {
  const { me } = await openAccount(app, { email: 'tab@example.test' })
  await app.visitor.call('POST /users/login', {
    body: { email: 'tab@example.test', password: PASSWORD },
    headers: { 'x-device-id': 'tab-7' },
  })
  const rows = await app.context.db
    .selectFrom('sessions')
    .select('device_id')
    .where('for_host', '=', me.userID)
    .execute()
  expect(rows).toContainEqual({ device_id: 'tab-7' })
})

test('a sign-in forgets the mistakes before it', async () => {
  await openAccount(app, { email: 'clumsy@example.test' })
  const attempt = (password: string) =>
    app.visitor.try('POST /users/login', {
      body: { email: 'clumsy@example.test', password },
      headers: someAddress(),
    })
  for (let round = 0; round < 2; round++) {
    for (let mistake = 0; mistake < 8; mistake++) expect((await attempt('wrong')).status).toBe(401)
    expect((await attempt(PASSWORD)).status).toBe(200)
  }
})
