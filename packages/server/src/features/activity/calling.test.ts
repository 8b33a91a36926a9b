import { expect, test } from 'vitest'
import { callingInWords } from './calling.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.14.1', 'curl', null],
  ['node', 'Node.js', null],
  ['', null, null],
  [`${'x'.repeat(400)} Firefox/145.0`, null, null],
])('%s', (userAgent, browser, system) => {
  expect(callingInWords({ ip: '203.0.113.7', userAgent })).toMatchObject({ browser, system })
})

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:DB8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
  ['2001:db8::1', '2001:db8:*'],
  ['fe80::1%eth0', 'fe80:*'],
  ['127.0.0.1', null],
  ['::1', null],
])('%s is shown as %s', (ip, network) => {
  expect(callingInWords({ ip, userAgent: undefined }).network).toBe(network)
})
