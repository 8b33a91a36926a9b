import type { HostBooking } from '@scheduling/contract'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

afterEach(() => app.clock.set(TEST_NOW))

const names = (bookings: HostBooking[]) => bookings.map(({ invitee }) => invitee.name)

function named(name: string, email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@example.test`) {
  return { invitee: { name, email } }
}

async function hostWithWeek() {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const bookings = []
  for (const [index, name] of ['Ada', 'Bo', 'Cy', 'Di'].entries())
    bookings.push(await book(app, host, event, `2027-03-0${index + 1}T09:00:00Z`, named(name)))
  return { host, event, bookings }
}

test('upcoming ascending, past descending; a meeting that goes on is upcoming', async () => {
  const { host } = await hostWithWeek()
  app.clock.set('2027-03-03T09:29:59Z')
  const upcoming = await host.api.call('GET /bookings')
  const past = await host.api.call('GET /bookings', { query: { tab: 'past' } })
  expect([names(upcoming.bookings), upcoming.total]).toEqual([['Cy', 'Di'], 2])
  expect([names(past.bookings), past.total]).toEqual([['Bo', 'Ada'], 2])
  app.clock.set('2027-03-03T09:30:00Z')
  expect((await host.api.call('GET /bookings')).total).toBe(1)
})

test('canceled ones only where they are asked for', async () => {
  const { host, bookings } = await hostWithWeek()
  await bookings[1]!.manage.call('POST /manage/cancel', { body: {} })
  expect(names((await host.api.call('GET /bookings')).bookings)).toEqual(['Ada', 'Cy', 'Di'])
  const all = await host.api.call('GET /bookings', { query: { include_canceled: 'true' } })
  expect([names(all.bookings), all.total]).toEqual([['Ada', 'Bo', 'Cy', 'Di'], 4])
})

test.each<[Record<string, string>, string[]]>([
  [{ from: '2027-03-02' }, ['Bo', 'Cy', 'Di', 'Late']],
  [{ to: '2027-03-02' }, ['Ada', 'Bo']],
  [{ from: '2027-03-03', to: '2027-03-03' }, ['Cy']],
  // In the host's zone, five hours behind UTC.
  [{ from: '2027-03-04', to: '2027-03-04' }, ['Di', 'Late']],
  [{ from: '2027-03-05', to: '2027-03-04' }, []],
])('of the days %j', async (query, expected) => {
  const host = await openAccount(app, { timeZone: 'America/New_York' })
  const event = await addEvent(host)
  for (const [name, start] of [
    ['Ada', '2027-03-01T15:00:00Z'],
    ['Bo', '2027-03-02T15:00:00Z'],
    ['Cy', '2027-03-03T15:00:00Z'],
    ['Di', '2027-03-04T15:00:00Z'],
    ['Late', '2027-03-04T21:30:00Z'],
  ] as const)
    await book(app, host, event, start, named(name))
  const { bookings, total } = await host.api.call('GET /bookings', { query })
  expect([names(bookings), total]).toEqual([expected, expected.length])
})

test('of one event type', async () => {
  const { host, event } = await hostWithWeek()
  const other = await addEvent(host)
  await book(app, host, other, '2027-03-05T09:00:00Z', named('Ed'))
  const of = async (id: string) =>
    names((await host.api.call('GET /bookings', { query: { event_type_id: id } })).bookings)
  expect(await of(other.id)).toEqual(['Ed'])
  expect(await of(event.id)).toEqual(['Ada', 'Bo', 'Cy', 'Di'])
})

test('says what became of each', async () => {
  const { host, bookings } = await hostWithWeek()
  await bookings[1]!.manage.call('POST /manage/cancel', { body: {} })
  await bookings[2]!.manage.call('POST /manage/reschedule', { body: { start: '2027-03-05T09:00:00Z' } })
  app.clock.set('2027-03-02T12:00:00Z')
  const list = async (tab: 'upcoming' | 'past') => {
    const { bookings: page } = await host.api.call('GET /bookings', {
      query: { tab, include_canceled: 'true' },
    })
    return page.map(({ invitee, outcome }) => [invitee.name, outcome])
  }
  expect(await list('past')).toEqual([
    ['Bo', 'canceled'],
    ['Ada', 'completed'],
  ])
  expect(await list('upcoming')).toEqual([
    ['Di', 'scheduled'],
    ['Cy', 'rescheduled'],
  ])
})

/** All pages of a list, fetched by cursor. */
async function pages(host: TestHost, query: Record<string, string>): Promise<HostBooking[][]> {
  const found: HostBooking[][] = []
  let cursor: string | null = null
  do {
    const { body } = await host.api.try('GET /bookings', { query: { ...query, ...(cursor && { cursor }) } })
    const page = body as { bookings: HostBooking[]; next: string | null }
    found.push(page.bookings)
    cursor = page.next
  } while (cursor !== null)
  return found
}

test('pages neither repeat nor skip, even where many start at the same time', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const starts = ['09:00', '09:30', '10:00']
  for (const time of starts)
    for (let copy = 0; copy < 4; copy++) {
      const { manage } = await book(app, host, event, `2027-03-02T${time}:00Z`)
      await manage.call('POST /manage/cancel', { body: {} })
    }
  const whole = (await pages(host, { include_canceled: 'true', limit: '100' })).flat()
  expect(whole).toHaveLength(12)
  for (const limit of ['1', '5', '12']) {
    const found = await pages(host, { include_canceled: 'true', limit })
    expect(found.flat()).toEqual(whole)
    expect(found).toHaveLength(Math.ceil(12 / Number(limit)))
  }
  app.clock.set('2027-03-03T00:00:00Z')
  const past = await pages(host, { tab: 'past', include_canceled: 'true', limit: '5' })
  expect(past.flat()).toEqual(whole.toReversed())
})

test('a page stays where it is while bookings are added before it', async () => {
  const { host, event } = await hostWithWeek()
  const first = await host.api.call('GET /bookings', { query: { limit: 2 } })
  await book(app, host, event, '2027-03-01T10:00:00Z', named('Newcomer'))
  const second = await host.api.call('GET /bookings', { query: { limit: 2, cursor: String(first.next) } })
  expect([names(second.bookings), second.next, second.total]).toEqual([['Cy', 'Di'], null, 5])
})

test('searches name, email and event, in any case, and takes signs as they are', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { name: 'Tax 100% clear' })
  const plain = await addEvent(host, { name: 'Plain' })
  await book(app, host, event, '2027-03-01T09:00:00Z', named('Under_Score', 'one@example.test'))
  await book(app, host, plain, '2027-03-01T10:00:00Z', named('UnderXScore', 'two@Mail.test'))
  await book(app, host, plain, '2027-03-01T11:00:00Z', named('Back\\slash', 'three@example.test'))
  await book(
    app,
    host,
    plain,
    '2027-03-01T12:00:00Z',
    named("O'Neil; drop table bookings", 'four@example.test'),
  )
  const found = async (q: string) => names((await host.api.call('GET /bookings', { query: { q } })).bookings)
  expect(await found('100%')).toEqual(['Under_Score'])
  expect(await found('%')).toEqual(['Under_Score'])
  expect(await found('r_s')).toEqual(['Under_Score'])
  expect(await found('\\')).toEqual(['Back\\slash'])
  expect(await found('MAIL.TEST')).toEqual(['UnderXScore'])
  expect(await found("'neil; DROP")).toEqual(["O'Neil; drop table bookings"])
  expect(await found('nobody')).toEqual([])
  expect(await found(' ')).toHaveLength(4)
})

test.each<[path: string, query: Record<string, string>]>([
  ['tab', { tab: 'today' }],
  ['limit', { limit: '0' }],
  ['limit', { limit: '101' }],
  ['limit', { limit: 'ten' }],
  ['include_canceled', { include_canceled: 'perhaps' }],
  ['q', { q: 'x'.repeat(101) }],
  ['q', { q: 'a\u0000b' }],
  ['cursor', { cursor: 'x' }],
  ['cursor', { cursor: Buffer.from('1:x').toString('base64url') }],
  ['cursor', { cursor: Buffer.from(`9999999999999999:${crypto.randomUUID()}`).toString('base64url') }],
])('422 %s in %j', async (path, query) => {
  const { api } = await openAccount(app)
  expect(await api.refusal('GET /bookings', { query })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path }],
  })
})

test('a cursor from beyond all time finds nothing', async () => {
  const { host } = await hostWithWeek()
  const cursor = Buffer.from(`999999999999999:${crypto.randomUUID()}`).toString('base64url')
  expect((await host.api.call('GET /bookings', { query: { cursor } })).bookings).toEqual([])
})

test.each(['0000-01-01', '0001-01-01', '9999-12-31'])('%s is a day as any other', async (day) => {
  const host = await openAccount(app)
  for (const query of [{ from: day }, { to: day }, { from: day, to: day }])
    expect((await host.api.call('GET /bookings', { query })).bookings).toEqual([])
})
