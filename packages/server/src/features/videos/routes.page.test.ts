import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount, signUp, someAddress } from '../../testing/hosts.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { countIfFree } from '../abuse/operations.ts'
import { LIMITS } from './record/limits.ts'
import { addVideo, FILES, upload } from './testing/upload.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, { name: 'Intro' })
const video = await addVideo(app, host)
const PATH = (id: string) => `/video_embed/${id}`

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}${path}`, { headers: { ...someAddress(), ...headers } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const change = async (id: string, body: object) =>
  host.api.call('PATCH /videos/:id', { params: { id }, body })
const changed = async (body: object) => {
  const own = await addVideo(app, host)
  await change(own.id, body)
  return own.id
}
const answer = async (id: string, password: string, headers = someAddress()) =>
  fetch(`${app.url}${PATH(id)}`, { method: 'POST', headers, body: new URLSearchParams({ password }) })

test('a page that plays without a script, and costs nothing before it is pressed', async () => {
  await change(video.id, {
    title: 'A <b>tour</b> & more',
    chapters: [{ at: 65, title: 'Prices "now"' }],
    cues: [
      { kind: 'link', from: 1, until: 2, text: 'Read more', url: 'https://example.com/more' },
      { kind: 'book', from: 1, until: null, text: 'Book a time', eventTypeId: event.id },
      { kind: 'book', from: 1, until: null, text: 'Gone', eventTypeId: crypto.randomUUID() },
    ],
  })
  const params = { id: video.id, language: 'de' }
  const body = { label: 'Deutsch', text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n' }
  await host.api.call('PUT /videos/:id/captions/:language', { params, body })
  const page = await get(PATH(video.id))
  const text = page.text.replaceAll(/\s+/g, ' ')
  expect(page.status).toBe(200)
  expect(page.headers.get('set-cookie')).toBeNull()
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(text).toMatch(/<video controls playsinline preload="none" src="\/media\/[^"]+"/)
  expect(text).toContain('A &lt;b&gt;tour&lt;/b&gt; &amp; more')
  expect(text).toContain('1:05 Prices &quot;now&quot;')
  expect(text).toContain(`href="/${host.me.link}/${event.slug}" data-book`)
  expect(text).not.toContain('Gone')
  const oembed = /type="application\/json\+oembed" href="([^"]+)"/.exec(text)?.[1] ?? ''
  expect(await fetch(`${app.url}${oembed}`).then(async (given) => given.json())).toMatchObject({
    type: 'video',
  })
  const [, captions = ''] =
    /<track kind="captions" srclang="de" label="Deutsch" src="([^"]+)"/.exec(text) ?? []
  const served = await get(captions.replaceAll('&amp;', '&'))
  expect([served.status, served.text]).toEqual([200, body.text.trim()])
  expect((await get(captions.split('?')[0] ?? '')).status).toBe(403)
})

test('its picture for mails stays at one address, while everybody may see the video', async () => {
  const own = await addVideo(app, host)
  expect(own.picture === null).toBe(own.files.poster === null)
  await app.context.db.updateTable('videos').set({ poster_file: null }).where('id', '=', own.id).execute()
  expect((await get(`${PATH(own.id)}/picture`)).status).toBe(404)
  const params = { id: own.id }
  const { picture: address } = await host.api.call('PUT /videos/:id/poster', {
    params,
    body: blob(await picture('png')),
  })
  const path = new URL(String(address)).pathname
  const served = await get(path)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(served.headers.get('cache-control')).toContain('public')
  await change(own.id, { privacy: 'private' })
  expect((await get(path)).status).toBe(404)
  await change(own.id, { privacy: 'password', password: 'open sesame' })
  expect((await get(path)).status).toBe(404)
})

test('is small, and lets nothing in but its own script', async () => {
  const { text, headers } = await get(PATH(video.id))
  // With its script, which has a budget of 3,000 (`.size-limit.mjs`), at most 10,000.
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7_000)
  const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(text) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}'`)
  expect(policy).not.toMatch(/unsafe|frame-ancestors/)
})

const reason = async (id: string) => /class="file">([^<]+)</.exec((await get(PATH(id))).text)?.[1]

test('says in place why a file does not load, in words that fit it', async () => {
  const everywhere = await addVideo(app, host)
  const recorded = await addVideo(app, host, FILES.webm, 'take.webm')
  expect(await reason(everywhere.id)).toBe('We couldn’t load this video.')
  expect(await reason(recorded.id)).toMatch(/^We couldn’t load this video. Try another browser./)
})

test.each([
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ?t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'YouTube, short',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['Vimeo', 'https://vimeo.com/channels/staffpicks/123456789', 'https://player.vimeo.com/video/123456789'],
])('%s is asked for nothing before it is pressed', async (_, url, frame) => {
  const linked = await host.api.call('POST /videos/links', { body: { url } })
  const { status, text } = await get(PATH(linked.id))
  expect(status).toBe(200)
  expect(text).toContain(`data-frame="${frame}`)
  expect(text).toContain('playLinked()')
  expect(text).not.toMatch(/<(iframe|img|video)[^>]* src="http/)
})

test.each(['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234'])(
  'an unlisted video of Vimeo at %s keeps its hash',
  async (url) => {
    const linked = await host.api.call('POST /videos/links', { body: { url } })
    expect(linked.url).toBe('https://vimeo.com/76979871/abcdef1234')
    for (const id of [linked.id, 'vimeo-76979871-abcdef1234'])
      expect((await get(PATH(id))).text).toContain(
        'data-frame="https://player.vimeo.com/video/76979871?h=abcdef1234&amp;autoplay=1&amp;dnt=1"',
      )
  },
)

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://www.youtube.com/',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://example.com/tour.mp4',
])('no video at %s', async (url) => {
  const { code, errors } = await host.api.refusal('POST /videos/links', { body: { url } })
  expect([code, errors?.[0]?.reason]).toEqual(['invalid_input', 'video_link'])
})

const fieldOf = (text: string) => /<input[^>]*>/.exec(text)?.[0]

test('a password is asked for, and nothing shows before it is right', async () => {
  const id = await changed({ privacy: 'password', password: 'Open-sesame', title: 'Secret plan' })
  const asked = await get(PATH(id))
  expect(asked.status).toBe(200)
  expect(asked.text).toContain('type="password"')
  expect(asked.text).not.toMatch(/Secret plan|\/media\//)
  const wrong = await answer(id, 'open-sesame')
  const refused = await wrong.text()
  expect([wrong.status, refused.includes('/media/')]).toEqual([403, false])
  expect(fieldOf(refused)).toMatch(/autofocus\s+aria-invalid="true" aria-describedby="wrong"/)
  expect(refused).toMatch(/<p id="wrong"[^>]*>Wrong password/)
  expect(fieldOf(asked.text)).not.toContain('aria-invalid')
  const right = await answer(id, 'Open-sesame')
  expect([right.status, (await right.text()).includes('/media/')]).toEqual([200, true])
})

test('guesses are limited', async () => {
  const id = await changed({ privacy: 'password', password: 'Open-sesame' })
  const from = someAddress()
  const statuses = []
  for (let guess = 0; guess < 11; guess++) statuses.push((await answer(id, `guess-${guess}`, from)).status)
  expect(statuses.at(0)).toBe(403)
  expect(statuses.at(-1)).toBe(429)
})

test('while many networks guess a password, each has one guess, and who knows it gets in', async () => {
  const id = await changed({ privacy: 'password', password: 'Open-sesame' })
  for (let guess = 0; guess < 60; guess++) await countIfFree(app.context, LIMITS.wrongPasswords, id)
  const from = someAddress()
  expect((await answer(id, 'guess', from)).status).toBe(403)
  expect((await answer(id, 'Open-sesame', from)).status).toBe(429)
  expect((await answer(id, 'Open-sesame')).status).toBe(200)
})

test('a password is needed where there is none yet, and goes with its privacy', async () => {
  const params = { id: (await addVideo(app, host)).id }
  const problem = await host.api.refusal('PATCH /videos/:id', { params, body: { privacy: 'password' } })
  expect(problem.errors?.[0]?.path).toBe('password')
  const body = { privacy: 'password', password: 'Open-sesame' }
  expect((await change(params.id, body)).password).toBe(true)
  expect((await change(params.id, { privacy: 'link' })).password).toBe(false)
})

test('private, deleted, unknown and failed videos are the same to visitors', async () => {
  const hidden = await changed({ privacy: 'private' })
  const deleted = await changed({})
  await host.api.call('DELETE /videos/:id', { params: { id: deleted } })
  const { video: failed } = await upload(app, host, FILES.webm)
  const [first, ...others] = await Promise.all(
    [hidden, deleted, failed.id, 'AAAAAAAA', 'x', '..%2f'].map((id) => get(PATH(id))),
  )
  expect(first?.status).toBe(404)
  for (const other of others) expect([other.status, other.text]).toEqual([404, first?.text])
})

test('a video ends with its day, and is shown once it is processed', async () => {
  const until = new Date(app.clock.now() + 60_000).toISOString()
  const id = await changed({ until })
  expect((await get(PATH(id))).status).toBe(200)
  app.clock.advance(1)
  expect((await get(PATH(id))).status).toBe(410)
  const { video: coming } = await upload(app, host, FILES.mp4)
  const page = await get(PATH(coming.id))
  expect([page.status, page.text.includes('http-equiv="refresh"')]).toEqual([200, true])
})

test('nothing is shown of a host whose address is not confirmed', async () => {
  const fresh = await signUp(app)
  const own = await fresh.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  expect((await get(PATH(own.id))).status).toBe(404)
})

test('addresses cannot be guessed in a row', async () => {
  const from = someAddress()
  const statuses = []
  for (let guess = 0; guess < 61; guess++) statuses.push((await get(PATH('AAAAAAAA'), from)).status)
  expect([statuses.at(0), statuses.at(-1)]).toEqual([404, 429])
})
