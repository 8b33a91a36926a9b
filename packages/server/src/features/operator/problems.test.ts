import { expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import type { ServerState } from './operations.ts'
import { problemsOf } from './problems.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000)

interface Given {
  config?: Partial<Config>
  mails?: Partial<ServerState['mails']>
  isSuperuser?: boolean
  isPaused?: boolean
  hasSealedSecrets?: boolean
}

function keys({
  config,
  mails,
  isSuperuser = false,
  isPaused = false,
  hasSealedSecrets = false,
}: Given): string[] {
  const state = {
    config: {
      publicUrl: 'https://meet.example.com',
      isTrial: false,
      roles: ['web', 'worker'],
      mails: 'sent',
      secretKeys: [],
      ...config,
    },
    mails: { waitingSince: null, tried: 0, ...mails },
    database: { isSuperuser },
    backups: { restored: isPaused ? {} : undefined },
    hasSealedSecrets,
  } as ServerState
  return problemsOf(state, NOW).map(({ key }) => key)
}

test.each<[keys: string[], what: string, given: Given]>([
  [[], 'all is well', {}],
  [['mailsWait'], 'no mail server is set', { config: { mails: 'waiting' } }],
  [
    ['paused'],
    'a restored server has no one’s leave to send',
    { isPaused: true, mails: { waitingSince: minutesAgo(60) } },
  ],
  [['mailsCaught'], 'mails are only kept', { config: { mails: 'caught' } }],
  [
    [],
    'that is what a trial is for',
    { config: { mails: 'caught', isTrial: true, publicUrl: 'http://localhost:3000' } },
  ],
  [[], 'a mail is about to be sent', { mails: { waitingSince: minutesAgo(9) } }],
  [['nobodySends'], 'a mail should have been sent', { mails: { waitingSince: minutesAgo(10) } }],
  [['serverRefuses'], 'it was tried', { mails: { waitingSince: minutesAgo(60), tried: 1 } }],
  [[], 'others send, and may well have a mail server', { config: { mails: 'waiting', roles: ['web'] } }],
  [
    ['nobodySends'],
    'others should send, but do not',
    { config: { mails: 'waiting', roles: ['web'] }, mails: { waitingSince: minutesAgo(30) } },
  ],
  [['noEncryption'], 'links are readable on the way', { config: { publicUrl: 'http://meet.internal' } }],
  [[], 'nobody is on the way', { config: { publicUrl: 'http://127.0.0.1:3000' } }],
  [['superuser'], 'the role may too much', { isSuperuser: true }],
  [['keyBesideSecrets'], 'the key lies beside what it closes', { hasSealedSecrets: true }],
  [[], 'it lies elsewhere', { hasSealedSecrets: true, config: { secretKeys: [Buffer.alloc(32)] } }],
  [
    ['mailsWait', 'noEncryption', 'superuser'],
    'much is wrong at once',
    { config: { mails: 'waiting', publicUrl: 'http://meet.internal' }, isSuperuser: true },
  ],
])('%j where %s', (expected, _, given) => {
  expect(keys(given)).toEqual(expected)
})

test('says for how long nobody has sent anything', () => {
  const state = {
    config: { publicUrl: 'https://a.test', isTrial: false, roles: ['web', 'worker'], mails: 'sent' },
    mails: { waitingSince: minutesAgo(95), tried: 0 },
    database: { isSuperuser: false },
    backups: {},
  } as unknown as ServerState
  expect(problemsOf(state, NOW)).toEqual([{ key: 'nobodySends', minutes: 95 }])
})
