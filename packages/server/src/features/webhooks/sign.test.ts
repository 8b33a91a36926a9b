import { expect, test } from 'vitest'
import { newSecret, secretText, signedHeaders } from './sign.ts'

// Source: https://github.com/standard-webhooks/standard-webhooks, the example of its libraries.
const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const SIGNED = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

test('signs as the published example does', () => {
  const secrets = [Buffer.from(SECRET, 'base64')]
  const headers = signedHeaders(secrets, SIGNED['webhook-id'], 1_614_265_330_999, '{"test": 2432232314}')
  expect(headers).toEqual(SIGNED)
})

test('two secrets sign side by side', () => {
  const secrets = [newSecret(), Buffer.from(SECRET, 'base64')]
  const headers = signedHeaders(secrets, SIGNED['webhook-id'], 1_614_265_330_000, '{"test": 2432232314}')
  const [, second, ...others] = String(headers['webhook-signature']).split(' ')
  expect([second, others]).toEqual([SIGNED['webhook-signature'], []])
})

test('a secret is written so that libraries take it, and is another each time', () => {
  const [one, other] = [secretText(newSecret()), secretText(newSecret())]
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(one).not.toBe(other)
})
