import { afterEach, expect, test, vi } from 'vitest'
import type { Place, Source, UploadOptions } from './tus.ts'
import { sendAll, UploadRefused } from './tus.ts'

const URL = 'https://meet.example/api/v1/videos/uploads/1'
const bytes = (length: number) => new Uint8Array(length).map((_, index) => index % 251)

/** A server that has what it was sent. `trouble` may answer instead of it. */
function createServer(length: number | undefined) {
  const server = {
    kept: new Uint8Array(0),
    length,
    requests: [] as string[],
    trouble: (_method: string): Response | 'lost' | 'cut' | undefined => undefined,
  }
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    const { method = 'GET' } = request
    const headers = new Headers(request.headers)
    server.requests.push(method)
    const trouble = server.trouble(method)
    if (trouble === 'lost') throw new TypeError('Failed to fetch')
    if (trouble instanceof Response) return trouble
    if (method === 'PATCH') {
      if (Number(headers.get('upload-offset')) !== server.kept.length)
        return new Response(null, { status: 409 })
      const told = headers.get('upload-length')
      if (told !== null && server.length !== undefined) return Response.json({}, { status: 400 })
      if (told !== null) server.length = Number(told)
      const body = request.body as Uint8Array
      const arrived = trouble === 'cut' ? body.subarray(0, body.length / 2) : body
      server.kept = new Uint8Array(Buffer.concat([server.kept, arrived]))
      if (trouble === 'cut') throw new TypeError('Failed to fetch')
    }
    return new Response(null, {
      headers: {
        'upload-offset': String(server.kept.length),
        ...(server.length !== undefined && { 'upload-length': String(server.length) }),
      },
    })
  })
  return server
}
afterEach(() => vi.unstubAllGlobals())

function sourceOf(data: Uint8Array<ArrayBuffer>): Source {
  return {
    size: () => data.length,
    isWhole: () => true,
    read: (from, to) => data.slice(from, to),
    more: async () => {},
  }
}

function optionsWith(change: Partial<UploadOptions> = {}): UploadOptions {
  return {
    url: URL,
    create: async () => ({ url: URL, offset: 0, length: undefined }),
    headers: () => ({}),
    onSent: () => {},
    onWaiting: () => {},
    pause: async () => {},
    signal: new AbortController().signal,
    ...change,
  }
}

/** Trouble once, at the given request. */
function once<T>(method: string, trouble: T): (asked: string) => T | undefined {
  let isOver = false
  return (asked) => {
    if (isOver || asked !== method) return undefined
    isOver = true
    return trouble
  }
}

test('a file arrives byte for byte, in several parts', async () => {
  const data = bytes(2_500_000)
  const server = createServer(data.length)
  const create = async () => ({ url: URL, offset: 0, length: data.length })
  await sendAll(sourceOf(data), optionsWith({ url: undefined, create }))
  expect(server.requests).toEqual(['PATCH', 'PATCH', 'PATCH'])
  expect(Buffer.from(server.kept).equals(Buffer.from(data))).toBe(true)
})

test('the length of a recording is told with its last part', async () => {
  const data = bytes(1_200_000)
  const server = createServer(undefined)
  let size = 0
  let isWhole = false
  const grow = vi.fn<() => Promise<void>>(async () => {
    if (size === data.length) isWhole = true
    size = Math.min(size + 500_000, data.length)
  })
  const growing = { ...sourceOf(data), size: () => size, isWhole: () => isWhole, more: grow }
  await sendAll(growing, optionsWith({ url: undefined }))
  expect([server.length, server.kept.length]).toEqual([data.length, data.length])
  expect(Buffer.from(server.kept).equals(Buffer.from(data))).toBe(true)
})

test.each([
  ['a request that never arrives', 'PATCH', 'lost'],
  ['a request cut in the middle', 'PATCH', 'cut'],
  ['a server that fails', 'PATCH', new Response(null, { status: 503 })],
  ['an upload that is still locked', 'PATCH', new Response(null, { status: 423 })],
  ['a lost answer to the question where to go on', 'HEAD', 'lost'],
] as const)('%s loses nothing and repeats nothing', async (_name, method, trouble) => {
  const data = bytes(1_500_000)
  const server = createServer(data.length)
  server.trouble = once(method, trouble)
  const waiting = vi.fn<() => void>()
  await sendAll(sourceOf(data), optionsWith({ onWaiting: waiting }))
  expect(waiting).toHaveBeenCalledOnce()
  expect(Buffer.from(server.kept).equals(Buffer.from(data))).toBe(true)
})

test('an answer that is lost after the last byte is found out', async () => {
  const data = bytes(10)
  const server = createServer(undefined)
  server.kept = data
  server.length = data.length
  await sendAll(sourceOf(data), optionsWith())
  expect(server.requests).toEqual(['HEAD'])
})

test.each([404, 410])('an upload that is gone (%i) begins again', async (status) => {
  const data = bytes(100)
  const server = createServer(data.length)
  server.trouble = once('HEAD', Response.json({}, { status }))
  const create = vi.fn<(isGone: boolean) => Promise<Place>>(async () => ({
    url: URL,
    offset: 0,
    length: data.length,
  }))
  await sendAll(sourceOf(data), optionsWith({ create }))
  expect(create).toHaveBeenCalledExactlyOnceWith(true)
  expect(server.kept).toHaveLength(100)
})

test.each([401, 413, 415])('a refusal (%i) is told with its answer and not tried again', async (status) => {
  const server = createServer(100)
  server.trouble = (method) => (method === 'PATCH' ? Response.json({ code: 'no' }, { status }) : undefined)
  const refused = await sendAll(sourceOf(bytes(100)), optionsWith()).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UploadRefused)
  expect(refused).toMatchObject({ status, answer: { code: 'no' } })
  expect(server.requests).toEqual(['HEAD', 'PATCH'])
})

test('the pauses grow and end at twenty seconds', async () => {
  createServer(10).trouble = () => 'lost'
  const pauses: number[] = []
  const stop = new AbortController()
  const pause = async (milliseconds: number) => {
    if (pauses.push(milliseconds) === 8) stop.abort(new Error('enough'))
  }
  await expect(sendAll(sourceOf(bytes(10)), optionsWith({ pause, signal: stop.signal }))).rejects.toThrow(
    'enough',
  )
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000])
})
