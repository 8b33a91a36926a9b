// @vitest-environment happy-dom
import type { Api, Call } from '@scheduling/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../fixtures/fixture.ts'
import { uploadOf, videoOf } from '../fixture.ts'
import { createFileUpload } from './file-upload.ts'
import { keptUpload } from './kept-upload.ts'

type Body = Api['POST /videos']['$args']['body']

const file = new File([new Uint8Array(100)], 'tour.mp4', { lastModified: 1 })

/** A server and a browser at which Ana is signed in. Trouble may come instead of an answer. */
function createWorld() {
  const world = {
    host: 'ana',
    asked: [] as (string | undefined)[],
    uploaded: new Map<string, number>(),
    urls: [] as string[],
    state: 'uploading' as 'uploading' | 'processing',
    createTrouble: (): unknown => undefined,
    trouble: (_method: string): number | 'lost' | undefined => undefined,
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const trouble = world.trouble(method)
    world.urls.push(`${method} ${url.split('/').at(-1)}`)
    const received = world.uploaded.get(url)
    if (trouble === 'lost') throw new TypeError('Failed to fetch')
    if (trouble !== undefined) return Response.json({}, { status: trouble })
    if (received === undefined) return Response.json({}, { status: 404 })
    if (method === 'PATCH') world.uploaded.set(url, received + (body as Blob).size)
    const offset = String(world.uploaded.get(url))
    return new Response(null, { headers: { 'upload-offset': offset, 'upload-length': String(file.size) } })
  })
  const call = (async (route: string, args: { body?: Body }) => {
    if (route === 'GET /videos/:id') return videoOf(1, { state: world.state })
    if (route !== 'POST /videos') throw refusal('video_not_found')
    const id = args.body?.id
    world.asked.push(id)
    const url = `https://meet.example/uploads/${id}`
    if (!world.uploaded.has(url)) world.uploaded.set(url, 0)
    const trouble = world.createTrouble()
    if (trouble) throw trouble
    return { video: videoOf(1), upload: { ...uploadOf(id ?? '', { bytes: file.size }), url } }
  }) as unknown as Call
  const upload = createFileUpload({
    call,
    origin: 'https://meet.example',
    headers: () => ({}),
    isSignedIn: () => true,
    host: async () => world.host,
  })
  const stepIs = async (step: string) => expect.poll(() => upload.progress().step).toBe(step)
  return { world, upload, stepIs }
}

const online = () => dispatchEvent(new Event('online'))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a lost answer makes no second video', async () => {
  const { world, upload, stepIs } = createWorld()
  world.createTrouble = () => (world.asked.length === 1 ? new TypeError('Failed to fetch') : undefined)
  upload.send(file)
  await stepIs('waiting')
  online()
  await stepIs('done')
  expect(world.asked).toHaveLength(2)
  expect(world.asked[0]).toBeTypeOf('string')
  expect(new Set(world.asked).size).toBe(1)
})

test('an answer that was lost with the page makes no second video either', async () => {
  const { world, upload, stepIs } = createWorld()
  world.createTrouble = () => new TypeError('Failed to fetch')
  upload.send(file)
  await stepIs('waiting')
  upload.suspend()
  const next = createWorld()
  next.upload.send(file)
  await next.stepIs('done')
  expect(world.asked).toEqual([expect.any(String)])
  expect(next.world.asked).toEqual(world.asked)
})

test('the end of a session pauses the upload, and the same one goes on after a sign-in', async () => {
  const { world, upload, stepIs } = createWorld()
  world.trouble = (method) => (method === 'PATCH' ? 401 : undefined)
  upload.send(file)
  await stepIs('signed_out')
  expect(upload.progress().file).toBe(file)
  world.trouble = () => undefined
  upload.send(file)
  await stepIs('done')
  expect(world.asked).toHaveLength(1)
  expect([...world.uploaded.values()]).toEqual([file.size])
})

test.each([
  ['goes on', 'ana', 'done'],
  ['is not shown to somebody else', 'ben', 'none'],
])('after a sign-in on another page, it %s', async (_what, host, step) => {
  const { world, upload, stepIs } = createWorld()
  world.trouble = (method) => (method === 'PATCH' ? 401 : undefined)
  upload.send(file)
  await stepIs('signed_out')
  // The end of a session empties it.
  localStorage.clear()
  upload.suspend()
  expect(upload.progress().file).toBeUndefined()
  world.trouble = () => undefined
  world.host = host
  await upload.resume()
  await stepIs(step)
  expect(world.asked).toHaveLength(1)
  expect(upload.progress().file).toBe(host === 'ana' ? file : undefined)
})

test('what was paused stays paused when its page is opened again', async () => {
  const { world, upload, stepIs } = createWorld()
  world.trouble = (method) => (method === 'PATCH' ? 'lost' : undefined)
  upload.send(file)
  await stepIs('waiting')
  upload.pause()
  upload.suspend()
  await upload.resume()
  expect(upload.progress()).toMatchObject({ step: 'paused', file })
})

test('a video that has arrived is not uploaded again when the last answer was lost', async () => {
  const { world, upload, stepIs } = createWorld()
  world.trouble = (method) => {
    if (method !== 'PATCH') return undefined
    world.uploaded.clear()
    world.state = 'processing'
    return 'lost'
  }
  upload.send(file)
  for (let left = 3; left > 0; left--) {
    await expect.poll(() => ['waiting', 'done'].includes(upload.progress().step)).toBe(true)
    online()
  }
  await stepIs('done')
  expect(world.asked).toHaveLength(1)
})

test('an upload that the server gave up begins anew, as another one', async () => {
  const { world, upload, stepIs } = createWorld()
  upload.send(file)
  await stepIs('done')
  const [url] = world.uploaded.keys()
  keptUpload.write({
    name: file.name,
    size: file.size,
    changed: 1,
    id: 'old',
    host: 'ana',
    url: `${url}-gone`,
    video: 'video001',
    sent: 10,
  })
  const next = createWorld()
  next.upload.send(file)
  await next.stepIs('waiting')
  online()
  await next.stepIs('done')
  expect(next.world.asked).toHaveLength(1)
  expect(next.world.asked[0]).not.toBe('old')
})

test('a refusal is said as it is', async () => {
  const { world, upload, stepIs } = createWorld()
  world.createTrouble = () => refusal('video_limit_reached')
  upload.send(file)
  await stepIs('refused')
  expect(upload.isBegun(file)).toBe(false)
  expect(upload.progress().refusal?.answer).toMatchObject({ code: 'video_limit_reached' })
})
