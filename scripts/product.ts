import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs'
import { movedClock } from './start/now.mjs'

const root = path.resolve(import.meta.dirname, '..')
// A cold start creates a database cluster and adds the demo.
const START_MS = 120_000

/** For a product with a public address whose mails a test reads: keeps them in its mailbox, as in the trial. */
export const CATCH_MAILS = { SMTP_URL: 'mailbox', OPERATOR_PASSWORD: 'for a product under test' }

/** A running product, started like `npm start`, in its own process with its own data folder. */
export interface Product {
  origin: string
  /** The demo's third-party site. */
  siteOrigin: string
  dataDir: string
  pid: number
  /** Resident memory of the server's process in kilobytes. Linux only. */
  memory(): Promise<number>
  /** Resolves when it ends, for any reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts it on free ports. If it does not get ready, throws with its output. `words` are extra arguments, and `folder` is another
 * checkout that is installed and built.
 */
export async function startProduct(
  env: Record<string, string> = {},
  words: readonly string[] = [],
  folder = root,
): Promise<Product> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'scheduling-')))
  const port = env.PORT ? Number(env.PORT) : await freePortPair()
  const clock = movedClock(words, env)
  const flags = [...NODE_FLAGS, ...clock.flags]
  const child = spawn(process.execPath, [...flags, path.join(folder, 'scripts/start.ts'), ...words], {
    cwd: folder,
    env: {
      ...process.env,
      ...NODE_ENVIRONMENT,
      ...clock.environment,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // Tests call it here, whatever its public address is.
      ...(env.PUBLIC_URL !== undefined && { KNOWN_HOSTS: `localhost:${port}` }),
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await ready(child.stdout, child.stderr, ended)
  const pid = Number(child.pid)
  return {
    origin: `http://localhost:${port}`,
    siteOrigin: `http://localhost:${port + 1}`,
    dataDir,
    pid,
    memory: () => residentKilobytes(pid),
    ended,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Output = NodeJS.ReadableStream

async function ready(stdout: Output, stderr: Output, ended: Promise<void>): Promise<void> {
  let output = ''
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [stdout, stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('Ready in')) resolve()
      })
  })
  const fail = (why: string) => () => {
    throw new Error(`The product ${why}:\n${output}`)
  }
  const timeOut = new Promise<void>((resolve) => setTimeout(resolve, START_MS).unref())
  await Promise.race([isReady, ended.then(fail('ended')), timeOut.then(fail('did not get ready'))])
}

// Below the system's ephemeral ports: those may be taken between the check and the start.
const PORTS = { from: 12_000, to: 32_000 }
const given = new Set<number>()

/** A free port with a free port after it, for the demo site. Never the same one twice. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from / 2, PORTS.to / 2) * 2
    if (given.has(port)) continue
    given.add(port)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}
