import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startGoogle } from '../../packages/sandbox/src/google/server.ts'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { freePortPair, startProduct } from '../product.ts'
import { withDatabase } from './database-facts.ts'
import {
  bookOne,
  keepHandingOn,
  meetingsOf,
  openStudio,
  otherSessions,
  turnsOf,
  unfinishedJobs,
} from './reassigned.ts'
import { openCaller } from './load-client.ts'
import { killNow } from './postgres-processes.ts'

// The server is killed again and again while meetings go from one person to another.

const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const PEOPLE = 3
const MEETINGS = 6
const KILLS = 3
const DAY = 86_400_000

const database = await emptyTestDatabase()
const port = await freePortPair()
const origin = `http://localhost:${port}`
const google = await startGoogle({ ...CLIENT, redirectUris: [`${origin}/calendar-connections/google`] })
const start = async () =>
  startProduct({
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: origin,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_AUTH_URL: google.url,
    GOOGLE_TOKEN_URL: google.url,
    GOOGLE_API_URL: google.url,
    LOG_LEVEL: 'error',
  })
let product = await start()
const callers = Array.from({ length: MEETINGS }, () => openCaller(origin))
afterAll(async () => {
  for (const caller of callers) caller.close()
  await product.stop()
  await google.close()
  await database.drop()
})

function entries() {
  const events = google.account.calendars.flatMap((calendar) => [...calendar.events.values()])
  return events.filter(({ status }) => status === 'confirmed')
}

test('a meeting that is handed on has one booking, one person, one event and its room, wherever the server is killed', async () => {
  const [first] = callers
  if (!first) throw new Error('No caller')
  const studio = await openStudio(first, database.url, PEOPLE)
  // People meet from Monday to Friday, from nine to five.
  const tuesday = Math.ceil((Date.now() / DAY + 9 - 12) / 7) * 7 + 12
  const nine = tuesday * DAY + 9 * 3_600_000
  const told = new Map<string, string>()
  let turns = 0
  let isOver = false
  const ids: string[] = []
  for (let index = 0; index < MEETINGS; index++) ids.push(await bookOne(studio, nine + index * 3_600_000))
  const load = ids.map(async (id, index) =>
    keepHandingOn(callers[index] ?? first, studio, id, {
      isOver: () => isOver,
      told: (person) => {
        told.set(id, person)
        turns++
      },
    }),
  )
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(200 + Math.random() * 800)
    killNow(product.pid)
    await product.ended
    // The database may still finish what the dead process had asked for, such as fetching jobs.
    await expect.poll(() => otherSessions(database.url)).toBe(0)
    // Without this, what it had begun is tried again when it expires, after a minute or more.
    await withDatabase(database.url, (client) =>
      client.query(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`),
    )
    product = await start()
  }
  // The last product has done some as well.
  const before = turns
  await expect.poll(() => turns).toBeGreaterThan(before)
  isOver = true
  await Promise.all(load)
  await expect.poll(() => unfinishedJobs(database.url)).toEqual([])

  expect(told.size).toBe(MEETINGS)
  const meetings = await meetingsOf(database.url, studio)
  expect(meetings).toHaveLength(MEETINGS)
  const inCalendar = entries()
  expect(inCalendar).toHaveLength(MEETINGS)
  for (const { id, person, rows, room, events } of meetings) {
    expect({ person, rows, events }).toEqual({
      person: told.get(id),
      rows: 1,
      events: [{ person, event: expect.any(String) }],
    })
    const event = inCalendar.find((one) => one.id === events[0]?.event)
    expect(room).toBe(event?.hangoutLink)
    expect(room).toMatch(/^https:/)
  }
  const counts = Map.groupBy(meetings, ({ person }) => person)
  const expected = studio.people.map((person) => [person, counts.get(person)?.length ?? 0])
  expect(await turnsOf(database.url, studio)).toEqual(Object.fromEntries(expected))
})
