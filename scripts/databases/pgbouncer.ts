import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { Service } from '../service.ts'
import { startService } from '../service.ts'

// Database sessions for the pooler. Few, so that many transactions really share sessions.
const SESSIONS = 4

/** Starts PgBouncer in transaction mode in front of every database of a server, as the server's user. */
export async function startPgBouncer(server: string): Promise<Service & { url: string }> {
  const { hostname, port, username, password } = new URL(server)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pgbouncer-'))
  const own = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SESSIONS}
max_client_conn = 1000
server_idle_timeout = 5
`,
  )
  // As root, it switches to the user nobody, who must be able to read the folder.
  await chmod(folder, 0o755)
  const url = `postgres://anybody@127.0.0.1:${own}/postgres`
  const service = await startService({
    command: 'pgbouncer',
    args: [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file],
    works: () => answers(url),
  })
  return {
    url,
    async stop() {
      await service.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
