import { auth, calendar_v3 } from '@googleapis/calendar'
import { afterAll, describe, expect, test } from 'vitest'
import { discoveryOf } from '../specifications/discovery.ts'
import { specification } from '../specifications/folder.ts'
import { startGoogle } from './server.ts'

// Google's own client is the judge: if it fails, the stand-in is wrong.
const REDIRECT = 'https://meet.example.com/calendar-connections/google'
const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const now = { at: Date.parse('2027-03-01T08:00:00Z') }
const google = await startGoogle({ ...CLIENT, redirectUris: [REDIRECT], now: () => now.at })
afterAll(() => google.close())

const CALENDAR = 'https://www.googleapis.com/auth/calendar'
const SCOPE = [
  'openid',
  'email',
  `${CALENDAR}.calendarlist.readonly`,
  `${CALENDAR}.freebusy`,
  `${CALENDAR}.events`,
]

async function signedIn() {
  const { OAuth2 } = auth
  const client = new OAuth2({
    ...CLIENT,
    redirectUri: REDIRECT,
    endpoints: {
      oauth2AuthBaseUrl: `${google.url}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${google.url}/token`,
      oauth2RevokeUrl: `${google.url}/revoke`,
    },
  })
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync()
  const asked = new URL(
    client.generateAuthUrl({
      access_type: 'offline',
      scope: SCOPE,
      state: 'state',
      code_challenge: codeChallenge ?? '',
      code_challenge_method: 'S256' as never,
    }),
  )
  const form = new URLSearchParams(asked.searchParams)
  for (const scope of SCOPE) form.append('granted', scope)
  form.set('decision', 'allow')
  const answer = await fetch(asked.origin + asked.pathname, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const { tokens } = await client.getToken({ code, codeVerifier })
  client.setCredentials(tokens)
  const api = new calendar_v3.Calendar({ auth: client, rootUrl: `${google.url}/`, retry: false })
  return { client, api, tokens }
}

const MEETING = {
  summary: 'Review',
  start: { dateTime: '2027-03-02T09:00:00Z' },
  end: { dateTime: '2027-03-02T09:30:00Z' },
}

test('it signs in, and refreshes what has ended', async () => {
  const { client, tokens } = await signedIn()
  expect(tokens).toMatchObject({ token_type: 'Bearer', scope: SCOPE.join(' ') })
  const before = tokens.access_token
  client.setCredentials({ ...tokens, expiry_date: 1 })
  const { token } = await client.getAccessToken()
  expect(token).not.toBe(before)
  await client.revokeToken(tokens.refresh_token ?? '')
  client.setCredentials({ ...tokens, expiry_date: 1 })
  await expect(client.getAccessToken()).rejects.toThrow('invalid_grant')
})

test('it lists, adds, changes, reads what changed since, and deletes', async () => {
  const { api } = await signedIn()
  const { data: list } = await api.calendarList.list()
  expect(list.items?.map(({ summary }) => summary)).toEqual(['host@gmail.example', 'Family', 'Team'])
  const { data: first } = await api.events.list({ calendarId: 'primary' })
  const { data: added } = await api.events.insert({
    calendarId: 'primary',
    conferenceDataVersion: 1,
    requestBody: {
      ...MEETING,
      conferenceData: {
        createRequest: { requestId: 'one', conferenceSolutionKey: { type: 'hangoutsMeet' } },
      },
    },
  })
  const eventId = added.id ?? ''
  expect(added.hangoutLink).toContain('https://meet.google.com/')
  await api.events.patch({ calendarId: 'primary', eventId, requestBody: { summary: 'Later' } })
  const { data: since } = await api.events.list({
    calendarId: 'primary',
    syncToken: first.nextSyncToken ?? '',
  })
  expect(since.items).toMatchObject([{ id: eventId, summary: 'Later' }])
  const span = { timeMin: '2027-03-02T00:00:00Z', timeMax: '2027-03-03T00:00:00Z' }
  const { data: busy } = await api.freebusy.query({ requestBody: { ...span, items: [{ id: 'primary' }] } })
  expect(busy.calendars?.primary?.busy).toHaveLength(1)
  await api.events.delete({ calendarId: 'primary', eventId })
  await expect(api.events.delete({ calendarId: 'primary', eventId })).rejects.toMatchObject({ status: 410 })
})

test('it pages through what does not fit, and asks anew where its token is too old', async () => {
  const { api } = await signedIn()
  const [main] = google.account.calendars
  for (let index = 0; index < 7; index++)
    main?.events.set(`many${index}`, { ...MEETING, id: `many${index}`, status: 'confirmed' })
  const ids: string[] = []
  let pageToken: string | undefined
  let syncToken = ''
  do {
    const { data }: { data: calendar_v3.Schema$Events } = await api.events.list({
      calendarId: 'primary',
      maxResults: 3,
      ...(pageToken !== undefined && { pageToken }),
    })
    ids.push(...(data.items ?? []).map(({ id }) => id ?? ''))
    pageToken = data.nextPageToken ?? undefined
    syncToken = data.nextSyncToken ?? ''
  } while (pageToken !== undefined)
  expect(ids).toHaveLength(7)
  main?.events.expireTokens()
  await expect(api.events.list({ calendarId: 'primary', syncToken })).rejects.toMatchObject({ status: 410 })
})

test('it watches, and stops', async () => {
  const { api } = await signedIn()
  const { data: channel } = await api.events.watch({
    calendarId: 'primary',
    requestBody: { id: 'channel-1', type: 'web_hook', address: 'https://127.0.0.1:1/hook', token: 'secret' },
  })
  expect(Number(channel.expiration)).toBeGreaterThan(now.at)
  await api.channels.stop({ requestBody: { id: channel.id ?? '', resourceId: channel.resourceId ?? '' } })
})

const document = specification('google/calendar.v3.json')

describe.skipIf(document === undefined)('every answer is as the service describes it', () => {
  test('of each call', async () => {
    const problemsOf = discoveryOf(document ?? '')
    const { api } = await signedIn()
    const calendarId = 'primary'
    const { data: added } = await api.events.insert({
      calendarId,
      conferenceDataVersion: 1,
      requestBody: {
        ...MEETING,
        attendees: [{ email: 'ada@guest.example', displayName: 'Ada' }],
        conferenceData: {
          createRequest: { requestId: 'two', conferenceSolutionKey: { type: 'hangoutsMeet' } },
        },
      },
    })
    const span = { timeMin: '2027-03-02T00:00:00Z', timeMax: '2027-03-03T00:00:00Z' }
    const items = [{ id: 'primary' }, { id: 'nobody' }]
    const answers: [type: string, answer: unknown][] = [
      ['Event', added],
      ['Event', (await api.events.get({ calendarId, eventId: added.id ?? '' })).data],
      ['Events', (await api.events.list({ calendarId, showDeleted: true })).data],
      ['CalendarList', (await api.calendarList.list()).data],
      ['FreeBusyResponse', (await api.freebusy.query({ requestBody: { ...span, items } })).data],
    ]
    for (const [type, answer] of answers) expect(problemsOf(type, answer)).toEqual([])
  })
})
