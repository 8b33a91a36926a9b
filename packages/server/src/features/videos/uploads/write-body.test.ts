import { statSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { writeBody } from './write-body.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'write-body-'))
afterAll(async () => rm(folder, { recursive: true }))

const CHUNK = 65_536
const { signal } = new AbortController()

async function fileWith(content: string): Promise<string> {
  const place = path.join(folder, crypto.randomUUID())
  await writeFile(place, content)
  return place
}

test('only a few reads of a body are held, however long it is', async () => {
  const place = await fileWith('')
  const chunks = 200
  let [made, most] = [0, 0]
  const body = new Readable({
    highWaterMark: CHUNK,
    read() {
      const { size } = statSync(place)
      most = Math.max(most, made * CHUNK - size)
      this.push(made++ < chunks ? Buffer.alloc(CHUNK, made % 256) : null)
    },
  })
  expect(await writeBody(body, place, { offset: 0, bytesMax: chunks * CHUNK, signal })).toBe(chunks * CHUNK)
  const written = await readFile(place)
  expect([written.length, written[0], written.at(-1)]).toEqual([chunks * CHUNK, 1, chunks])
  expect(most).toBeLessThanOrEqual(4 * CHUNK)
})

test('bytes go on where the file ends, and more than was said is refused', async () => {
  const place = await fileWith('begun')
  const body = Readable.from([Buffer.from(' and'), Buffer.from(' done')])
  expect(await writeBody(body, place, { offset: 5, bytesMax: 9, signal })).toBe(14)
  expect(await readFile(place, 'utf8')).toBe('begun and done')
  const more = Readable.from([Buffer.from('more')])
  await expect(writeBody(more, place, { offset: 14, bytesMax: 3, signal })).rejects.toMatchObject({
    status_code: 413,
  })
  expect(await readFile(place, 'utf8')).toBe('begun and done')
})

test('a body that stops coming ends where it is when another request comes', async () => {
  const place = await fileWith('')
  const body = new PassThrough()
  const replaced = new AbortController()
  const writing = writeBody(body, place, { offset: 0, bytesMax: 100, signal: replaced.signal })
  body.write('half')
  await expect.poll(async () => (await stat(place)).size, { timeout: 10_000 }).toBe(4)
  replaced.abort()
  expect(await writing).toBe(4)
  expect(body.destroyed).toBe(false)
})

test('a connection that breaks keeps what came before', async () => {
  const place = await fileWith('')
  const body = new PassThrough()
  const writing = writeBody(body, place, { offset: 0, bytesMax: 100, signal })
  body.write('half')
  await expect.poll(async () => (await stat(place)).size, { timeout: 10_000 }).toBe(4)
  body.destroy(new Error('aborted'))
  await expect(writing).rejects.toThrow('aborted')
  expect(await readFile(place, 'utf8')).toBe('half')
})
