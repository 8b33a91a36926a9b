import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'
import { proofFor } from '../../testing/proof.ts'

const app = await startTestApp()
await openAccount(app, { email: 'known@example.test' })

function attempt(email: string, password: string, headers = someAddress()) {
  return app.visitor.refusal('POST /users/login', { body: { email, password }, headers })
}

test('401 says the same for a wrong password and an unknown email', async () => {
  const wrong = await attempt('known@example.test', 'Wrong-password-1')
  const unknown = await attempt('unknown@example.test', PASSWORD)
  expect(wrong).toMatchObject({ code: 'wrong_details', title: 'Wrong details! Please try again' })
  expect({ ...unknown, instance: '' }).toEqual({ ...wrong, instance: '' })
})

test.each([
  ['email', 'required', { password: 'x' }],
  ['email', 'format', { email: 'known', password: 'x' }],
  ['password', 'required', { email: 'known@example.test', password: '' }],
  ['password', 'type', { email: 'known@example.test', password: ['x'] }],
])('422 %s: %s', async (path, reason, body) => {
  const problem = await app.visitor.refusal('POST /users/login', { body, headers: someAddress() })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path, reason }] })
})

test('after ten mistakes from one network each more costs work; elsewhere nobody is hindered', async () => {
  await openAccount(app, { email: 'guessed@example.test' })
  const headers = { 'x-forwarded-for': '203.0.113.10' }
  for (let mistake = 0; mistake < 10; mistake++)
    expect((await attempt('guessed@example.test', 'Wrong-password-1', headers)).code).toBe('wrong_details')
  const refused = await attempt('Guessed@example.test', PASSWORD, headers)
  const body = { email: 'guessed@example.test', password: PASSWORD }
  await app.visitor.call('POST /users/login', { body, headers: someAddress() })
  await app.visitor.call('POST /users/login', { body, headers: { ...headers, ...(await proofFor(refused)) } })
})

test('after thirty mistakes from many networks the right password costs work, and is let in', async () => {
  await openAccount(app, { email: 'wanted@example.test' })
  for (let mistake = 0; mistake < 30; mistake++)
    expect((await attempt('wanted@example.test', 'Wrong-password-1')).code).toBe('wrong_details')
  const refused = await attempt('wanted@example.test', PASSWORD)
  const headers = { ...someAddress(), ...(await proofFor(refused)) }
  const body = { email: 'wanted@example.test', password: PASSWORD }
  await app.visitor.call('POST /users/login', { body, headers })
})

test('work after a hundred attempts from one network on any accounts', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const codes = await Promise.all(
    Array.from({ length: 101 }, async (_, index) => {
      const problem = await attempt(`nobody-${index}@example.test`, 'Wrong-password-1', headers)
      return problem.code
    }),
  )
  expect(codes.filter((code) => code === 'proof_needed')).toHaveLength(1)
})

test('a caller cannot choose the address that is counted by more than its own proxy says', async () => {
  const before = await keysCounted()
  for (let mistake = 0; mistake < 3; mistake++)
    await attempt('spoof@example.test', 'Wrong-password-1', {
      'x-forwarded-for': `198.51.100.${mistake}, 203.0.113.11`,
    })
  // One key for the network, one for the account, and one for both together.
  expect((await keysCounted()) - before).toBe(3)
})

async function keysCounted(): Promise<number> {
  const { rows } = await app.context.pool.query('select count(distinct key)::int as count from attempts')
  return rows[0].count
}
