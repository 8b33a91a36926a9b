import { expect, test } from 'vitest'
import { backgroundWorkOf } from '../assemble.ts'
import { CAPABILITIES } from '../features/list.ts'
import { createLog } from '../log.ts'
import { startTestApp } from '../testing/app.ts'
import { openAccount } from '../testing/hosts.ts'
import { cleanUpAll } from './cleanup.ts'

const app = await startTestApp()
const { pool } = app.context
const { me } = await openAccount(app)
const host = `'${me.userID}'::uuid, gen_random_uuid()`

// Rows of this age in days, in tables that grow with everything that is done.
const GROWING = {
  attempts: [2, (at: string) => `insert into attempts (key, period_start, count) values ('\\x00', ${at}, 1)`],
  failed_sign_ins: [
    2,
    (at: string) => `insert into failed_sign_ins values ('\\x00', ${at}, 1, '', '', '', ${at})`,
  ],
  caught_mails: [
    31,
    (at: string) =>
      `insert into caught_mails (received_at, sender, recipients, raw) values (${at}, '', '{}', '\\x00')`,
  ],
  deliveries: [
    91,
    (at: string) =>
      `insert into deliveries (host_id, event_id, recipient, kind, queued_at, claimed_at) values (${host}, '\\x00', 'x', ${at}, ${at})`,
  ],
  idempotency_keys: [
    8,
    (at: string) =>
      `insert into idempotency_keys (host_id, subject_id, key_hash, request_hash, subject_kind, created_at)
       values (${host}, '\\x00', '\\x00', 'booking', ${at})`,
  ],
  account_events: [
    181,
    (at: string) =>
      `insert into account_events (host_id, id, kind, happened_at) values (${host}, 'signed_in', ${at})`,
  ],
} as const

test.each(Object.entries(GROWING))(
  'what is old goes from %s, and what is new stays',
  async (table, [days, insert]) => {
    const now = new Date(app.clock.now()).toISOString()
    await pool.query(`delete from ${table}`)
    await pool.query(insert(`timestamptz '${now}' - interval '${days} days'`))
    await cleanUp()
    expect(await count(table)).toBe(0)
    await pool.query(insert(`timestamptz '${now}'`))
    await cleanUp()
    expect(await count(table)).toBe(1)
  },
)

async function cleanUp(): Promise<void> {
  await cleanUpAll(app.context, backgroundWorkOf(CAPABILITIES).cleanups, createLog('silent'))
}

async function count(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return Number(rows[0]?.count)
}
