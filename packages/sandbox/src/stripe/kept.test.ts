import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Stripe } from './server.ts'
import { startStripe } from './server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-stripe-'))
const keys = { secretKey: 'sk_test_kept', publishableKey: 'pk_test_kept' }
const start = async () => startStripe({ ...keys, file: path.join(folder, 'stripe.json') })
afterAll(() => rmSync(folder, { recursive: true }))

async function post({ url }: Stripe, place: string, fields: Record<string, string>, key: string) {
  const answer = await fetch(`${url}${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}`, 'idempotency-key': key },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { replayed: answer.headers.get('idempotent-replayed'), body: await answer.text() }
}

test('the next start knows what was answered, by which key, and how far the clock was moved', async () => {
  const before = await start()
  await post(before, '/clock', { days: '40' }, 'clock')
  const { body } = await post(before, '/v1/customers', { email: 'ada@kept.example' }, 'first')
  const moved = before.world.now()
  await before.close()

  const after = await start()
  expect(after.world.now()).toBeGreaterThanOrEqual(moved)
  expect(await post(after, '/v1/customers', { email: 'ada@kept.example' }, 'first')).toEqual({
    replayed: 'true',
    body,
  })
  const { id } = JSON.parse(body) as { id: string }
  expect(after.world.all('customer')).toMatchObject([{ id, email: 'ada@kept.example' }])
  await after.close()
})
