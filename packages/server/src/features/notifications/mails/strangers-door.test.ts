import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

// Mails to whoever an account belongs to, whoever runs the server, or whoever has booked. All others pass the door.
const OWN = [
  'account-change',
  'billing',
  'connection',
  'domain',
  'email-change',
  'export-ready',
  'feedback',
  'held',
  'password-reset',
  'put-back',
  'reward',
  'verification',
  'webhook',
]
// Told in turn: see `../tell.ts`.
const IN_TURN = ['booking']

const here = new URL('./', import.meta.url)

test('each mail that may go to somebody who never asked for it passes the door and waits for its turn', async () => {
  const entries = await readdir(here, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const others = folders.filter((name) => ![...OWN, ...IN_TURN, 'known-account'].includes(name))
  expect(new Set(others)).toEqual(new Set(['confirm', 'invitation', 'poll']))
  for (const name of others) {
    const code = await readFile(new URL(`${name}/index.ts`, here), 'utf8')
    const passes = /peaceUntil\(.*(stranger|mailId)/.test(code)
    expect([name, passes, code.includes('hasStopped(')]).toEqual([name, true, true])
  }
})
