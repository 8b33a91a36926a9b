import * as oauth from 'oauth4webapi'
import { describe, expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { cleanUpGrants } from './operations.ts'
import { connectApp, consent, REDIRECT, registerApp, startProgram } from './testing/apps.ts'

const app = await startTestApp()
const NOON = '2027-03-01T08:00:00Z'

const grantsOf = async ({ api }: Pick<TestHost, 'api'>) => (await api.call('GET /oauth/grants')).grants

async function start(options: { isConfidential?: boolean } = {}) {
  const host = await openAccount(app)
  const program = await startProgram(app, await registerApp(host, options))
  return { host, program }
}

const errorOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => new Error('it succeeded'),
    (thrown: unknown) => thrown,
  )
  return error instanceof oauth.ResponseBodyError ? error.error : String(error)
}

const opens = async (token: string) => (await app.as(`Bearer ${token}`).try('GET /users/aboutme')).status

const postForm = async (body: string | Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(body),
  })

const read = async (path: string) => (await fetch(`${app.url}${path}`)).json()

test.each([[false], [true]])(
  'an app gets tokens by consent and acts for the host, with a secret: %s',
  async (isConfidential) => {
    const { host, program } = await start({ isConfidential })
    const { request, verifier } = await program.ask()
    expect(await host.api.call('POST /oauth/requests', { body: { request } })).toEqual({
      state: 'ask',
      name: 'Agent',
      site: null,
      returnsTo: 'agent.example',
      scopes: ['bookings:write', 'event_types:read'],
      denied: `${REDIRECT}?error=access_denied&state=a+state&iss=${encodeURIComponent(TEST_PUBLIC_URL)}`,
    })
    expect(await grantsOf(host)).toEqual([])
    const { location } = await host.api.call('POST /oauth/grants', { body: { request } })
    const tokens = await program.exchange(location, verifier)
    expect(tokens).toMatchObject({ expires_in: 3_600, scope: 'bookings:write event_types:read' })
    const caller = app.as(`Bearer ${tokens.access_token}`)
    expect((await caller.call('GET /users/aboutme')).userID).toBe(host.me.userID)
    expect(await caller.call('GET /bookings', { query: {} })).toMatchObject({ bookings: [] })
    expect((await caller.refusal('GET /polls')).code).toBe('not_shown_to_key')
    expect((await caller.refusal('GET /api-keys')).code).toBe('not_shown_to_key')
    expect(await grantsOf(host)).toMatchObject([
      { name: 'Agent', site: null, resource: 'api', usedAt: '2027-03-01T08:00:00.000Z' },
    ])
    const { activity } = await host.api.call('GET /account-activity')
    expect(activity.map(({ kind }) => kind)).toContain('app_allowed')
  },
)

test('saying no leads back with access_denied and the same state, and keeps nothing', async () => {
  const { host, program } = await start()
  const { request, verifier } = await program.ask()
  const asked = await host.api.call('POST /oauth/requests', { body: { request } })
  if (asked.state !== 'ask') throw new Error(`it is ${asked.state}`)
  const heard = await program.exchange(asked.denied, verifier).catch((error: unknown) => error)
  expect(heard).toBeInstanceOf(oauth.AuthorizationResponseError)
  expect(heard).toMatchObject({ error: 'access_denied' })
  expect(new URL(asked.denied).searchParams.get('state')).toBe('a state')
  expect(await grantsOf(host)).toEqual([])
  const { activity } = await host.api.call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).not.toContain('app_allowed')
})

test('nothing that is kept or logged opens anything', async () => {
  const { host, program } = await start()
  const { location, verifier } = await consent(host, program)
  const { access_token, refresh_token = '' } = await program.exchange(location, verifier)
  await opens(access_token)
  const { rows } = await app.context.pool.query(
    'select c::text, t::text from oauth_codes c join oauth_tokens t using (grant_id)',
  )
  const code = String(new URL(location).searchParams.get('code'))
  const kept = JSON.stringify(rows) + app.logged.join('')
  for (const secret of [code, access_token, refresh_token, verifier])
    expect(kept).not.toContain(secret.slice(4))
})

describe('a code', () => {
  test('works once; used again it ends all that it led to', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    const { access_token } = await program.exchange(location, verifier)
    expect(await opens(access_token)).toBe(200)
    expect(await errorOf(program.exchange(location, verifier))).toBe('invalid_grant')
    expect(await opens(access_token)).toBe(401)
    expect(await grantsOf(host)).toEqual([])
  })

  test('of twenty exchanges at once one wins at most', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => program.exchange(location, verifier)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await grantsOf(host)).toEqual([])
  })

  test('is good for a minute', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    app.clock.set('2027-03-01T08:01:00Z')
    expect(await errorOf(program.exchange(location, verifier))).toBe('invalid_grant')
    app.clock.set(NOON)
  })

  test('is nothing without the verifier, and nothing after a wrong one', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    expect(await errorOf(program.exchange(location, oauth.generateRandomCodeVerifier()))).toBe(
      'invalid_grant',
    )
    expect(await errorOf(program.exchange(location, verifier))).toBe('invalid_grant')
  })

  test('is nothing for another app', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    const other = await startProgram(app, await registerApp(host))
    expect(await errorOf(other.exchange(location, verifier))).toBe('invalid_grant')
    expect((await program.exchange(location, verifier)).token_type).toBe('bearer')
  })

  test('is bound to the address that it was sent to', async () => {
    const host = await openAccount(app)
    const registered = await registerApp(host, { redirects: [REDIRECT, `${REDIRECT}/2`] })
    const program = await startProgram(app, registered)
    const { location, verifier } = await consent(host, program)
    const elsewhere = await startProgram(app, { ...registered, redirect: `${REDIRECT}/2` })
    expect(await errorOf(elsewhere.exchange(location, verifier))).toBe('invalid_grant')
  })
})

describe('a refresh token', () => {
  test('is replaced at each use; a copy of an old one ends everything', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    const first = await program.exchange(location, verifier)
    const second = await program.refresh(String(first.refresh_token))
    expect(await opens(second.access_token)).toBe(200)
    expect(await errorOf(program.refresh(String(first.refresh_token)))).toBe('invalid_grant')
    expect(await opens(second.access_token)).toBe(401)
    expect(await errorOf(program.refresh(String(second.refresh_token)))).toBe('invalid_grant')
  })

  test('can ask for less, never for more', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    const { refresh_token } = await program.exchange(location, verifier)
    expect(await errorOf(program.refresh(String(refresh_token), { scope: 'polls:read' }))).toBe(
      'invalid_scope',
    )
    const less = await program.refresh(String(refresh_token), { scope: 'event_types:read' })
    expect(less.scope).toBe('event_types:read')
    const caller = app.as(`Bearer ${less.access_token}`)
    expect((await caller.refusal('GET /bookings', { query: {} })).code).toBe('not_shown_to_key')
  })

  test('opens nothing itself, and ends after sixty days', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    const { access_token, refresh_token = '' } = await program.exchange(location, verifier)
    expect(await opens(refresh_token)).toBe(401)
    app.clock.set('2027-03-01T09:00:00Z')
    expect(await opens(access_token)).toBe(401)
    app.clock.set('2027-04-30T08:00:00Z')
    expect(await errorOf(program.refresh(refresh_token))).toBe('invalid_grant')
    await cleanUpGrants(app.context)
    const left = await app.context.db
      .selectFrom('oauth_grants')
      .select('id')
      .where('account_id', '=', host.accountId)
      .execute()
    expect(left).toEqual([])
    app.clock.set(NOON)
  })
})

describe('what ends it', () => {
  test('the app gives its access back', async () => {
    const { host, program } = await start()
    const { location, verifier } = await consent(host, program)
    const { access_token, refresh_token = '' } = await program.exchange(location, verifier)
    await program.revoke(access_token)
    expect(await opens(access_token)).toBe(401)
    expect((await program.refresh(refresh_token)).token_type).toBe('bearer')
    await program.revoke(refresh_token)
    expect(await grantsOf(host)).toEqual([])
    await program.revoke('nonsense')
  })

  test('the host removes it, and hears of it', async () => {
    const host = await openAccount(app)
    const { access_token } = await connectApp(app, host)
    const [grant] = await grantsOf(host)
    const other = await openAccount(app)
    const params = { id: String(grant?.id) }
    expect((await other.api.refusal('DELETE /oauth/grants/:id', { params })).code).toBe('grant_not_found')
    await host.api.call('DELETE /oauth/grants/:id', { params })
    expect(await opens(access_token)).toBe(401)
    const { activity } = await host.api.call('GET /account-activity')
    expect(activity.map(({ kind }) => kind)).toContain('app_removed')
  })

  test('the registered app is removed', async () => {
    const host = await openAccount(app)
    const { access_token } = await connectApp(app, host)
    const [registered] = (await host.api.call('GET /oauth/apps')).apps
    await host.api.call('DELETE /oauth/apps/:id', { params: { id: String(registered?.id) } })
    expect(await opens(access_token)).toBe(401)
  })

  test('its maker has left the organization, in whose role it acted', async () => {
    const [owner, member] = [await openAccount(app), await openAccount(app)]
    const organization = await addOrganization(app, owner)
    const memberId = await join(app, organization, member)
    const asMember = { api: actingFor(app, member, organization.id) }
    const { access_token } = await connectApp(app, asMember)
    const caller = app.as(`Bearer ${access_token}`)
    expect((await caller.call('GET /users/aboutme')).userID).toBe(organization.id)
    expect(await grantsOf(asMember)).toHaveLength(1)
    expect(await grantsOf(organization)).toHaveLength(1)
    expect(await grantsOf(member)).toEqual([])
    await organization.api.call('DELETE /organization/members', { body: { member_id: memberId } })
    expect(await opens(access_token)).toBe(401)
  })
})

test('a token for MCP opens nothing else', async () => {
  const host = await openAccount(app)
  const { access_token } = await connectApp(app, host, { resource: `${TEST_PUBLIC_URL}/api/v1/mcp` })
  expect(await opens(access_token)).toBe(401)
})

describe('a wrong request goes back to the app with the reason', () => {
  test.each([
    ['an unknown scope', { scope: 'bookings:write bookings:delete' }, 'invalid_scope', /bookings:delete/],
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request', /S256/],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request', /S256/],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type', /code/],
    ['somebody else’s resource', { resource: 'https://other.example/' }, 'invalid_target', /other\.example/],
  ])('%s', async (_what, changes, error, reason) => {
    const { host, program } = await start()
    const { request } = await program.ask(changes)
    const answer = await host.api.call('POST /oauth/requests', { body: { request } })
    expect(answer).toMatchObject({ state: 'refused', reason: expect.stringMatching(reason) })
    const location = new URL('location' in answer ? answer.location : 'about:blank')
    expect([location.origin + location.pathname, location.searchParams.get('error')]).toEqual([
      REDIRECT,
      error,
    ])
    expect(location.searchParams.get('iss')).toBe(TEST_PUBLIC_URL)
    const allowed = await host.api.call('POST /oauth/grants', { body: { request } })
    expect(new URL(allowed.location).searchParams.get('code')).toBeNull()
  })
})

describe('nothing is sent to an unverified address', () => {
  test.each([
    ['another address', { redirect_uri: 'https://evil.example/answer' }, 'redirect_uri'],
    ['a longer one', { redirect_uri: `${REDIRECT}/more` }, 'redirect_uri'],
    ['another query', { redirect_uri: `${REDIRECT}?x=1` }, 'redirect_uri'],
    ['none', { redirect_uri: undefined }, 'redirect_uri'],
    ['no app', { client_id: undefined }, 'client_id'],
    ['an unknown app', { client_id: '00000000-0000-4000-8000-000000000000' }, 'client_id'],
    ['nonsense as an app', { client_id: 'javascript:alert(1)' }, 'client_id'],
  ])('%s', async (_what, changes, path) => {
    const { host, program } = await start()
    const { request } = await program.ask(changes)
    for (const route of ['POST /oauth/requests', 'POST /oauth/grants'] as const) {
      const { errors } = await host.api.refusal(route, { body: { request } })
      expect(errors?.[0]?.path).toBe(path)
    }
  })

  test('nor to one of two', async () => {
    const { host, program } = await start()
    const { request } = await program.ask()
    const twice = { request: `${request}&redirect_uri=${encodeURIComponent('https://evil.example/')}` }
    expect((await host.api.refusal('POST /oauth/requests', { body: twice })).code).toBe('invalid_input')
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://agent.example/',
    'https://a.example/#x',
    'file:///x',
  ])('an app cannot register %s', async (redirect) => {
    const host = await openAccount(app)
    const body = { name: 'Agent', redirects: [redirect] }
    const { errors } = await host.api.refusal('POST /oauth/apps', { body })
    expect(errors?.[0]?.path).toBe('redirects[0]')
  })

  test('a native app may choose its port', async () => {
    const host = await openAccount(app)
    const registered = await registerApp(host, { redirects: ['http://127.0.0.1/answer'] })
    const program = await startProgram(app, { ...registered, redirect: 'http://127.0.0.1:53219/answer' })
    const { location, verifier } = await consent(host, program)
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:53219\/answer\?/)
    expect((await program.exchange(location, verifier)).token_type).toBe('bearer')
  })
})

describe('at the token endpoint', () => {
  test.each([
    ['no app', {}, 401, 'invalid_client'],
    ['an unknown app', { client_id: '00000000-0000-4000-8000-000000000000' }, 401, 'invalid_client'],
    [
      'another grant',
      { client_id: 'https://a.example/app', grant_type: 'password' },
      400,
      'unsupported_grant_type',
    ],
    [
      'no code',
      { client_id: 'https://a.example/app', grant_type: 'authorization_code' },
      400,
      'invalid_request',
    ],
    [
      'an unknown refresh token',
      { client_id: 'https://a.example/app', grant_type: 'refresh_token', refresh_token: 'x' },
      400,
      'invalid_grant',
    ],
    ['what is there twice', 'client_id=a&client_id=b', 400, 'invalid_request'],
  ])('%s: as the RFC says', async (_what, body, status, error) => {
    const response = await postForm(body)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await response.json()).toMatchObject({ error })
  })

  test('a wrong secret is refused, in the header and in the body', async () => {
    const host = await openAccount(app)
    const { clientId } = await registerApp(host, { isConfidential: true })
    const grant = { grant_type: 'refresh_token', refresh_token: 'x' }
    const basic = { authorization: `Basic ${btoa(`${clientId}:wrong`)}` }
    const inHeader = await postForm(grant, basic)
    expect([inHeader.status, inHeader.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="oauth"'])
    expect((await postForm({ ...grant, client_id: clientId, client_secret: 'wrong' })).status).toBe(401)
    expect((await postForm({ ...grant, client_id: clientId })).status).toBe(401)
  })

  test('JSON and long bodies are refused', async () => {
    const json = await fetch(`${app.url}/api/v1/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(json.status).toBe(415)
    expect((await postForm({ code: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

test('a token in the query opens nothing', async () => {
  const host = await openAccount(app)
  const { access_token } = await connectApp(app, host)
  const response = await fetch(`${app.url}/api/v1/users/aboutme?access_token=${access_token}`)
  expect(response.status).toBe(401)
})

test('what protects the API says where to ask', async () => {
  for (const place of ['/api/v1', '/api/v1/mcp'])
    expect(await read(`/.well-known/oauth-protected-resource${place}`)).toMatchObject({
      resource: TEST_PUBLIC_URL + place,
      authorization_servers: [TEST_PUBLIC_URL],
    })
})
