import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import { openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp()

const right = {
  email: 'new@example.test',
  password: PASSWORD,
  name: 'New Host',
  timeZone: 'Europe/Paris',
  link: 'new-host',
}

async function refusal(body: object) {
  const before = await databaseState(app.context.pool)
  const problem = await app.visitor.refusal('POST /users/register', { body, headers: someAddress() })
  expect(await databaseState(app.context.pool)).toBe(before)
  return problem
}

test.each([
  ['email', 'nobody', 'format', 'Email format invalid'],
  ['email', `${'x'.repeat(250)}@example.test`, 'too_long', expect.any(String)],
  ['email', undefined, 'required', expect.any(String)],
  ['password', 'Short-1', 'too_short', 'At least 8 characters are needed'],
  ['password', 'no-uppercase-1', 'uppercase', 'An uppercase letter is needed'],
  ['password', 'NoSpecial123', 'special', 'A special character is needed'],
  ['password', `Aa-${'x'.repeat(200)}`, 'too_long', expect.any(String)],
  ['name', '   ', 'required', 'This field is required'],
  ['name', 'A\nB', 'format', expect.any(String)],
  ['name', 'Ada, evil.example/x', 'web_address', expect.any(String)],
  ['name', 'Ada \u2066', 'direction', expect.any(String)],
  ['name', 'A\u0000B', 'format', expect.any(String)],
  ['name', '\ud800', 'format', expect.any(String)],
  ['timeZone', 'Mars/Base', 'format', 'Expected an IANA name such as Europe/Paris'],
  ['timeZone', '+02:00', 'format', expect.any(String)],
  ['language', 'xx', 'format', expect.any(String)],
  ['link', 'ab', 'too_short', 'Too short. The minimum is 3 characters'],
  ['link', 'Robin', 'characters', expect.any(String)],
  ['link', 'settings', 'reserved', expect.any(String)],
  ['admin', true, 'unknown_field', expect.any(String)],
])('422 %s: %j is %s', async (field, value, reason, message) => {
  const problem = await refusal({ ...right, [field]: value })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: field, reason, message }] })
})

test('422 names every wrong field at once', async () => {
  const problem = await refusal({})
  expect(problem.errors?.map(({ path }) => path)).toEqual(['email', 'password', 'name', 'timeZone'])
})

test('409 slug_taken', async () => {
  const { me } = await openAccount(app)
  expect(await refusal({ ...right, link: me.link })).toMatchObject({
    code: 'slug_taken',
    errors: [{ path: 'link', reason: 'taken' }],
  })
})

test('work from one network, until the hour is over', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const attempt = () =>
    app.visitor.try('POST /users/register', {
      body: { ...right, email: 'many@example.test', link: undefined },
      headers,
    })
  const answers = await Promise.all(Array.from({ length: 10 }, attempt))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
  app.clock.advance(20)
  const { status, body, headers: answered } = await attempt()
  expect([status, answered.get('retry-after')]).toEqual([429, '2400'])
  expect(body).toMatchObject({ code: 'proof_needed' })
  app.clock.advance(40)
  expect((await attempt()).status).toBe(201)
})
