import { limits } from '@scheduling/domain'
import { once } from 'node:events'
import { connect } from 'node:net'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { STORAGE } from '../../storage/storage.ts'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { countIfFree } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'

const app = await startTestApp()
const host = await openAccount(app)

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'

/** A PNG whose header claims a size, followed by any number of empty bytes. */
function png(width: number, height: number, bytes: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}

function crc(content: Buffer): number {
  let sum = 0xffffffff
  for (const byte of content) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

const whole = await picture('jpeg', { width: 900, height: 900 })
const wholePng = await picture('png')

const HOSTILE: [what: string, content: Buffer, reason: string][] = [
  ['nothing', Buffer.alloc(0), 'required'],
  ['a drawing with script', Buffer.from(SVG), 'image_type'],
  ['a drawing behind a declaration', Buffer.from(`<?xml version="1.0"?>${SVG}`), 'image_type'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image_type'],
  ['a document', Buffer.from('%PDF-1.7\n1 0 obj'), 'image_type'],
  ['a TIFF', await sharp(wholePng).tiff().toBuffer(), 'image_type'],
  ['an AVIF', Buffer.from('\0\0\0 ftypavif\0\0\0\0avifmif1miaf'), 'image_type'],
  ['a film', Buffer.from('RIFF\0\0\0\0AVI LIST'), 'image_type'],
  ['text that begins as a GIF', Buffer.from('GIF89a/*<script>*/=1;alert(1)//'), 'image_broken'],
  ['a page that begins as a JPEG', Buffer.concat([whole.subarray(0, 20), Buffer.from(SVG)]), 'image_broken'],
  [
    'a drawing that begins as a PNG',
    Buffer.concat([wholePng.subarray(0, 8), Buffer.from(SVG)]),
    'image_broken',
  ],
  ['a JPEG that is cut off', whole.subarray(0, whole.length / 2), 'image_broken'],
  ['a PNG that is cut off', wholePng.subarray(0, wholePng.length / 2), 'image_broken'],
  ['a PNG without pixels', png(500, 500, 10), 'image_broken'],
  ['a PNG that says it has billions of pixels', png(65_000, 65_000, 10), 'too_many_pixels'],
  ['a bomb: 300 MB of nothing in a few bytes', png(10_000, 10_000, 300_010_000), 'too_many_pixels'],
]

test.each(HOSTILE)('%s is refused, and nothing is kept', async (_, content, reason) => {
  const problem = await host.api.refusal('PUT /settings/branding/:kind', {
    params: { kind: 'logo' },
    body: blob(content),
  })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'image', reason }] })
  expect(await host.api.call('GET /settings/branding')).toMatchObject({ logo: null })
  for await (const name of app.context.service(STORAGE).list('images/')) expect(name).toBe('')
})

test('what is longer than the limit is not even read', async () => {
  const { code } = await host.api.refusal('PUT /settings/branding/:kind', {
    params: { kind: 'logo' },
    body: blob(Buffer.concat([wholePng, Buffer.alloc(limits.IMAGE_BYTES_MAX)])),
  })
  expect(code).toBe('body_too_large')
})

test('of who is not signed in nothing is read at all', async () => {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `PUT /api/v1/settings/branding/logo HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 5000000\r\n\r\n`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(answer.toString()).toMatch(/^HTTP\/1.1 401 /)
})

test.each(['1,2', '-1,0,5', '0,0,0', '0,0,1e3', 'a,b,c'])('"%s" is no square', async (crop) => {
  const { errors } = await host.api.refusal('PUT /settings/branding/:kind', {
    params: { kind: 'avatar' },
    query: { crop },
    body: blob(whole),
  })
  expect(errors?.[0]?.path).toBe('crop')
})

test('one host can have sixty pictures drawn in an hour; others are not concerned', async () => {
  const [busy, calm] = [await openAccount(app), await openAccount(app)]
  const body = blob(await picture('gif', { width: 2, height: 2 }))
  const params = { kind: 'avatar' } as const
  for (let turn = 0; turn < 58; turn++)
    await countIfFree(app.context, LIMITS.images, { hostId: busy.me.userID })
  for (let turn = 58; turn < 60; turn++) await busy.api.call('PUT /settings/branding/:kind', { params, body })
  expect((await busy.api.refusal('PUT /settings/branding/:kind', { params, body })).code).toBe('rate_limited')
  await calm.api.call('PUT /settings/branding/:kind', { params, body })
})
