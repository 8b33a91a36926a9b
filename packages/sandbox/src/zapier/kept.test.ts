import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ZapierApp } from './app.ts'
import { startZapier } from './server.ts'

let target = ''

const app: ZapierApp = {
  authentication: {
    fields: [{ key: 'apiKey', required: true }],
    test: (_z, { authData }) => ({ userEmail: `${authData.apiKey}@host.example` }),
  },
  triggers: {
    booked: {
      key: 'booked',
      display: { label: 'Booked', description: 'Each booking' },
      operation: {
        perform: (_z, { cleanedRequest }) => [cleanedRequest],
        performSubscribe(_z, { targetUrl = '' }) {
          target = targetUrl
          return { id: 'hook' }
        },
        performUnsubscribe: (_z, { subscribeData }) => subscribeData,
      },
    },
  },
  searches: {},
  creates: {},
}

async function start(file: string) {
  const zapier = await startZapier({ file, tried: { app, appWithConsent: app, origin: 'http://127.0.0.1' } })
  // A connection that stays open would end with the first of two.
  const ask = async (options: RequestInit = {}) =>
    (await fetch(zapier.url, { ...options, headers: { connection: 'close' } })).text()
  const send = async (fields: Record<string, string>) =>
    ask({ method: 'POST', body: new URLSearchParams(fields) })
  return { ...zapier, ask, send }
}

test('account, Zaps and what came are there after a restart, and events still arrive', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-zapier-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'zapier.json')
  const before = await start(file)
  await before.send({ part: 'connection', 'field.apiKey': 'ada' })
  expect(await before.send({ part: 'booked', action: 'on' })).toContain('No event has come yet')
  await before.close()

  const after = await start(file)
  onTestFinished(after.close)
  expect(after.url).toBe(before.url)
  expect(await after.ask()).toContain('ada@host.example')
  expect((await fetch(target, { method: 'POST', body: '{"id":"came-later"}' })).status).toBe(200)
  expect(await after.ask()).toContain('came-later')
  expect(await after.send({ part: 'booked', action: 'off' })).toContain('Turn Zap on')
})
