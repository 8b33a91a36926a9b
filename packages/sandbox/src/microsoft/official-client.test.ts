import type { PageCollection } from '@microsoft/microsoft-graph-client'
import { Client } from '@microsoft/microsoft-graph-client'
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { csdlOf } from '../specifications/csdl.ts'
import { specification } from '../specifications/folder.ts'
import { startMicrosoft } from './server.ts'

// Microsoft's own client is the judge: if it fails, the stand-in is wrong.
const REDIRECT = 'https://meet.example.com/calendar-connections/microsoft'
const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const VERIFIER = 'v'.repeat(43)
const microsoft = await startMicrosoft({ ...CLIENT, redirectUris: [REDIRECT] })
afterAll(() => microsoft.close())

interface Graph {
  id: string
  subject?: string
  onlineMeeting?: { joinUrl: string } | null
}

async function signedIn(): Promise<Client> {
  const form = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid offline_access Calendars.ReadWrite OnlineMeetings.ReadWrite',
    state: 'state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    decision: 'allow',
  })
  const at = `${microsoft.url}/common/oauth2/v2.0`
  const said = await fetch(`${at}/authorize`, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(said.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const body = new URLSearchParams({
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
    grant_type: 'authorization_code',
    redirect_uri: REDIRECT,
    code,
    code_verifier: VERIFIER,
  })
  const answer = await fetch(`${at}/token`, { method: 'POST', body })
  const { access_token } = (await answer.json()) as { access_token: string }
  return Client.initWithMiddleware({
    baseUrl: microsoft.url,
    defaultVersion: 'v1.0',
    middleware: {
      // Without TLS, the client's own handler would not send the token.
      async execute(context) {
        const headers = new Headers(context.options?.headers)
        headers.set('authorization', `Bearer ${access_token}`)
        context.response = await fetch(context.request, { ...context.options, headers })
      },
    },
  })
}

const MEETING = {
  subject: 'Review',
  start: { dateTime: '2027-03-02T09:00:00', timeZone: 'UTC' },
  end: { dateTime: '2027-03-02T09:30:00', timeZone: 'UTC' },
  isOnlineMeeting: true,
  onlineMeetingProvider: 'teamsForBusiness',
}
const SPAN = 'startDateTime=2027-03-02T00:00:00Z&endDateTime=2027-03-03T00:00:00Z'

async function mainPath(graph: Client): Promise<string> {
  const { value } = (await graph.api('/me/calendars').get()) as { value: { id: string }[] }
  return `/me/calendars/${encodeURIComponent(value[0]?.id ?? '')}`
}

/** The path of a link: by itself, the client only follows links with TLS. */
function pathIn(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname.replace('/v1.0', '') + search
}

test('it adds, changes, reads what changed since, and deletes', async () => {
  const graph = await signedIn()
  const main = await mainPath(graph)
  const first = (await graph.api(`${main}/calendarView/delta?${SPAN}`).get()) as PageCollection
  const added = (await graph.api(`${main}/events`).post({ ...MEETING, transactionId: 'one' })) as Graph
  const again = (await graph.api(`${main}/events`).post({ ...MEETING, transactionId: 'one' })) as Graph
  expect(again.id).toBe(added.id)
  expect(added.onlineMeeting?.joinUrl).toContain('https://teams.microsoft.com/')
  await graph.api(`${main}/events/${added.id}`).patch({ subject: 'Later' })
  const since = (await graph.api(pathIn(String(first['@odata.deltaLink']))).get()) as PageCollection
  expect(since.value).toMatchObject([{ id: added.id, subject: 'Later' }])
  await graph.api(`${main}/events/${added.id}`).delete()
  await expect(graph.api(`${main}/events/${added.id}`).get()).rejects.toMatchObject({
    statusCode: 404,
    code: 'ErrorItemNotFound',
  })
})

const ROOM = {
  externalId: 'booking',
  subject: 'Review',
  startDateTime: '2027-03-02T09:00:00Z',
  endDateTime: '2027-03-02T09:30:00Z',
}

test('a room without an event is made once, changed and ended', async () => {
  const graph = await signedIn()
  const rooms = '/me/onlineMeetings'
  const made = (await graph.api(`${rooms}/createOrGet`).post(ROOM)) as Graph
  const again = (await graph.api(`${rooms}/createOrGet`).post(ROOM)) as Graph
  expect(again.id).toBe(made.id)
  await expect(graph.api(`${rooms}/${made.id}`).patch({ startDateTime: 'x' })).rejects.toMatchObject({
    statusCode: 400,
  })
  await graph.api(`${rooms}/${made.id}`).patch({ ...ROOM, subject: 'Later' })
  await graph.api(`${rooms}/${made.id}`).delete()
  await expect(graph.api(`${rooms}/${made.id}`).delete()).rejects.toMatchObject({ statusCode: 404 })
})

test('it pages through what does not fit', async () => {
  const graph = await signedIn()
  const [calendar] = microsoft.account.calendars
  for (let index = 0; index < 7; index++)
    calendar?.events.set(`many${index}`, { ...MEETING, id: `many${index}` })
  const page = (await graph
    .api(`${await mainPath(graph)}/calendarView?${SPAN}&$top=3`)
    .get()) as PageCollection
  const ids: string[] = page.value.map(({ id }: Graph) => id)
  for (let next = page['@odata.nextLink']; next !== undefined;) {
    const more = (await graph.api(pathIn(next)).get()) as PageCollection
    ids.push(...more.value.map(({ id }: Graph) => id))
    next = more['@odata.nextLink']
  }
  expect(ids).toHaveLength(7)
  calendar?.events.clear()
})

const document = specification('microsoft-graph/graph-v1.0.cut.csdl.xml')

describe.skipIf(document === undefined)('every answer is as the service describes it', () => {
  test('of each call', async () => {
    const problemsOf = csdlOf(document ?? '')
    const graph = await signedIn()
    const main = await mainPath(graph)
    const attendees = [{ type: 'required', emailAddress: { address: 'ada@guest.example', name: 'Ada' } }]
    const added = (await graph.api(`${main}/events`).post({ ...MEETING, attendees })) as Graph
    const { value: calendars } = (await graph.api('/me/calendars').get()) as PageCollection
    const { value: view } = (await graph.api(`${main}/calendarView?${SPAN}`).get()) as PageCollection
    for (const calendar of calendars) expect(problemsOf('calendar', calendar)).toEqual([])
    for (const event of [added, ...view]) expect(problemsOf('event', event)).toEqual([])
    const room: unknown = await graph.api('/me/onlineMeetings/createOrGet').post(ROOM)
    expect(problemsOf('onlineMeeting', room)).toEqual([])
    expect(problemsOf('event', { subject: 1, showAs: 'away', title: 'x' })).toHaveLength(3)
  })
})
