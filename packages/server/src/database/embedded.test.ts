import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded.ts'
import { eventually } from '../testing/eventually.ts'

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-embedded-'))
const pidFile = path.join(dataDir, 'cluster', 'postmaster.pid')
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<object>(sql)
    return rows
  } finally {
    await client.end()
  }
}

test('starts where there is nothing, is found again where it survived, and keeps what was written', async () => {
  const first = await startEmbeddedPostgres(dataDir)
  await ask(first.url, 'create table kept as select 7 as seven')
  const again = await startEmbeddedPostgres(dataDir)
  expect(again).toMatchObject({ url: first.url, pid: first.pid, reused: true })
  await again.stop()
  const next = await startEmbeddedPostgres(dataDir)
  expect(next.reused).toBe(false)
  expect(await ask(next.url, 'select * from kept')).toEqual([{ seven: 7 }])
  await next.stop()
})

test('starts over what a kill left behind, its forked processes and its file included', async () => {
  const killed = await startEmbeddedPostgres(dataDir)
  const busy = new Client({ connectionString: killed.url })
  busy.on('error', () => {})
  await busy.connect()
  const asleep = busy.query('select pg_sleep(0.5)').catch(() => {})
  await sleep(50)
  process.kill(killed.pid, 'SIGKILL')
  const next = await startEmbeddedPostgres(dataDir)
  await asleep
  expect(next.reused).toBe(false)
  expect(await ask(next.url, 'select * from kept')).toEqual([{ seven: 7 }])
  await next.stop()
})

test('is started again at the same address where it ends by itself, and not once it was stopped', async () => {
  const server = await startEmbeddedPostgres(dataDir)
  const told: string[] = []
  server.keepRunning((line) => told.push(line))
  process.kill(server.pid, 'SIGKILL')
  await eventually(async () => expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]))
  expect(told).toEqual([expect.stringContaining('ended by itself'), expect.stringContaining('runs again')])
  await server.stop()
  await sleep(1_500)
  await expect(ask(server.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('starts although the number of the killed one belongs to another program by now', async () => {
  const killed = await startEmbeddedPostgres(dataDir)
  const file = await readFile(pidFile, 'utf8')
  await killed.stop()
  await writeFile(pidFile, file.replace(/^\d+/, String(process.pid)))
  const next = await startEmbeddedPostgres(dataDir)
  expect(await ask(next.url, 'select * from kept')).toEqual([{ seven: 7 }])
  await next.stop()
})

test('the server owns its database, may make its extension, and nothing else on the machine', async () => {
  const server = await startEmbeddedPostgres(dataDir)
  const { url } = server
  await ask(url, 'create extension btree_gist')
  await ask(url, 'create schema jobs create table jobs.job (id int)')
  const rights = 'rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls'
  expect(await ask(url, `select ${rights} from pg_roles where rolname = current_user`)).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false },
  ])
  for (const sql of [
    "copy kept from program 'id'",
    "select pg_read_file('postgresql.conf')",
    'alter system set fsync = off',
    'create role another superuser',
    'alter role current_user superuser',
    'select rolpassword from pg_authid',
  ])
    await expect(ask(url, sql)).rejects.toMatchObject({ code: '42501' })
  await server.stop()
})

test('both passwords are for their owner’s eyes alone, and not the same', async () => {
  const files = ['superuser-password', 'application-password'].map((name) => path.join(dataDir, name))
  const [one, other] = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(one).not.toBe(other)
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test(
  'refuses a folder that only root may enter, and says which',
  { skip: process.getuid?.() !== 0 },
  async () => {
    const hidden = await mkdtemp(path.join(os.tmpdir(), 'scheduling-hidden-'))
    await expect(startEmbeddedPostgres(path.join(hidden, 'data'))).rejects.toThrow(`lies below ${hidden}`)
    await rm(hidden, { recursive: true, force: true })
  },
)
