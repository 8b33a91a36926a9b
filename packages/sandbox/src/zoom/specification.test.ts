import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { specification } from '../specifications/folder.ts'
import { openApiOf } from '../specifications/openapi.ts'
import { startZoom } from './server.ts'

const REDIRECT = 'https://meet.example.com/calendar-connections/zoom'
const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const VERIFIER = 'v'.repeat(43)
const zoom = await startZoom({ ...CLIENT, redirectUris: [REDIRECT] })
afterAll(() => zoom.close())

async function accessToken(): Promise<string> {
  const form = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    state: 'state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    decision: 'allow',
  })
  const said = await fetch(`${zoom.url}/oauth/authorize`, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(said.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')
  const answer = await fetch(`${zoom.url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: VERIFIER,
      redirect_uri: REDIRECT,
    }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const document = specification('zoom/openapi.meetings.ballerina.cut.json')

describe.skipIf(document === undefined)('every answer is as the service is described', () => {
  test('of each call', async () => {
    const problemsOf = openApiOf(document ?? '')
    const headers = { authorization: `Bearer ${await accessToken()}` }
    const ask = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${zoom.url}/v2${path}`, { ...init, headers })).json()
    const wanted = {
      topic: 'Review',
      type: 2,
      start_time: '2027-03-02T09:00:00Z',
      duration: 30,
      agenda: 'key',
    }
    const made = (await ask('/users/me/meetings', { method: 'POST', body: JSON.stringify(wanted) })) as {
      id: number
    }
    expect(problemsOf('CreateMeetingResponse', made)).toEqual([])
    expect(problemsOf('ListMeetingsResponse', await ask('/users/me/meetings'))).toEqual([])
    expect(problemsOf('GetMeetingDetailsResponse', await ask(`/meetings/${made.id}`))).toEqual([])
    expect(problemsOf('CreateMeetingResponse', { id: 'x', topic: 1, more: true })).toHaveLength(3)
  })
})
