import { expect, test } from 'vitest'
import type { DnsRecords } from './judge.ts'
import { judgeNames } from './judge.ts'

const wanted = { target: 'meet.example.com', addresses: ['192.0.2.1', '2001:db8::1'], proof: 'abc' }
const NOTHING: DnsRecords = { aliases: [], addresses: [], texts: [] }
const RIGHT: DnsRecords = { aliases: ['Meet.Example.com.'], addresses: ['192.0.2.1'], texts: ['abc'] }
const ELSEWHERE: DnsRecords = { aliases: [], addresses: ['203.0.113.7'], texts: ['abc'] }

test.each<[what: string, known: DnsRecords, source: DnsRecords | undefined, state: string | null]>([
  ['all is right', RIGHT, RIGHT, null],
  ['all is right, whatever its own servers say', RIGHT, undefined, null],
  ['the addresses are ours, without an alias', { ...RIGHT, aliases: [] }, undefined, null],
  ['nothing is there', NOTHING, NOTHING, 'no_record'],
  ['nothing is there, and its own servers are silent', NOTHING, undefined, 'no_record'],
  ['it leads elsewhere', ELSEWHERE, ELSEWHERE, 'wrong_target'],
  [
    'one of its addresses is another’s',
    { ...RIGHT, aliases: [], addresses: ['192.0.2.1', '203.0.113.7'] },
    undefined,
    'wrong_target',
  ],
  [
    'an alias that only begins like ours',
    { ...ELSEWHERE, aliases: ['meet.example.com.evil.test'] },
    undefined,
    'wrong_target',
  ],
  [
    'it leads here, but nobody has given it to this host',
    { ...RIGHT, texts: ['another'] },
    undefined,
    'no_proof',
  ],
  ['it is right at the source alone', NOTHING, RIGHT, 'not_spread'],
  ['it led elsewhere until now', ELSEWHERE, RIGHT, 'not_spread'],
  ['the proof has not spread', { ...RIGHT, texts: [] }, RIGHT, 'not_spread'],
  ['it is being taken away: the world still sees it', RIGHT, NOTHING, null],
  ['what the source says now counts for the sentence', ELSEWHERE, NOTHING, 'no_record'],
])('%s: %4$s', (_, dnsRecords, source, state) => {
  expect(judgeNames(dnsRecords, source, wanted)?.state ?? null).toBe(state)
})

test('says what stands there instead', () => {
  expect(judgeNames(ELSEWHERE, undefined, wanted)).toEqual({ state: 'wrong_target', found: '203.0.113.7' })
})
