import { execFile, spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { chmod, chown, mkdir, rename, rm, stat, writeFile, readFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { APPLICATION, prepareApplicationRole } from './application-role.ts'
import { exists, makeFolder } from './folder.ts'
import { superviseDatabase } from './supervise.ts'
import { binaries } from './postgres-binaries.ts'
import { isAlive, readPostmaster, stopPostmaster, survivingPostmaster } from './postmaster.ts'
import { randomBytes } from 'node:crypto'

const run = promisify(execFile)

// PostgreSQL refuses to run as root. This is the user `nobody` on common systems.
const NOBODY = 65_534
const SUPERUSER = 'scheduling'
const CONNECTIONS_MAX = 80

export interface EmbeddedPostgres {
  /** For the server: a role that owns its database and has no other rights. */
  url: string
  /** For maintenance of the cluster. */
  superuserUrl: string
  /** It survived our previous process, and we use it again. */
  reused: boolean
  pid: number
  /** Restarts it whenever it stops by itself, until `stop`. Calls `tell` with a line for the operator. */
  keepRunning(tell: (line: string) => void): void
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL from the npm binaries, with its cluster in `dataDir`. Listens on 127.0.0.1 only,
 * with passwords created on the first run. `ours` is the topmost folder that is only ours; `programs`
 * replaces the binaries of the npm package. Repeat: reuses a server that survived a kill of this process, with the number of
 * connections that it was started with.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  ours = dataDir,
  programs?: (name: string) => string,
  connectionsMax = CONNECTIONS_MAX,
): Promise<EmbeddedPostgres> {
  const asRoot = process.getuid?.() === 0
  const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const made = await makeFolder(dataDir)
  if (asRoot) await requirePassage(dataDir, [ours, ...made])
  const bin = programs ?? (await binaries(dataDir, asRoot))
  const superuserPassword = await superuserPasswordIn(dataDir)
  const password = await passwordIn(passwordFile(dataDir))
  const cluster = path.join(dataDir, 'cluster')
  if (!(await exists(path.join(cluster, 'PG_VERSION'))))
    await initialize(bin, cluster, superuserPassword, identity)

  const survivor = await survivingPostmaster(cluster)
  const { pid, port } =
    survivor ?? (await launch(bin, cluster, identity, { port: await freePort(), connectionsMax }))
  const superuserUrl = urlFor(SUPERUSER, superuserPassword, port)
  let current = pid
  let leaveAlone: (() => Promise<void>) | undefined
  const stop = async () => {
    await leaveAlone?.()
    await stopPostmaster(current)
  }
  await prepareApplicationRole(superuserUrl, password).catch(async (error: unknown) => {
    if (!survivor) await stop()
    throw error
  })
  const keepRunning = (tell: (line: string) => void) => {
    leaveAlone = superviseDatabase({
      isRunning: () => isAlive(current),
      start: async () => {
        // Another process, such as an admin command, may have started it meanwhile.
        const other = await survivingPostmaster(cluster)
        current = (other ?? (await launch(bin, cluster, identity, { port, connectionsMax }))).pid
      },
      tell,
    })
  }
  const url = urlFor(APPLICATION, password, port)
  return { url, superuserUrl, reused: survivor !== undefined, pid, keepRunning, stop }
}

/**
 * The address of the embedded PostgreSQL in `dataDir` if it runs. Starts nothing and writes nothing, whoever calls it.
 * Undefined if it does not run. Throws if its files may not be read.
 */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const password = await readFile(passwordFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const postmaster = await readPostmaster(path.join(dataDir, 'cluster'))
  if (password === undefined || !postmaster?.ready || !isAlive(postmaster.pid)) return undefined
  return urlFor(APPLICATION, password, postmaster.port)
}

function passwordFile(dataDir: string): string {
  return path.join(dataDir, 'application-password')
}

async function launch(
  bin: (name: string) => string,
  cluster: string,
  identity: Identity,
  { port, connectionsMax }: { port: number; connectionsMax: number },
): Promise<{ pid: number; port: number }> {
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(connectionsMax),
    shared_buffers: '128MB',
    // Our queries are short and frequent: parallel plans and JIT cost more than they save.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
  }
  const child = spawn(
    bin('postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Detached: Ctrl-C reaches only us, and we stop it cleanly. If we are killed, it keeps running for the
    // next start.
    { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000)
  })
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, signal) => (ended ??= `exit ${code ?? signal}`))
  for (;;) {
    if (ended) throw new Error(`PostgreSQL did not start (${ended}):\n${log}`)
    const state = await readPostmaster(cluster)
    if (state?.pid === child.pid && state?.ready) break
    await sleep(10)
  }
  const pid = Number(child.pid)
  // Its log must not keep this process alive, and its exit must not crash us.
  child.unref()
  ;(child.stderr as net.Socket).unref()
  return { pid, port }
}

function urlFor(user: string, password: string, port: number): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
}

/**
 * If we are root, the server runs as nobody, who must be able to reach the data. Opens our own folders for
 * that.
 */
async function requirePassage(dataDir: string, ours: readonly string[]): Promise<void> {
  for (let folder = dataDir; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode } = await stat(folder)
    if (mode & constants.S_IXOTH) continue
    if (folder === dataDir || ours.includes(folder)) await chmod(folder, mode | constants.S_IXOTH)
    else
      throw new Error(
        `DATA_DIR: "${dataDir}" lies below ${folder}, which only root may enter; expected a folder that other users can reach, such as /var/lib/scheduling, or a start as another user than root.`,
      )
  }
}

/** Earlier versions connected as the superuser and kept its password in `database-password`. */
async function superuserPasswordIn(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'superuser-password')
  const former = path.join(dataDir, 'database-password')
  if (!(await exists(file)) && (await exists(former))) await rename(former, file)
  return passwordIn(file)
}

type Identity = { uid?: number; gid?: number }

async function initialize(
  bin: (name: string) => string,
  cluster: string,
  password: string,
  identity: Identity,
): Promise<void> {
  const half = `${cluster}.half`
  const superuserFile = `${cluster}.password`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  await writeFile(superuserFile, password, { mode: 0o600 })
  if (identity.uid !== undefined) {
    await chown(half, NOBODY, NOBODY)
    await chown(superuserFile, NOBODY, NOBODY)
  }
  const flags = ['-D', half, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${superuserFile}`]
  await run(bin('initdb'), [...flags, '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'], {
    ...identity,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  await rm(superuserFile)
  await rename(half, cluster)
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** Reads the password in a file. Creates one if the file is missing; only its owner can read it. */
async function passwordIn(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  // Renamed when complete, so that a kill cannot leave half a password.
  await writeFile(`${file}.half`, password, { mode: 0o600, flush: true })
  await rename(`${file}.half`, file)
  return password
}
