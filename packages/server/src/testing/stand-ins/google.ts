import type { Connection, ProviderId } from '@scheduling/contract'
import type { Google } from '@scheduling/sandbox/google'
import { startGoogle } from '@scheduling/sandbox/google'
import { afterAll } from 'vitest'
import { checkConnection } from '../../features/connections/check.ts'
import { sharesWithNoEarlierTest } from './calendars.ts'
import type { TestApp } from '../app.ts'
import { startTestApp, TEST_PUBLIC_URL } from '../app.ts'
import type { TestHost } from '../hosts.ts'

// Nothing listens there, so calls fail at once.
const NOWHERE = 'http://127.0.0.1:1'
const CLIENT = { clientId: 'client', clientSecret: 'secret' }

/**
 * The real server with a stand-in for Google on the same clock, which can notify it of changes. Call it at the
 * top of a test file.
 */
export async function startGoogleApp({ isReached = true } = {}): Promise<{ app: TestApp; google: Google }> {
  const clock: { now: () => number } = { now: () => 0 }
  const place = { url: '' }
  const google = await startGoogle({
    ...CLIENT,
    redirectUris: [`${TEST_PUBLIC_URL}/calendar-connections/google`],
    now: () => clock.now(),
    reach: (address) => (isReached ? address.replace(TEST_PUBLIC_URL, place.url) : NOWHERE),
  })
  const { url } = google
  const app = await startTestApp({
    registrations: { google: { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url } },
  })
  afterAll(() => google.close())
  sharesWithNoEarlierTest(app)
  clock.now = () => app.clock.now()
  place.url = app.url
  return { app, google }
}

export const GOOGLE = { provider: 'google' as const }

export interface Answered {
  state: string
  code: string
}

/** What a person's browser brings back after consent at `url`: to everything, or only to the named scopes. */
export async function consent(url: string, granted?: readonly string[]): Promise<Answered> {
  const asked = new URL(url)
  const form = new URLSearchParams(asked.searchParams)
  for (const scope of granted ?? (form.get('scope') ?? '').split(' ')) form.append('granted', scope)
  form.set('decision', 'allow')
  const target = `${asked.origin}${asked.pathname}`
  const answer = await fetch(target, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '').searchParams
  return { state: back.get('state') ?? '', code: back.get('code') ?? '' }
}

export async function startOf({ api }: TestHost): Promise<string> {
  return (await api.call('POST /connections/:provider/start', { params: GOOGLE })).url
}

export async function connect(host: TestHost): Promise<Connection> {
  return connectTo(host, 'google')
}

export async function connectTo({ api }: TestHost, provider: ProviderId): Promise<Connection> {
  const { url } = await api.call('POST /connections/:provider/start', { params: { provider } })
  return api.call('POST /connections/:provider/finish', { params: { provider }, body: await consent(url) })
}

/** Does what a worker does every few minutes, or after a change notification. */
export async function lookAfterAll({ context }: TestApp, host: TestHost): Promise<void> {
  for (const { id } of await connectionsOf(host))
    await checkConnection(context, { hostId: host.me.userID, connectionId: id }, { giveWay: () => undefined })
}

export async function connectionsOf({ api }: TestHost): Promise<Connection[]> {
  return (await api.call('GET /connections')).connections
}
