import type { DnsServer } from '@scheduling/sandbox/dns'
import { startDns } from '@scheduling/sandbox/dns'
import { afterAll, expect, test } from 'vitest'
import { openNames } from './names.ts'

const resolver = await startDns()
const source = await startDns()
afterAll(() => Promise.all([resolver.close(), source.close()]))

const names = (allowPrivate = true) =>
  openNames({
    allowPrivate,
    servers: [`127.0.0.1:${resolver.port}`],
    sourcePort: source.port,
    timeout: 250,
  })
const at = (server: DnsServer, ...records: DnsServer['records']) => {
  server.records = records
  server.asked.length = 0
}

test('each kind is asked for, and what is not there is empty', async () => {
  at(
    resolver,
    ['meet.firma.test', 'CNAME', 'meet.example.test'],
    ['meet.example.test', 'A', '192.0.2.1'],
    ['meet.example.test', 'AAAA', '2001:db8::1'],
    ['_scheduling.meet.firma.test', 'TXT', 'abc'],
  )
  const { ask } = names()
  expect(await ask('meet.firma.test', 'CNAME')).toEqual(['meet.example.test'])
  expect(await ask('meet.firma.test', 'A')).toEqual(['192.0.2.1'])
  expect(await ask('meet.firma.test', 'AAAA')).toEqual(['2001:db8::1'])
  expect(await ask('_scheduling.meet.firma.test', 'TXT')).toEqual(['abc'])
  expect(await ask('nowhere.test', 'A')).toEqual([])
  expect(await ask('meet.example.test', 'TXT')).toEqual([])
})

test('where nobody answers is not where nothing is', async () => {
  resolver.isSilent = true
  await expect(names().ask('meet.firma.test', 'A')).rejects.toThrow(/ETIMEOUT/)
  resolver.isSilent = false
})

test('the responsible servers are looked for above the name, and asked themselves', async () => {
  at(resolver, ['firma.test', 'NS', 'ns.firma.test'], ['ns.firma.test', 'A', '127.0.0.1'])
  at(source, ['meet.firma.test', 'A', '192.0.2.9'])
  expect(await names().askSource('meet.firma.test', 'A')).toEqual(['192.0.2.9'])
  expect(source.asked).toEqual(['meet.firma.test A'])
})

test('nothing of them where they are silent, or none is named', async () => {
  at(resolver, ['firma.test', 'NS', 'ns.firma.test'], ['ns.firma.test', 'A', '127.0.0.1'])
  source.isSilent = true
  expect(await names().askSource('meet.firma.test', 'A')).toBeUndefined()
  source.isSilent = false
  at(resolver)
  expect(await names().askSource('meet.firma.test', 'A')).toBeUndefined()
})

test('a zone that names an address inside is not followed there', async () => {
  at(resolver, ['firma.test', 'NS', 'ns.firma.test'], ['ns.firma.test', 'A', '127.0.0.1'])
  at(source, ['meet.firma.test', 'A', '192.0.2.9'])
  expect(await names(false).askSource('meet.firma.test', 'A')).toBeUndefined()
  expect(source.asked).toEqual([])
})
