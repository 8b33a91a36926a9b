import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { connectionGuard, CONNECTION_LIMITS } from './connections.ts'
import { opens } from './listen.ts'
import { proxiesAt } from './proxies.ts'

const SHORT = { headMs: 300, requestMs: 600, silentMs: 900, keptMs: 300, checkMs: 50 }
// Generous: it only makes the test fail if nobody closes a connection.
const PATIENCE_MS = 20_000

const app = await startTestApp({}, SHORT)
const { port } = new URL(app.url)

interface Visit {
  socket: Socket
  /** Everything that arrived before the server closed. */
  answer: Promise<string>
}

function visit(to = Number(port), host = '127.0.0.1'): Visit {
  const socket = connect({ port: to, host })
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', () => {})
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('close', () => resolve(received))
    setTimeout(() => reject(new Error(`still open, after: ${received}`)), PATIENCE_MS).unref()
  })
  return { socket, answer }
}

async function dribble(socket: Socket, text: string): Promise<void> {
  for (const character of text) {
    if (socket.destroyed) return
    socket.write(character)
    await sleep(100)
  }
}

const LOGIN = 'POST /api/v1/users/login HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Type: application/json\r\n'

describe('a connection ends', () => {
  test('that says nothing', async () => {
    expect(await visit().answer).toMatch(/^HTTP\/1\.1 408 |^$/)
  })

  test('whose head comes a byte at a time', async () => {
    const { socket, answer } = visit()
    void dribble(socket, `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(1_000)}`)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('whose body comes a byte at a time', async () => {
    const { socket, answer } = visit()
    socket.write(`${LOGIN}Content-Length: 1000\r\n\r\n`)
    void dribble(socket, `{"email":"${'x'.repeat(1_000)}`)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('whose body comes in chunks without an end', async () => {
    const { socket, answer } = visit()
    socket.write(`${LOGIN}Transfer-Encoding: chunked\r\n\r\n`)
    void dribble(socket, '1\r\nx\r\n'.repeat(1_000))
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('that asks for nothing more', async () => {
    const { socket, answer } = visit()
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"status":"ok"[^}]*\}$/)
  })

  test('whose second request never ends', async () => {
    const { socket, answer } = visit()
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HTTP/1.1\r\n')
    void dribble(socket, `X: ${'x'.repeat(1_000)}`)
    expect(await answer).toMatch(/\{"status":"ok"[^}]*\}HTTP\/1\.1 408 /)
  })

  test('that does not read what it asked for', async () => {
    const guard = connectionGuard({ ...CONNECTION_LIMITS, ...SHORT }, proxiesAt([]))
    // More than all buffers on the way can hold.
    const server = guard.serve((_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024)))
    await opens(server, '127.0.0.1', 0)
    const { socket, answer } = visit((server.address() as AddressInfo).port)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await sleep(SHORT.silentMs * 3)
    socket.resume()
    expect((await answer).length).toBeLessThan(64 * 1024 * 1024)
    await new Promise((resolve) => server.close(resolve))
  })

  test('that asks for more and more before it has an answer', async () => {
    const { socket, answer } = visit()
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(500))
    expect((await answer).match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(
      CONNECTION_LIMITS.requestsAhead,
    )
  })
})

test('and none of them leaves an error in the log', () => {
  const errors = app.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
  expect(errors).toEqual([])
})

test('who is quick is served on one connection, again and again', async () => {
  const { socket, answer } = visit()
  for (let turn = 0; turn < 10; turn++) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await sleep(100)
  }
  expect((await answer).match(/\{"status":"ok"[^}]*\}/g)).toHaveLength(10)
})

test('a connection is good for so many requests', async () => {
  const few = await startTestApp({}, { ...SHORT, requestsPerConnection: 2 })
  const { socket, answer } = visit(Number(new URL(few.url).port))
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(3))
  expect((await answer).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 503'])
})

/** A server that never responds, and treats addresses of this machine as strangers'. */
async function serverFor(limits: { all: number; perNetwork: number }, proxies: string[] = []) {
  const guard = connectionGuard({ ...CONNECTION_LIMITS, ...limits }, proxiesAt(proxies))
  const servers = [guard.serve(() => {}), guard.another()]
  const ports: number[] = []
  for (const server of servers) {
    expect(await opens(server, '::', 0)).toBe(true)
    ports.push((server.address() as AddressInfo).port)
  }
  const visits: Visit[] = []
  /** Counts how many connections from there are still open after a moment. */
  const admitted = async (count: number, host: string) => {
    const mine = Array.from({ length: count }, (_, index) => visit(ports[index % 2], host))
    visits.push(...mine)
    await sleep(300)
    return mine.filter(({ socket }) => !socket.destroyed && !socket.readableEnded).length
  }
  const close = async () => {
    for (const { socket } of visits) socket.destroy()
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  }
  const leave = async (count: number) => {
    for (const { socket } of visits.filter((one) => !one.socket.destroyed).slice(0, count)) socket.destroy()
    await sleep(300)
  }
  return { admitted, leave, close }
}

const outside = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.skipIf(!outside)(
  'one network has so many connections, over all servers, and others have theirs',
  async () => {
    const { admitted, leave, close } = await serverFor({ all: 100, perNetwork: 5 })
    expect(await admitted(8, String(outside))).toBe(5)
    expect(await admitted(8, '127.0.0.1')).toBe(8)
    await leave(2)
    expect(await admitted(8, String(outside))).toBe(2)
    await close()
  },
)

test.skipIf(!outside)('a proxy that is believed has as many as all', async () => {
  const { admitted, close } = await serverFor({ all: 20, perNetwork: 5 }, [String(outside)])
  expect(await admitted(8, String(outside))).toBe(8)
  await close()
})

test('all together have so many, whoever they are, and room again when some leave', async () => {
  const { admitted, leave, close } = await serverFor({ all: 6, perNetwork: 100 })
  expect(await admitted(10, '127.0.0.1')).toBe(6)
  expect(await admitted(2, '127.0.0.1')).toBe(0)
  await leave(3)
  expect(await admitted(10, '127.0.0.1')).toBe(3)
  await close()
})

test('whoever connected ahead and asked nothing does not hold up the stop', async () => {
  const own = await startTestApp()
  const ahead = visit(Number(new URL(own.url).port))
  await new Promise((resolve) => ahead.socket.once('connect', resolve))
  await own.stop()
  expect(await ahead.answer).toBe('')
})
