import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'

const execute = promisify(execFile)

const CACHE = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/radicale')
const FROM_PIP = path.join(CACHE, 'pip')
const FROM_DEBIAN = path.join(CACHE, 'debian')
const MODULES = path.join(FROM_DEBIAN, 'usr/lib/python3/dist-packages')
const PACKAGES = [
  'python3-radicale',
  'python3-dateutil',
  'python3-defusedxml',
  'python3-passlib',
  'python3-pkg-resources',
  'python3-six',
  'python3-tz',
  'python3-vobject',
]

/** What goes wrong on the way to it. */
export type RadicaleFault =
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'rate_limited'
  | 'unavailable'
  | 'garbled'
  | 'dropped'

const REFUSALS: Partial<Record<RadicaleFault, number>> = {
  unauthorized: 401,
  forbidden: 403,
  rate_limited: 429,
  unavailable: 503,
}

/** A real CalDAV server with one account. */
export interface Radicale {
  url: string
  user: string
  password: string
  /** A request from the account's owner in another program. */
  ask: (method: string, place: string, body?: string) => Promise<{ status: number; text: string }>
  /** Makes that many requests with these methods fail. */
  fails: (methods: readonly string[], fault: RadicaleFault, times?: number) => void
  works: () => void
  /** Methods with their statuses, since the list was last emptied. */
  answered: string[]
}

/** Undefined, with the reason printed, if it cannot be installed. Call it at the top of a test file. */
export async function startRadicale(): Promise<Radicale | undefined> {
  const modules = await installed()
  if (modules === undefined) {
    process.stdout.write('CalDAV is not tested: Radicale can be had neither from pip nor from Debian here\n')
    return undefined
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'radicale-'))
  const [user, password] = ['noor@dav.example', 'app-password']
  await writeFile(path.join(folder, 'users'), `${user}:${password}\n`)
  const port = await freePort()
  const settings = {
    'server-hosts': `127.0.0.1:${port}`,
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': path.join(folder, 'users'),
    'auth-htpasswd-encryption': 'plain',
    'auth-delay': '0',
    'storage-filesystem-folder': path.join(folder, 'collections'),
    'logging-level': 'error',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const server = spawn('/usr/bin/env', ['python3', '-m', 'radicale', ...flags], {
    env: { ...process.env, PATH: `/usr/bin:${process.env.PATH}`, PYTHONPATH: modules },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  afterAll(async () => {
    server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  await listening(`http://127.0.0.1:${port}/`)
  return behindFaults(`http://127.0.0.1:${port}`, user, password)
}

/** The folder with its modules. Repeat: finds them there. */
async function installed(): Promise<string | undefined> {
  for (const modules of [FROM_PIP, MODULES]) if (existsSync(path.join(modules, 'radicale'))) return modules
  await mkdir(FROM_DEBIAN, { recursive: true })
  return (await fromPip().catch(() => undefined)) ?? (await fromDebian().catch(() => undefined))
}

async function fromPip(): Promise<string> {
  const options = ['--quiet', '--retries', '0', '--timeout', '5', '--target', FROM_PIP]
  await execute('python3', ['-m', 'pip', 'install', ...options, 'radicale==3.5.8'], { timeout: 120_000 })
  return FROM_PIP
}

/** Only unpacks the package: installing it would add a service. */
async function fromDebian(): Promise<string> {
  await execute('apt-get', ['update', '-qq']).catch(() => undefined)
  await execute('apt-get', ['download', '-qq', ...PACKAGES], { cwd: CACHE, timeout: 120_000 })
  for (const file of await readdir(CACHE))
    if (file.endsWith('.deb')) await execute('dpkg-deb', ['-x', path.join(CACHE, file), FROM_DEBIAN])
  return MODULES
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function listening(url: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The same server behind a proxy that fails on demand. */
async function behindFaults(inner: string, user: string, password: string): Promise<Radicale> {
  let fault: { methods: readonly string[]; kind: RadicaleFault; left: number } | undefined
  const answered: string[] = []
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const given = Object.entries(headers).filter(([name]) =>
      /^(authorization|content-type|depth|if-match|if-none-match)$/.test(name),
    ) as [string, string][]
    const now = fault && fault.left > 0 && fault.methods.includes(method) ? fault : undefined
    if (now) now.left--
    if (now?.kind === 'refused') return void request.socket.destroy()
    const status = now && REFUSALS[now.kind]
    if (status !== undefined) return void response.writeHead(status, { 'retry-after': '30' }).end()
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null
    const answer = await fetch(`${inner}${url}`, { method, headers: given, body, redirect: 'manual' })
    const text = Buffer.from(await answer.arrayBuffer())
    // The server has done its work, but the response is lost.
    if (now?.kind === 'dropped') return void request.socket.destroy()
    answered.push(`${method} ${answer.status}`)
    for (const name of ['content-type', 'etag', 'location']) {
      const value = answer.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    response.writeHead(answer.status).end(now ? text.subarray(0, text.length / 2) : text)
  }

  const proxy = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    user,
    password,
    async ask(method, place, body) {
      const headers = {
        authorization,
        depth: '1',
        ...(method === 'PUT' && { 'content-type': 'text/calendar' }),
      }
      const answer = await fetch(`${inner}${place}`, { method, headers, body: body ?? null })
      return { status: answer.status, text: await answer.text() }
    },
    fails: (methods, kind, times = Infinity) => (fault = { methods, kind, left: times }),
    works: () => (fault = undefined),
    answered,
  }
}
