import { imageAddress, srcSetOf } from '@scheduling/contract/images'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { STORAGE } from '../../storage/storage.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, signUp } from '../../testing/hosts.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { cleanUpSignUps } from '../sign-up/operations.ts'
import { cleanUpImages } from './operations.ts'

const app = await startTestApp()

async function put({ api }: TestHost, kind: string, content: Uint8Array, query = {}) {
  return api.call('PUT /settings/branding/:kind', {
    params: { kind: kind as 'avatar' },
    query,
    body: blob(content),
  })
}

async function seen(address: string): Promise<Response> {
  return fetch(app.url + address)
}

async function pixelsOf(address: string) {
  const answer = await seen(address)
  expect(answer.status).toBe(200)
  return sharp(Buffer.from(await answer.arrayBuffer()))
}

test('a picture of oneself is drawn in two sizes, and everybody can have it for ever', async () => {
  const host = await openAccount(app)
  const { avatar } = await put(host, 'avatar', await picture('webp'))
  const hex = host.me.userID.replaceAll('-', '')
  expect(avatar).toMatch(new RegExp(`^/media/profile/200x200/${hex}-[0-9a-f]{32}\\.jpg$`))
  const answer = await seen(String(avatar))
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await (await pixelsOf(String(avatar))).metadata()).toMatchObject({ width: 200, height: 200 })
  const [, retina = ''] = /1x, (\S+) 2x/.exec(srcSetOf(String(avatar)) ?? '') ?? []
  expect(await (await pixelsOf(retina)).metadata()).toMatchObject({ width: 400, height: 400, format: 'jpeg' })
  const { owner } = await app.visitor.call('GET /owners/:owner', { params: { owner: host.me.link } })
  expect(owner).toMatchObject({ avatar, logo: null, background: null })
})

test('the square that was chosen is what is shown', async () => {
  const host = await openAccount(app)
  const red = await picture('png', { width: 100, height: 100, background: '#FF0000' })
  const whole = await sharp(await picture('png', { width: 600, height: 400 }))
    .composite([{ input: red, left: 500, top: 300 }])
    .png()
    .toBuffer()
  const { avatar } = await put(host, 'avatar', whole, { crop: '500,300,100' })
  const { dominant } = await (await pixelsOf(String(avatar))).stats()
  expect(dominant.r).toBeGreaterThan(200)
  const beyond = await put(host, 'avatar', whole, { crop: '590,390,9999' })
  expect((await (await pixelsOf(String(beyond.avatar))).stats()).dominant.r).toBeGreaterThan(200)
})

test('nothing of the file is left but its pixels, upright', async () => {
  const host = await openAccount(app)
  const sideways = await sharp(await picture('jpeg', { width: 400, height: 100 }))
    .withExif({ IFD0: { Copyright: 'Secret place', ImageDescription: '<script>alert(1)</script>' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const archive = Buffer.from('PK-archive <?php system($_GET[0]); ?>')
  const { logo } = await put(host, 'logo', Buffer.concat([sideways, archive]))
  const content = Buffer.from(await (await seen(String(logo))).arrayBuffer())
  expect(content.toString('latin1')).not.toMatch(/Secret|script|php|PK-archive/)
  const { exif, icc, orientation, width, height } = await sharp(content).metadata()
  expect({ exif, icc, orientation }).toEqual({ exif: undefined, icc: undefined, orientation: undefined })
  expect({ width, height }).toEqual({ width: 20, height: 80 })
})

test('a logo stays see-through, and is never made larger than it is', async () => {
  const host = await openAccount(app)
  const clear = await sharp({
    create: { width: 90, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { logo } = await put(host, 'logo', clear)
  expect(logo).toMatch(/^\/media\/brand\/360x80\/.+\.png$/)
  expect(await (await pixelsOf(String(logo))).metadata()).toMatchObject({
    width: 90,
    height: 40,
    hasAlpha: true,
  })
})

test('another picture has another address; the one before is there for 30 days, for mails that show it', async () => {
  const host = await openAccount(app)
  const first = await put(host, 'background', await picture('png'))
  const second = await put(host, 'background', await picture('png', { background: '#FF0000' }))
  expect(second.background).not.toBe(first.background)
  expect((await seen(String(first.background))).status).toBe(200)
  expect(await put(host, 'background', await picture('png'))).toEqual(first)
  app.clock.advance(29 * 24 * 60)
  await cleanUpImages(app.context)
  expect((await seen(String(second.background))).status).toBe(200)
  app.clock.advance(2 * 24 * 60)
  await cleanUpImages(app.context)
  expect((await seen(String(second.background))).status).toBe(404)
  expect((await seen(String(first.background))).status).toBe(200)
  app.clock.advance(-31 * 24 * 60)
})

test('taken away, it is shown nowhere; a repeat does nothing', async () => {
  const host = await openAccount(app)
  await put(host, 'logo', await picture('png'))
  for (let turn = 0; turn < 2; turn++)
    expect(
      await host.api.call('DELETE /settings/branding/:kind', { params: { kind: 'logo' } }),
    ).toMatchObject({ logo: null })
})

test('before the address is confirmed, a picture is for its host alone', async () => {
  const host = await signUp(app)
  const { avatar } = await put(host, 'avatar', await picture('png'))
  expect(avatar).toMatch(/^data:image\/jpeg;base64,/)
  const { rows } = await app.context.pool.query<{ avatar: string }>(
    'select avatar from brandings where host_id = $1',
    [host.me.userID],
  )
  const answer = await seen(imageAddress('avatar', String(rows[0]?.avatar)))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a sign-up that nobody confirms leaves no file', async () => {
  const host = await signUp(app)
  await put(host, 'avatar', await picture('png'))
  const storage = app.context.service(STORAGE)
  const ofHost = async () => {
    const names: string[] = []
    for await (const name of storage.list(`images/${host.me.userID.replaceAll('-', '')}`)) names.push(name)
    return names
  }
  expect(await ofHost()).toHaveLength(2)
  app.clock.advance(8 * 24 * 60)
  await cleanUpSignUps(app.context)
  expect(await ofHost()).toEqual([])
  // An upload that finished in the meantime.
  const late = `images/${host.me.userID.replaceAll('-', '')}/profile/200x200/late.jpg`
  await storage.put(late, Buffer.from('late'))
  await cleanUpImages(app.context)
  expect(await ofHost()).toEqual([])
  app.clock.advance(-8 * 24 * 60)
})

test.each([
  '/media/profile/200x200/../../../etc/passwd',
  '/media/profile/200x200/..%2f..%2fsecrets',
  '/media/brand/200x200/00000000000040008000000000000000-00000000000000000000000000000000.jpg',
  '/media/profile/200x200/00000000000040008000000000000000-00000000000000000000000000000000.svg',
  '/media/constructor/200x200/x.jpg',
])('%s is nothing', async (address) => {
  expect((await seen(address)).status).toBe(404)
})
