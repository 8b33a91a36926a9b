import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a PostgreSQL server writes about itself into its cluster. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

const FILE = 'postmaster.pid'
// Recovery after a kill under heavy load takes seconds.
const PATIENCE_MS = 60_000

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, FILE), 'utf8').catch(() => undefined)
  const lines = text?.split('\n')
  if (!lines?.[0]) return undefined
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Waits until a server that survived our previous process is ready. Undefined if there is none and we may
 * start one.
 */
export async function survivingPostmaster(cluster: string): Promise<Postmaster | undefined> {
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await sleep(50)) {
    const postmaster = await readPostmaster(cluster)
    if (!postmaster) return undefined
    if (postmaster.ready && (await answers(postmaster.port))) return postmaster
    // It is starting, stopping, or left processes behind. No other server may start until they are gone.
    if (await isWorkedOn(cluster, postmaster.pid)) continue
    // The pid may belong to a zombie or another program now. PostgreSQL would take it for a running server.
    await rm(path.join(cluster, FILE), { force: true })
    return undefined
  }
  throw new Error(`PostgreSQL in ${cluster} neither got ready nor ended within ${PATIENCE_MS / 1_000} s.`)
}

export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  // Fast shutdown: ends sessions; everything acknowledged is on disk.
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 500 && isAlive(pid); tries++) await sleep(20)
}

async function isWorkedOn(cluster: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid)
  // Every process of a server has the cluster as its working directory.
  const folder = await realpath(cluster)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((name) => readlink(`/proc/${name}/cwd`).catch(() => '')))
  return folders.includes(folder)
}

// "Do you speak TLS?" PostgreSQL documentation, section 54.7.
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/**
 * Whether a server answers. A pid proves nothing: it may be a zombie's or reused. A connection proves nothing
 * either: for a moment, the system still accepts them for a server that was just killed.
 */
async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 1_000 })
    const end = (isThere: boolean) => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => socket.write(SSL_REQUEST))
    socket.once('data', end(true))
    socket.once('timeout', end(false))
    socket.once('error', end(false))
    socket.once('close', end(false))
  })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
