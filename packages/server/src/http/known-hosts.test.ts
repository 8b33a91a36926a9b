import { expect, test } from 'vitest'
import { askedHost, knownHosts, originForm } from './known-hosts.ts'

const asked = (host: string | undefined, url = '/', ...more: string[]) =>
  askedHost({
    url,
    headers: { host },
    rawHeaders: [...(host === undefined ? [] : ['Host', host]), ...more],
  })

test.each([
  ['meet.example.com', 'meet.example.com'],
  ['MEET.Example.COM', 'meet.example.com'],
  ['meet.example.com.', 'meet.example.com'],
  ['meet.example.com:443', 'meet.example.com'],
  ['meet.example.com.:80', 'meet.example.com'],
  ['localhost:3000', 'localhost:3000'],
  ['127.0.0.1:3000', '127.0.0.1:3000'],
  ['[::1]:3000', '[::1]:3000'],
])('%s asks for %s', (host, name) => {
  expect(asked(host)).toBe(name)
})

test.each([
  undefined,
  '',
  ' ',
  '.',
  'meet.example.com..',
  'meet..example.com',
  'meet.example.com:',
  'meet.example.com:x',
  'meet.example.com:443:443',
  'meet.example.com,evil.test',
  'meet.example.com/evil.test',
  'evil.test@meet.example.com',
  'http://meet.example.com',
  'meet.example.com evil.test',
  'mеet.example.com',
])('%j asks for nobody', (host) => {
  expect(asked(host)).toBeUndefined()
})

test('two names are none, whatever they are', () => {
  expect(asked('meet.example.com', '/', 'hOsT', 'meet.example.com')).toBeUndefined()
  expect(asked('meet.example.com', '/', 'Accept', 'host')).toBe('meet.example.com')
})

test.each([
  ['http://meet.example.com/a?b', 'meet.example.com', '/a?b'],
  ['HTTPS://MEET.example.com:443', 'meet.example.com', '/'],
  ['http://meet.example.com?x=http://evil.test/', 'meet.example.com', '/?x=http://evil.test/'],
  ['http://evil.test/a', undefined, '/a'],
  ['http://meet.example.com@evil.test/', undefined, '/'],
  ['http:///a', undefined, '/a'],
  ['/a?b=http://evil.test/', 'meet.example.com', '/a?b=http://evil.test/'],
  ['*', 'meet.example.com', '*'],
])('the first line may name the host, if it is the same: %s', (url, host, rest) => {
  expect([asked('meet.example.com', url), originForm(url)]).toEqual([host, rest])
})

test('what came before the address was made right counts', () => {
  const request = { headers: { host: 'a.test' }, rawHeaders: ['Host', 'a.test'], url: '/' }
  expect(askedHost({ ...request, originalUrl: 'http://evil.test/' })).toBeUndefined()
})

test.each<[known: boolean, publicUrl: string, host: string]>([
  [true, 'https://meet.example.com', 'meet.example.com'],
  [true, 'https://meet.example.com:8443', 'meet.example.com:8443'],
  [true, 'https://meet.example.com:8443', 'meet.example.com'],
  [true, 'https://meet.example.com', 'old.example.com'],
  [true, 'https://meet.example.com', '10.0.0.5:3000'],
  [true, 'https://meet.example.com', 'any.internal:1234'],
  [true, 'https://meet.example.com', 'shop.custom.test'],
  [false, 'https://meet.example.com', 'meet.example.com:3000'],
  [false, 'https://meet.example.com', 'www.meet.example.com'],
  [false, 'https://meet.example.com', 'example.com'],
  [false, 'https://meet.example.com', 'localhost'],
  [false, 'https://meet.example.com', 'localhost:3000'],
  [false, 'https://meet.example.com', '127.0.0.1:3000'],
  [false, 'https://meet.example.com', '10.0.0.5'],
  [false, 'https://meet.example.com', '*'],
])('%s: at %s somebody asks for %s', async (known, publicUrl, host) => {
  const isKnown = knownHosts({
    publicUrl,
    isTrial: false,
    port: 3000,
    knownHosts: ['old.example.com', '10.0.0.5:3000', 'any.internal:*'],
    more: [() => Promise.resolve(new Set(['shop.custom.test']))],
  })
  expect(await isKnown(host)).toBe(known)
})

test.each<[known: boolean, host: string]>([
  [true, 'localhost:3000'],
  [true, '127.0.0.1:3000'],
  [true, '[::1]:3000'],
  [false, 'localhost'],
  [false, 'localhost:3001'],
  [false, '127.0.0.2:3000'],
  [false, 'rebound.evil.test:3000'],
])('%s: in the trial somebody asks for %s', async (known, host) => {
  const trial = { publicUrl: 'http://localhost:3000', isTrial: true, port: 3000, knownHosts: [] }
  expect(await knownHosts({ ...trial, more: [] })(host)).toBe(known)
})
