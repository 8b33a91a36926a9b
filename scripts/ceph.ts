import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { s3Storage } from '../packages/server/src/storage/s3.ts'
import { runServerTests } from './databases/server-tests.ts'
import { requirePackages } from './debian-packages.ts'
import { freePortPair } from './product.ts'
import type { Service } from './service.ts'
import { execute, startService } from './service.ts'

// `node scripts/ceph.ts [words of test files …]`: runs the storage's tests on the object gateway of Ceph, from Debian's packages: an S3
// service that nobody here wrote. All of it is in one folder and in memory.

const KEY = 'KEY'
// Characters that must be encoded in an address.
const SECRET = 'se/cr+et'
const BUCKET = 'files'

await requirePackages(['ceph-mon', 'ceph-osd', 'radosgw'])
const folder = await mkdtemp(path.join(os.tmpdir(), 'ceph-'))
const config = path.join(folder, 'ceph.conf')
const running: Service[] = []
try {
  const address = new URL(await startCeph())
  address.username = KEY
  address.password = encodeURIComponent(SECRET)
  // A bucket is made as a file is put.
  await s3Storage(address.href).put(BUCKET, Buffer.alloc(0))
  address.pathname = BUCKET
  const words = process.argv.slice(2)
  process.exitCode = await runServerTests(
    { STORAGE_TEST_URL: address.href },
    words.length > 0 ? words : ['storage/storage.test'],
  )
} finally {
  for (const service of running.toReversed()) await service.stop()
  await rm(folder, { recursive: true, force: true })
}

/** One monitor, one disk and one gateway. Returns the gateway's address. */
async function startCeph(): Promise<string> {
  const port = await freePortPair()
  const [monitor, origin] = [`v1:127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`]
  const cluster = randomUUID()
  await writeFile(config, settings(cluster, monitor, port + 1))
  for (const place of ['monitor', 'disk']) await mkdir(path.join(folder, place))
  const map = path.join(folder, 'map')
  await execute('monmaptool', ['--create', '--addv', 'a', `[${monitor}]`, '--fsid', cluster, map])
  await execute('ceph-mon', ['-c', config, '--mkfs', '-i', 'a', '--monmap', map])
  await start('ceph-mon', ['-i', 'a'], async () => ask('status'))
  const disk = randomUUID()
  await ask('osd', 'new', disk, '0')
  // What the disk asks for itself at its start is refused now and then: it asks before it knows which cluster this is.
  await ask('osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here')
  await execute('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', disk])
  await start('ceph-osd', ['-i', '0'], async () => {
    if (!(await ask('osd', 'stat')).includes('1 up')) throw new Error('The disk is not ready')
  })
  await start('radosgw', ['-n', 'client.gateway'], async () => fetch(origin))
  const user = ['--uid', 'test', '--display-name', 'Test', '--access-key', KEY, '--secret-key', SECRET]
  await execute('radosgw-admin', ['-c', config, 'user', 'create', ...user])
  return origin
}

async function start(command: string, args: string[], works: () => Promise<unknown>): Promise<void> {
  running.push(await startService({ command, args: ['-c', config, '-f', ...args], works }))
}

async function ask(...words: string[]): Promise<string> {
  const { stdout } = await execute('ceph', ['-c', config, '--connect-timeout', '5', ...words])
  return stdout
}

function settings(cluster: string, monitor: string, port: number): string {
  return `
[global]
fsid = ${cluster}
mon_host = ${monitor}
public_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_pg_num = 1
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data = ${folder}/monitor
mon_data_avail_crit = 1
osd_data = ${folder}/disk
osd_objectstore = memstore
osd_class_update_on_start = false
osd_crush_update_on_start = false
run_dir = ${folder}
admin_socket = ${folder}/$name.$pid.sock
log_file = ${folder}/$name.log
keyring = ${folder}/keyring
[client.gateway]
rgw_frontends = beast endpoint=127.0.0.1:${port}
`
}
