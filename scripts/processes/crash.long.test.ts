import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { crash } from './crash.ts'

// For fifty kills and all mails that follow, run `node scripts/crash.ts`.

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-crash-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('what was acknowledged survives kill -9 of server and database', async () => {
  const blows = ['server', 'both', 'one database process']
  const { ledger, aftermath } = await crash({ kills: 3, clients: 20, dataDir, waitForMails: false, blows })
  expect(ledger.bookings.length).toBeGreaterThan(0)
  expect(ledger.votes.length).toBeGreaterThan(0)
  expect(ledger.surprises).toEqual([])
  expect(aftermath).toEqual({ lost: [], strangers: 0, wrongEvents: 0, overlaps: 0 })
})
