import { describe, expect, test } from 'vitest'
import { frameRefusedBy, parsePolicies, scriptRefusedBy } from './security-policy.ts'

const PAGE = new URL('https://shop.test/contact')
const FRAME = new URL('https://meet.test/robin/intro?embed=inline')
const SCRIPT = new URL('https://meet.test/external/scheduling.js')

function frame(policy: string, { url = FRAME, page = PAGE } = {}) {
  return frameRefusedBy(parsePolicies(policy), url, page)
}

function script(policy: string, element: { nonce?: string; integrity?: string } = {}, url = SCRIPT) {
  const { nonce = null, integrity = null } = element
  return scriptRefusedBy(parsePolicies(policy), url, { nonce, integrity }, PAGE)
}

describe('a frame is shown', () => {
  test.each([
    ['without a policy', ''],
    ['where nothing is said of frames', "script-src 'none'"],
    ['by its origin', 'frame-src https://meet.test'],
    ['by its host', 'frame-src meet.test'],
    ['in capitals', 'FRAME-SRC HTTPS://MEET.TEST'],
    ['by a wildcard over everything', 'frame-src *'],
    ['by a wildcard host of the scheme', 'frame-src https://*'],
    ['by the scheme', 'frame-src https:'],
    ['by the insecure scheme', 'frame-src http:'],
    ['by the insecure origin', 'frame-src http://meet.test'],
    ['by port 443', 'frame-src https://meet.test:443'],
    ['by port 80, read as the secure one', 'frame-src http://meet.test:80'],
    ['by any port', 'frame-src https://meet.test:*'],
    ['by a folder', 'frame-src https://meet.test/robin/'],
    ['by the very page', 'frame-src https://meet.test/robin/intro'],
    ['by the root', 'frame-src https://meet.test/'],
    ['by child-src', "child-src https://meet.test; default-src 'none'"],
    ['by default-src', 'default-src https://meet.test'],
    ['by one of several sources', "frame-src 'self' https://other.test https://meet.test"],
    ['by two policies that both allow it', 'frame-src https://meet.test, default-src https:'],
    ['by the first of two equal directives', "frame-src https://meet.test; frame-src 'none'"],
  ])('%s: %s', (_, policy) => {
    expect(frame(policy)).toBeUndefined()
  })
})

describe('a frame is refused', () => {
  const ADD = 'frame-src https://meet.test'
  test.each([
    ['by none', "frame-src 'none'", ADD],
    ['by an empty list', 'frame-src', ADD],
    ['by frame-src, whatever the others allow', "frame-src 'self'; child-src *; default-src *", ADD],
    [
      'by child-src, whatever default-src allows',
      "child-src 'self'; default-src *",
      'child-src https://meet.test',
    ],
    ['by default-src', "default-src 'self'", ADD],
    ['by another host', 'frame-src https://other.test', ADD],
    ['by a host that only begins alike', 'frame-src https://meet.test.evil.test', ADD],
    ['by the wildcard below it', 'frame-src https://*.meet.test', ADD],
    ['by another port', 'frame-src https://meet.test:8443', ADD],
    ['by another page', 'frame-src https://meet.test/robin/other', ADD],
    ['by another folder', 'frame-src https://meet.test/ada/', ADD],
    ['by another scheme', 'frame-src wss://meet.test', ADD],
    ['by the second of two policies', "frame-src *, frame-src 'self'", ADD],
    ['by words that count for scripts only', "frame-src 'unsafe-inline' 'strict-dynamic'", ADD],
    ['by what is no source', 'frame-src https//meet.test', ADD],
  ])('%s: %s', (_, policy, add) => {
    expect(frame(policy)).toBe(add)
  })
})

test.each([
  ["frame-src 'self'", 'https://shop.test/book', 'https://shop.test/', true],
  ["frame-src 'self'", 'https://shop.test/book', 'http://shop.test/', true],
  ["frame-src 'self'", 'http://shop.test/book', 'https://shop.test/', false],
  ["frame-src 'self'", 'https://shop.test:8443/book', 'https://shop.test/', false],
  ['frame-src meet.test', 'http://meet.test/x', 'https://shop.test/', false],
  ['frame-src meet.test', 'https://meet.test/x', 'http://shop.test/', true],
  ['frame-src https://meet.test', 'http://meet.test/x', 'http://shop.test/', false],
  ['frame-src http://*.test:3000', 'http://meet.test:3000/x', 'http://shop.test/', true],
  ['frame-src http://localhost:3000', 'http://localhost:3000/x', 'http://localhost:3001/', true],
  ['frame-src localhost', 'http://localhost:3000/x', 'http://localhost:3001/', false],
  ['frame-src http://[::1]:3000', 'http://[::1]:3000/x', 'http://[::1]:3001/', true],
  ['frame-src https://meet.test/a%20b/', 'https://meet.test/a%20b/c', 'https://shop.test/', true],
])('%s and %s on %s: %s', (policy, url, page, shown) => {
  expect(frame(policy, { url: new URL(url), page: new URL(page) }) === undefined).toBe(shown)
})

describe('a script runs', () => {
  test.each<[name: string, policy: string, element?: { nonce?: string; integrity?: string }]>([
    ['without a policy', ''],
    ['by its origin', 'script-src https://meet.test'],
    ['by script-src-elem', "script-src-elem https://meet.test; script-src 'none'"],
    ['by default-src', 'default-src https:'],
    ['by its nonce', "script-src 'nonce-abc'", { nonce: 'abc' }],
    [
      'by its nonce where only named scripts count',
      "script-src 'strict-dynamic' 'nonce-abc'",
      { nonce: 'abc' },
    ],
    ['by its hash', "script-src 'sha256-abc='", { integrity: 'sha256-abc=' }],
    ['by all of its hashes', "script-src 'sha256-a' 'sha512-b'", { integrity: 'sha256-a sha512-b' }],
  ])('%s: %s', (_, policy, element) => {
    expect(script(policy, element)).toBeUndefined()
  })
})

describe('a script is refused', () => {
  const ADD = 'script-src https://meet.test'
  test.each<[name: string, policy: string, add: string, element?: { nonce?: string; integrity?: string }]>([
    ['by none', "script-src 'none'", ADD],
    ['by another origin', "script-src 'self' https://www.googletagmanager.com", ADD],
    ['by default-src', "default-src 'self'", ADD],
    ['by script-src-elem', "script-src-elem 'self'; script-src *", 'script-src-elem https://meet.test'],
    ['though inline scripts run', "script-src 'unsafe-inline' 'unsafe-eval'", ADD],
    ['by another nonce', "script-src 'nonce-abc'", ADD, { nonce: 'ABC' }],
    ['by a nonce that it does not have', "script-src 'self' 'nonce-abc'", ADD],
    ['by an empty nonce', "script-src 'nonce-'", ADD, { nonce: '' }],
    ['by one of its hashes', "script-src 'sha256-a'", ADD, { integrity: 'sha256-a sha512-b' }],
    [
      'where only named scripts count, whatever its address',
      "script-src 'strict-dynamic' 'nonce-abc' https://meet.test 'unsafe-inline' https:",
      "nonce='nonce-abc'",
    ],
    ['by the second policy', "script-src *, script-src 'self'", ADD],
  ])('%s: %s', (_, policy, add, element) => {
    expect(script(policy, element)).toBe(add)
  })
})
