import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startGoogle } from './server.ts'

const CLIENT = { clientId: 'id', clientSecret: 'secret', redirectUris: ['http://localhost/back'] }
const google = await startGoogle({ ...CLIENT, colleagues: ['maya@example.com'] })
afterAll(google.close)
const VERIFIER = 'v'.repeat(43)
const SCOPE = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly'

/** The calendars of whoever says yes for this account. */
async function calendarsOf(account: string | undefined): Promise<string[]> {
  const asked = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: String(CLIENT.redirectUris[0]),
    response_type: 'code',
    scope: SCOPE,
    granted: SCOPE,
    decision: 'allow',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    ...(account !== undefined && { login_hint: account }),
  })
  const page = `${google.url}/o/oauth2/v2/auth`
  const led = await fetch(page, { method: 'POST', body: asked, redirect: 'manual' })
  const code = new URL(led.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const body = new URLSearchParams({
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
    redirect_uri: String(CLIENT.redirectUris[0]),
    grant_type: 'authorization_code',
    code_verifier: VERIFIER,
    code,
  })
  const tokens = (await (await fetch(`${google.url}/token`, { method: 'POST', body })).json()) as {
    access_token: string
  }
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const list = await fetch(`${google.url}/calendar/v3/users/me/calendarList`, { headers })
  return ((await list.json()) as { items: { id: string }[] }).items.map(({ id }) => id)
}

test('each account has its own calendars; whoever names none, or one that does not exist, is the first', async () => {
  expect(await calendarsOf('maya@example.com')).toEqual(['maya@example.com'])
  const first = await calendarsOf(undefined)
  expect(first).toContain('host@gmail.example')
  expect(await calendarsOf('nobody@example.com')).toEqual(first)
})
