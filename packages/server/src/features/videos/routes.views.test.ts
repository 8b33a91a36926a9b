import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount, someAddress } from '../../testing/hosts.ts'
import { addVideo } from './testing/upload.ts'
import { rangesOf } from './views/store.ts'
import { VIEWS_OF_VIDEOS } from './views/views.ts'

const app = await startTestApp()
const host = await openAccount(app)
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

/** Two seconds long, with a minute pretended. */
async function addLongVideo(owner: TestHost = host) {
  const { id } = await addVideo(app, owner)
  await app.context.pool.query('update videos set seconds = 60 where id = $1', [id])
  return id
}

/** Opens the page of a video, and answers what tells of the view. */
async function open(id: string, query = '', headers: Record<string, string> = someAddress()) {
  const page = await fetch(`${app.url}/video_embed/${id}${query}`, { headers })
  const text = await page.text()
  const [, found = ''] = /data-views="([^"]+)"/.exec(text) ?? []
  const address = found.replaceAll('&amp;', '&')
  const tell = async (news: string, change: Record<string, string> = {}, at = address) =>
    fetch(`${app.url}${at}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER, ...headers, ...change },
      body: news,
    })
  return { address, tell, cookie: page.headers.get('set-cookie') }
}

async function figures(id: string, owner: TestHost = host) {
  await app.context.service(VIEWS_OF_VIDEOS).write()
  return owner.api.call('GET /videos/:id/figures', { params: { id } })
}

const from = (first: number, until: number) =>
  Array.from({ length: until - first }, (_, index) => first + index).join(',')

test('a document alone counts nothing, and what its script tells is added up second by second', async () => {
  const id = await addLongVideo()
  const { tell, cookie } = await open(id)
  expect(await figures(id)).toMatchObject({ opened: 0, played: 0, curve: [] })
  const answer = await tell('o')
  expect([answer.status, answer.headers.get('set-cookie'), cookie]).toEqual([204, null, null])
  expect(await figures(id)).toMatchObject({ opened: 1, played: 0 })
  app.clock.advance(0.5)
  await tell(`p,${from(0, 20)}`)
  // A repeat, and in another order.
  await tell(`o,p,${from(0, 20).split(',').toReversed().join(',')}`)
  expect(await figures(id)).toMatchObject({
    opened: 1,
    played: 1,
    quarters: [1, 0, 0, 0],
    secondsWatched: 20,
  })
  app.clock.advance(0.5)
  await tell(from(40, 60))
  const { quarters, secondsWatched, curve, step } = await figures(id)
  expect([quarters, secondsWatched, step]).toEqual([[1, 1, 0, 0], 40, 1])
  expect([curve.length, curve[19], curve[20], curve[59]]).toEqual([60, 1, 0, 1])
})

test('nobody plays more seconds than pass, nor some that the video does not have', async () => {
  const id = await addLongVideo()
  const { tell } = await open(id)
  await tell(`p,${from(0, 60)}`)
  expect((await figures(id)).secondsWatched).toBe(5)
  app.clock.advance(10)
  await tell(from(50, 90))
  expect((await figures(id)).secondsWatched).toBe(15)
})

test('of a video at another service, half of the views decide how long it is, and their seconds are counted', async () => {
  const { id } = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const views = await Promise.all([open(id), open(id), open(id)])
  app.clock.advance(1)
  await views[0]?.tell(`p,l40,${from(0, 30)}`)
  await views[1]?.tell(`p,l40,${from(0, 10)}`)
  // Somebody lies.
  await views[2]?.tell('p,l9999,1')
  const { quarters, secondsWatched, curve } = await figures(id)
  expect([quarters, secondsWatched, curve.length]).toEqual([[2, 1, 1, 0], 41, 40])
  expect((await host.api.call('GET /videos/:id', { params: { id } })).seconds).toBeNull()
})

test('robots, and browsers that programs move, are counted apart', async () => {
  const id = await addLongVideo()
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const scanner = { 'user-agent': 'Microsoft Office/16.0 (Windows NT 10.0)' }
  for (const headers of [robot, scanner]) await (await open(id)).tell('o,p,1', headers)
  await (await open(id)).tell('o,w,p,1')
  expect(await figures(id)).toMatchObject({ opened: 0, played: 0, suspect: 3, curve: [] })
})

test('what is not signed, of another video, or no news is ignored', async () => {
  const [id, other] = [await addLongVideo(), await addLongVideo()]
  const { address, tell } = await open(id)
  const stolen = await openAccount(app)
  const forged = [
    address.replace(id, other),
    address.replace(/h=[\da-f-]+/, `h=${stolen.me.userID}`),
    address.replace(/v=[\da-f]+/, 'v=aaaaaaaaaaaaaaaaaaaa'),
    address.replace('views?', 'views?l=lead00000001&'),
    address.split('?', 1)[0] ?? '',
  ]
  for (const each of forged) expect((await tell('o,p,1', {}, each)).status).toBe(204)
  for (const news of ['', 'x', '-1', '1.5', 'b1@2', from(0, 650), '%'.repeat(4_000)])
    expect((await tell(news)).status).toBe(204)
  expect((await tell('1,'.repeat(9_000))).status).toBe(413)
  expect((await tell('o', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await figures(id)).opened).toBe(0)
  expect((await figures(other)).opened).toBe(0)
})

test('a network that begins hundreds of views adds no more', async () => {
  const videoId = await addLongVideo()
  const begin = (network: string) => {
    const visit = { hostId: host.me.userID, videoId, campaignId: null, leadId: null }
    const ticket = { ...visit, id: randomUUID(), at: app.clock.now() }
    const news = {
      seconds: [],
      hasPlayed: false,
      hasClicked: false,
      isProgram: false,
      length: null,
      booked: undefined,
    }
    app.context.service(VIEWS_OF_VIDEOS).note(ticket, news, { network, isRobot: false })
  }
  for (let view = 0; view < 300; view++) begin('192.0.2.1')
  expect((await figures(videoId)).opened).toBe(300)
  begin('192.0.2.1')
  begin('192.0.2.2')
  expect((await figures(videoId)).opened).toBe(301)
})

test('nobody else sees the figures', async () => {
  const id = await addLongVideo()
  const other = await openAccount(app)
  expect(await other.api.refusal('GET /videos/:id/figures', { params: { id } })).toMatchObject({
    code: 'video_not_found',
  })
})

test.each([
  [[], '{}'],
  [[3, 1, 2, 2], '{[1,4)}'],
  [[9, 0, 1, 7], '{[0,2),[7,8),[9,10)}'],
])('the seconds %j are the ranges %s', (seconds, ranges) => {
  expect(rangesOf(seconds)).toBe(ranges)
})

test('a booking beside the video is the view’s, with its second, and nobody claims another one', async () => {
  const [id, event] = [await addLongVideo(), await addEvent(host)]
  const { tell } = await open(id)
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  const other = await openAccount(app)
  const { booking: foreign } = await book(app, other, await addEvent(other), '2027-03-02T09:00:00Z')
  await tell(`b${foreign.id}@9`)
  await tell(`b${randomUUID()}@9`)
  expect((await figures(id)).booked).toBe(0)
  await tell(`b${booking.id}@12`)
  expect(await figures(id)).toMatchObject({ booked: 1, bookedSeconds: [12] })
  // It was made before this page was opened.
  app.clock.advance(1)
  await (await open(id)).tell(`b${booking.id}@30`)
  expect(await figures(id)).toMatchObject({ booked: 1, bookedSeconds: [12] })
})
