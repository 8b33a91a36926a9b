import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp()

async function codeOf(host: TestHost): Promise<string> {
  const { rows } = await app.context.pool.query(
    `select data->>'code' as code from jobs.job where name = 'registrations' and data->>'hostId' = $1`,
    [host.me.userID],
  )
  return rows[0].code
}

const verify = (id: string, codex: string, headers = someAddress()) =>
  app.visitor.try('GET /users/verify', { query: { id, codex }, headers })

test('the link from the mail confirms the address, and is safe to repeat', async () => {
  const host = await openAccount(app)
  const code = await codeOf(host)
  for (let time = 0; time < 2; time++)
    expect(await verify(host.me.userID, code)).toMatchObject({ status: 200, body: { activated: true } })
  expect((await host.api.call('GET /users/aboutme')).userStatus).toBe('active')
})

test('410 for a wrong code and for the code of another account', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  for (const code of ['wrong', `${await codeOf(host)}x`, await codeOf(other)])
    expect(await verify(host.me.userID, code)).toMatchObject({ body: { code: 'verification_invalid' } })
  expect((await host.api.call('GET /users/aboutme')).userStatus).toBe('unverified')
})

test.each([
  ['id', { codex: 'x' }],
  ['id', { id: 'x', codex: 'x' }],
  ['codex', { id: crypto.randomUUID() }],
  ['codex', { id: crypto.randomUUID(), codex: '' }],
])('422 %s in %j', async (path, query: Record<string, string>) => {
  const problem = await app.visitor.refusal('GET /users/verify', { query, headers: someAddress() })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
})

test('429 after fifty codes tried from one address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  for (let attempt = 0; attempt < 50; attempt++)
    expect((await verify(crypto.randomUUID(), 'guess', headers)).status).toBe(410)
  expect((await verify(crypto.randomUUID(), 'guess', headers)).body).toMatchObject({ code: 'rate_limited' })
})
