import { expect, test } from 'vitest'
import { addressProblem } from './named-address.ts'

const strict = { allowPrivate: false }
const open = { allowPrivate: true }

test.each([
  'https://example.com/hook',
  'http://example.com:8080/',
  'https://example.com:8443/',
  'https://example.com./',
  'https://1.1.1.1/',
  'https://[2606:4700::1111]/',
  'https://local.example.com/',
  'https://localhost.example.com/',
  'https://my-local.net/',
  'https://internal.co/',
  'https://corp.example/',
  'https://exämple.test/',
])('%s is public, as far as can be seen', (address) => {
  expect(addressProblem(new URL(address), strict)).toBeUndefined()
})

const INSIDE = [
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://１２７.０.０.１/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1:8080/',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://127.0.0.1:6379/',
]

const NAMES = [
  'http://localhost/',
  'http://LOCALHOST./',
  'http://app.localhost/',
  'http://db.internal/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://nas.lan/',
  'http://wiki.corp/',
  'http://router.home.arpa/',
  'http://fritz.home/',
  'http://intranet/',
  'http://db:8080/',
  'http://localhost.localdomain/',
]

const NEVER = [
  'http://0.0.0.0/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://100.100.100.200/',
  'http://255.255.255.255/',
]

test.each([...INSIDE, ...NAMES, ...NEVER])('%s is not public', (address) => {
  expect(addressProblem(new URL(address), strict)).toBe('not_public')
})

test.each([...INSIDE, ...NAMES, 'http://example.com:6379/'])(
  '%s is taken where whoever runs the server allows it',
  (address) => {
    expect(addressProblem(new URL(address), open)).toBeUndefined()
  },
)

test.each(NEVER)('%s is taken nowhere', (address) => {
  expect(addressProblem(new URL(address), open)).toBe('not_public')
})

test.each(['http://example.com:22/', 'https://example.com:6379/', 'https://1.1.1.1:3000/'])(
  '%s is on no port of sites',
  (address) => {
    expect(addressProblem(new URL(address), strict)).toBe('port')
  },
)
