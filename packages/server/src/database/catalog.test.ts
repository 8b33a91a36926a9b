import { afterAll, expect, test } from 'vitest'
import { catalogOf } from '../assemble.ts'
import { CAPABILITIES } from '../features/list.ts'
import { testDatabase } from './test-database.ts'
import { againstDistribution } from './testing/against-distribution.ts'

const CATALOG = catalogOf(CAPABILITIES)
const database = await testDatabase()
const { pool } = database
afterAll(() => database.close())

test('every table has its kind, and hosts’ tables can be distributed by host_id', async () => {
  expect(await againstDistribution(pool, CATALOG)).toEqual([])
})

// Mistakes that the check must find.
test.each([
  ['a table nobody named', 'create table extra (id uuid primary key)', ['extra is not in the catalog']],
  ['a table that is gone', 'drop table kept_sites', ['kept_sites is in the catalog and not in the database']],
  [
    'a host’s table without its host',
    'drop table kept_sites; create table kept_sites (host_id uuid, site text)',
    ['kept_sites has no primary key', "kept_sites is a host's and has no host_id that is never null"],
  ],
  [
    'a directory that keeps rows of hosts',
    'alter table links add column host_id uuid not null',
    ['links is directory and has a host_id'],
  ],
  [
    'a key that does not begin with the host',
    'alter table embeds drop constraint embeds_pkey, add primary key (id, host_id)',
    ['embeds: embeds_pkey does not begin with host_id'],
  ],
  [
    'a unique index',
    'create unique index embeds_name on embeds (lower(name), host_id)',
    ['embeds: embeds_name does not begin with host_id'],
  ],
  [
    'an exclusion constraint',
    `alter table holds add constraint holds_alone exclude using gist (id with =, host_id with =)`,
    ['holds: holds_alone does not begin with host_id'],
  ],
  [
    'a reference without the host',
    `alter table schedules add unique (id, host_id);
     alter table embeds add constraint embeds_hours foreign key (id, host_id) references schedules (id, host_id)`,
    [
      'embeds: embeds_hours refers to schedules without host_id',
      'schedules: schedules_id_host_id_key does not begin with host_id',
    ],
  ],
  [
    'a reference into a directory',
    'alter table profiles add column account_id uuid constraint profiles_account references accounts (id)',
    ['profiles: profiles_account refers to accounts, which is directory'],
  ],
  [
    'a reference from a directory',
    'alter table links add constraint links_host foreign key (for_host) references hosts (host_id)',
    ['links: links_host refers to hosts, which is host'],
  ],
  [
    'a trigger',
    `create trigger slow before update on bookings for each row execute function suppress_redundant_updates_trigger()`,
    ['bookings: trigger slow'],
  ],
])('the check finds %s', async (_, change, reasons) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(change)
    expect(await againstDistribution(client, CATALOG)).toEqual(reasons)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
