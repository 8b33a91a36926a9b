import type { EventType } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)
const stranger = await openAccount(app)

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

async function linkedVideo(owner = host) {
  return owner.api.call('POST /videos/links', { body: { url: YOUTUBE, title: 'Hello' } })
}

async function eventWith(video: EventType['video']) {
  return addEvent(host, { video })
}

async function shownOn({ slug }: EventType) {
  const params = { owner: host.me.link, event: slug }
  const { event } = await app.visitor.call('GET /owners/:owner/events/:event', { params })
  const page = await fetch(`${app.url}/${host.me.link}/${slug}`)
  return { video: event.video, html: await page.text(), policy: page.headers.get('content-security-policy') }
}

test('a video of the library is shown on the page, and the library says so', async () => {
  const { id } = await linkedVideo()
  const event = await eventWith({ kind: 'own', id })
  expect(event.video).toEqual({ kind: 'own', id })
  const { video, html, policy } = await shownOn(event)
  expect(video).toEqual({ kind: 'youtube', url: `/video_embed/${id}`, player: PLAYER })
  expect(html).toContain(`/video_embed/${id}`)
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  const { usedIn } = await host.api.call('GET /videos/:id', { params: { id } })
  expect(usedIn).toEqual([{ kind: 'event_type', id: event.id, name: event.name }])
  const list = await app.visitor.call('GET /owners/:owner', { params: { owner: host.me.link } })
  expect(list.events.find(({ slug }) => slug === event.slug)?.video).toEqual(video)
})

test('a page without a video shows no frames', async () => {
  const { policy } = await shownOn(await eventWith(null))
  expect(policy).not.toContain('frame-src')
})

test('a link plays from its service alone', async () => {
  const { video, policy } = await shownOn(
    await eventWith({ kind: 'vimeo', url: 'https://vimeo.com/76979871' }),
  )
  const player = 'https://player.vimeo.com/video/76979871?autoplay=1'
  expect(video).toEqual({ kind: 'vimeo', url: 'https://vimeo.com/76979871', player })
  expect(policy).toContain('frame-src https://player.vimeo.com;')
})

test('an unlisted video of Vimeo plays with the hash of its link', async () => {
  const url = 'https://vimeo.com/76979871/abcdef1234'
  const { video } = await shownOn(await eventWith({ kind: 'vimeo', url }))
  const player = 'https://player.vimeo.com/video/76979871?h=abcdef1234&autoplay=1'
  expect(video).toEqual({ kind: 'vimeo', url, player })
})

test.each(['private', 'deleted', 'ended'] as const)('one that is %s leaves the page', async (how) => {
  const { id } = await linkedVideo()
  const event = await eventWith({ kind: 'own', id })
  const params = { id }
  if (how === 'deleted') await host.api.call('DELETE /videos/:id', { params })
  const until = new Date(app.context.clock.now() - 1_000).toISOString()
  if (how !== 'deleted')
    await host.api.call('PATCH /videos/:id', {
      params,
      body: how === 'private' ? { privacy: 'private' } : { until },
    })
  const { video, html, policy } = await shownOn(event)
  expect(video).toBeNull()
  expect(html).not.toContain('video_embed')
  expect(policy).not.toContain('frame-src')
  // It comes back with the video, and what else is changed meanwhile can be saved.
  const body = { name: 'Renamed', video: event.video }
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body })
})

test('one with a password asks for it on its own page', async () => {
  const { id } = await linkedVideo()
  const body = { privacy: 'password' as const, password: 'open sesame' }
  await host.api.call('PATCH /videos/:id', { params: { id }, body })
  const { video, policy } = await shownOn(await eventWith({ kind: 'own', id }))
  expect(video).toEqual({ kind: 'own', url: `/video_embed/${id}`, player: `/video_embed/${id}?play` })
  expect(policy).toContain("frame-src 'self';")
})

test('somebody else’s video is refused, and so is none', async () => {
  const foreign = await linkedVideo(stranger)
  const event = await eventWith(null)
  const refused = { code: 'invalid_input', errors: [{ path: 'video.id', reason: 'not_found' }] }
  for (const id of [foreign.id, 'abcdefgh']) {
    const video = { kind: 'own' as const, id }
    const params = { id: event.id }
    expect(await host.api.refusal('PATCH /event-types/:id', { params, body: { video } })).toMatchObject(
      refused,
    )
    const { id: _, position: __, given: ___, createdAt: ____, ...fields } = event
    const body = { ...fields, slug: 'another', video }
    expect(await host.api.refusal('POST /event-types', { body })).toMatchObject(refused)
  }
})

test('a copy shows it, too', async () => {
  const { id } = await linkedVideo()
  const event = await eventWith({ kind: 'own', id })
  const copy = await host.api.call('POST /event-types/:id/copy', { params: { id: event.id } })
  expect(copy.video).toEqual({ kind: 'own', id })
  const { usedIn } = await host.api.call('GET /videos/:id', { params: { id } })
  expect(usedIn.map((use) => use.id).toSorted()).toEqual([event.id, copy.id].toSorted())
})
