import { limits } from '@scheduling/domain'
import { startS3 } from '@scheduling/sandbox/s3'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { makeExport } from '../exports/jobs.ts'
import { addVideo } from './testing/upload.ts'

const app = await startTestApp()
const host = await openAccount(app)
const video = await addVideo(app, host)
const PLAY = video.files.play ?? ''

/** Reads the file to its end: a server waits for readers when it stops. */
const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}${address}`, { headers, redirect: 'manual' })
  const body = await response.arrayBuffer()
  return new Response(response.status === 304 ? null : body, response)
}

const whole = await get(PLAY)
const content = Buffer.from(await whole.arrayBuffer())
const size = content.length

test('a file is what its address says, and nothing else', () => {
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(size),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(content.subarray(4, 8).toString()).toBe('ftyp')
})

test('the part of a name before its dash is the id of its user', async () => {
  const { userID } = await host.api.call('GET /users/aboutme')
  const params = { id: video.id }
  const own = await host.api.call('PUT /videos/:id/poster', { params, body: blob(await picture('png')) })
  const names = [own.files.play, own.files.poster].map((address) => address?.split('/').at(-1))
  expect(names.map((name) => name?.split(/[-_]/)[0])).toEqual([1, 2].map(() => userID.replaceAll('-', '')))
})

test.each([
  ['bytes=0-0', [0, 0]],
  ['bytes=10-19', [10, 19]],
  [`bytes=10-`, [10, size - 1]],
  ['bytes=-5', [size - 5, size - 1]],
  [`bytes=0-${size * 2}`, [0, size - 1]],
  [`bytes=-${size * 2}`, [0, size - 1]],
])('206 for %s', async (range, [from = 0, to = 0]) => {
  const response = await get(PLAY, { range })
  expect([response.status, response.headers.get('content-range')]).toEqual([
    206,
    `bytes ${from}-${to}/${size}`,
  ])
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content.subarray(from, to + 1))
})

test.each([`bytes=${size}-`, `bytes=${size}-${size + 1}`, 'bytes=-0'])('416 for %s', async (range) => {
  const response = await get(PLAY, { range })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
})

test.each(['bytes=5-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])('all of it for %s', async (range) => {
  expect((await get(PLAY, { range })).status).toBe(200)
})

test('304 for who has it, and all of it for a range of another file', async () => {
  const etag = whole.headers.get('etag') ?? ''
  expect((await get(PLAY, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(PLAY, { 'if-range': '"other"', range: 'bytes=0-1' })).status).toBe(200)
  expect((await get(PLAY, { 'if-range': etag, range: 'bytes=0-1' })).status).toBe(206)
})

const [file = '', query = ''] = PLAY.split('?')

test.each([
  ['no signature', file],
  ['another signature', `${file}?${query.replace(/s=./, (text) => (text === 's=A' ? 's=B' : 's=A'))}`],
  ['a later end', PLAY.replace(/e=(\d+)/, (_, at: string) => `e=${Number(at) + 3_600}`)],
  ['an end that is no number', PLAY.replace(/e=\d+/, 'e=never')],
  [
    'the signature of another file',
    `${video.files.poster?.split('?')[0] ?? file.replace('.mp4', '.jpg')}?${query}`,
  ],
  ['another host’s id', PLAY.replace(/\/media\/./, (text) => (text.endsWith('0') ? '/media/1' : '/media/0'))],
])('403 for %s', async (_, address) => {
  expect((await get(address)).status).toBe(403)
})

test('an underscore after the id of the user is as good as the dash', async () => {
  expect((await get(PLAY.replace('-', '_'))).status).toBe(200)
})

test.each(['/media/x.mp4', `${file.replace('.mp4', '.html')}?${query}`, `/media/..%2fsecret.mp4?${query}`])(
  '404 for %s',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

test('an address ends after six to seven hours', async () => {
  const own = await startTestApp()
  const { files } = await addVideo(own, await openAccount(own))
  const status = async () => {
    const response = await fetch(`${own.url}${files.play ?? ''}`)
    await response.arrayBuffer()
    return response.status
  }
  own.clock.advance(6 * 60 - 1)
  expect(await status()).toBe(200)
  own.clock.advance(62)
  expect(await status()).toBe(403)
})

describe('in a bucket', async () => {
  const signer = { accessKeyId: 'KEY', secretAccessKey: 'secret', region: 'us-east-1' }
  const s3 = await startS3({ ...signer, bucket: 'files' })
  const own = await startTestApp({ storageUrl: `${s3.url.replace('//', '//KEY:secret@')}/files` })
  const added = await addVideo(own, await openAccount(own))

  test('browsers are sent straight there, for as long as the address is good', async () => {
    const response = await fetch(`${own.url}${added.files.play ?? ''}`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(
      new RegExp(`^${s3.url}/files/videos/[0-9a-f]{32}/[0-9a-f]{32}\\.mp4\\?.*X-Amz-Signature=`),
    )
    const part = await fetch(location, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    const forged = await fetch(location.replace(/.$/, (end) => (end === '0' ? '1' : '0')))
    expect([forged.status, await forged.text()]).toEqual([
      403,
      expect.stringContaining('SignatureDoesNotMatch'),
    ])
    await s3.close()
  })
})

describe('with a content host', async () => {
  const contentUrl = 'https://cdn.example.com'
  const own = await startTestApp({ contentUrl })
  const owner = await openAccount(own)
  const { id } = await addVideo(own, owner)
  const campaign = { name: 'Spring', destination: { kind: 'page' as const }, videoId: id }
  const params = { id: (await owner.api.call('POST /campaigns', { body: campaign })).id }
  await owner.api.call('PATCH /campaigns/:id', { params, body: { background: 'image' } })
  await owner.api.call('PUT /campaigns/:id/image', { params, body: blob(await picture('png')) })
  const body = blob(await picture('png'))
  const { picture: forMails } = await owner.api.call('PUT /videos/:id/poster', { params: { id }, body })
  const sources = async (change: object) => {
    const changed = await owner.api.call('PATCH /videos/:id', { params: { id }, body: change })
    const page = await fetch(`${own.url}/video_embed/${id}?campaign=${params.id}`, {
      method: changed.password ? 'POST' : 'GET',
      ...(changed.password && { body: new URLSearchParams({ password: 'open sesame' }) }),
    })
    const found = (await page.text()).matchAll(/(?:src|poster)="((?:https:\/\/[^/"]+)?\/media\/[^"]+)"/g)
    const addresses = Array.from(found, ([, address = '']) => address.replaceAll('&amp;', '&'))
    return { addresses, policy: page.headers.get('content-security-policy'), forMails: changed.picture }
  }
  const statusOf = async (address: string) => (await fetch(`${own.url}${address}`, { method: 'HEAD' })).status

  test('it serves what everybody may see: the overlay, the video, its poster, and its picture for mails', async () => {
    const { addresses, policy } = await sources({ privacy: 'link', until: null })
    expect(addresses.map((address) => new URL(address, own.url).origin)).toEqual(
      [1, 2, 3].map(() => contentUrl),
    )
    expect(policy).toContain(`media-src 'self' ${contentUrl}; img-src 'self' ${contentUrl}`)
    expect(forMails).toBe(`${contentUrl}/video_embed/${id}/picture`)
    for (const address of addresses) {
      // What it pulls from here, it may keep as long as the address is good.
      const pulled = await fetch(address.replace(contentUrl, own.url))
      await pulled.arrayBuffer()
      expect([pulled.status, pulled.headers.get('cache-control')]).toEqual([
        200,
        expect.stringMatching(/^public, max-age=(?:2[1-5]\d{3}|31536000), immutable$/),
      ])
      expect(pulled.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    const [, play = ''] = addresses
    expect(await statusOf(play.replace(contentUrl, '').replace('&p', ''))).toBe(403)
    const beyond = await fetch(play.replace(contentUrl, own.url), { headers: { range: 'bytes=99999999-' } })
    expect([beyond.status, beyond.headers.get('cache-control')]).toEqual([416, 'no-store'])
  })

  test.each([
    ['a video with a password', { privacy: 'password', password: 'open sesame' }],
    ['a video that ends', { privacy: 'link', until: '2099-01-01T00:00:00.000Z' }],
  ])('%s stays here, and nobody between may keep it', async (_, change) => {
    const { addresses, forMails: address } = await sources(change)
    expect(addresses.filter((each) => !each.startsWith('/media/'))).toEqual([])
    expect(addresses).toHaveLength(3)
    expect(address ?? '').not.toContain(contentUrl)
    const [, play = ''] = addresses
    expect([await statusOf(play), await statusOf(`${play}&p`)]).toEqual([200, 403])
  })
})

test('the export has the files of videos up to a limit, and addresses of all', async () => {
  const own = await openAccount(app)
  const [small, large] = [await addVideo(app, own), await addVideo(app, own)]
  const huge = String(limits.EXPORT_FILES_BYTES_MAX + 1)
  await app.context.pool.query('update videos set bytes = $1 where id = $2', [huge, large.id])
  const { id: exportId } = await own.api.call('POST /export')
  await makeExport(app.context, { hostId: own.me.userID, exportId })
  const response = await fetch(`${app.url}/api/v1/export/${exportId}/file`, {
    headers: { authorization: `Bearer ${own.token}` },
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const served = await get(String(small.files.play))
  expect(files[`videos/${small.id}.mp4`]).toEqual(new Uint8Array(await served.arrayBuffer()))
  expect(Object.keys(files).filter((name) => name.includes(large.id))).toEqual([])
  const rows = JSON.parse(strFromU8(files['videos.json'] ?? new Uint8Array())) as Record<string, unknown>[]
  const rowOf = (id: string) => rows.find((row) => row['id'] === id)
  const named = [small, large].map((each) => rowOf(each.id)?.['file_in_export'])
  expect(named).toEqual([`videos/${small.id}.mp4`, null])
  const { pathname, search } = new URL(String(rowOf(large.id)?.['file']))
  expect((await get(pathname + search)).status).toBe(200)
})
