import { trialAccountsFor } from './trial-accounts.ts'
import { PROVIDERS } from '@scheduling/contract/providers'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import {
  connect,
  connectionsOf,
  consent,
  GOOGLE,
  startGoogleApp,
  startOf,
} from '../../testing/stand-ins/google.ts'
import { openAccount } from '../../testing/hosts.ts'

const { app, google } = await startGoogleApp()

const finish = 'POST /connections/:provider/finish'

/** The stand-in has one account for all hosts of earlier tests. */
const disconnectEverybody = () => app.context.db.deleteFrom('connections').execute()

test('who allows it is connected, and says whose account it is', async () => {
  const host = await openAccount(app)
  const connected = await connect(host)
  expect(connected).toMatchObject({ provider: 'google', account: 'host@gmail.example', health: 'working' })
  expect(await connectionsOf(host)).toEqual([connected])
})

test('the same account again renews its connection', async () => {
  const host = await openAccount(app)
  const { id } = await connect(host)
  expect((await connect(host)).id).toBe(id)
  expect(await connectionsOf(host)).toHaveLength(1)
})

test('an answer works once, and only in the session that asked', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const body = await consent(await startOf(host))
  expect((await other.api.refusal(finish, { params: GOOGLE, body })).code).toBe('consent_invalid')
  await host.api.call(finish, { params: GOOGLE, body })
  expect((await host.api.refusal(finish, { params: GOOGLE, body })).code).toBe('consent_invalid')
  expect(await connectionsOf(other)).toEqual([])
})

test('an answer ends after ten minutes', async () => {
  const host = await openAccount(app)
  const body = await consent(await startOf(host))
  app.clock.advance(11)
  expect((await host.api.refusal(finish, { params: GOOGLE, body })).code).toBe('consent_invalid')
})

test('a code of another beginning is not taken: PKCE', async () => {
  const host = await openAccount(app)
  const [one, other] = [await consent(await startOf(host)), await consent(await startOf(host))]
  const body = { state: one.state, code: other.code }
  expect((await host.api.refusal(finish, { params: GOOGLE, body })).code).toBe('consent_invalid')
})

test('whoever leaves a scope out is told so, and nothing is kept', async () => {
  const host = await openAccount(app)
  const body = await consent(await startOf(host), ['openid', 'email'])
  expect((await host.api.refusal(finish, { params: GOOGLE, body })).code).toBe('consent_incomplete')
  expect(await connectionsOf(host)).toEqual([])
})

test('tokens are in the database only encrypted', async () => {
  await connect(await openAccount(app))
  const { rows } = await app.context.pool.query<{ text: string }>(
    `select encode(access_token, 'escape') || encode(refresh_token, 'escape') as text from connections`,
  )
  expect(rows.map(({ text }) => text).join(' ')).not.toMatch(/ya29|1\/\//)
})

test('disconnecting revokes at the provider, also where that does not answer', async () => {
  await disconnectEverybody()
  const host = await openAccount(app)
  const { id } = await connect(host)
  await host.api.call('DELETE /connections/:id', { params: { id } })
  expect(google.answered.at(-1)).toBe('revoke 200')
  expect(await connectionsOf(host)).toEqual([])
  const again = await connect(host)
  google.faults.begin('revoke', 'unavailable', 1)
  await host.api.call('DELETE /connections/:id', { params: { id: again.id } })
  expect(await connectionsOf(host)).toEqual([])
})

test('an account that is connected elsewhere is not revoked at the provider, which would end both', async () => {
  await disconnectEverybody()
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const [{ id }, kept] = [await connect(host), await connect(other)]
  await host.api.call('DELETE /connections/:id', { params: { id } })
  expect(await connectionsOf(host)).toEqual([])
  expect(google.answered.at(-1)).not.toMatch(/^revoke/)
  await other.api.call('DELETE /connections/:id', { params: { id: kept.id } })
  expect(google.answered.at(-1)).toBe('revoke 200')
})

test('what opens stand-ins is told in the trial, and nowhere else', async () => {
  const trialAccounts = { ics: { address: 'http://127.0.0.1:4711/personal.ics' } }
  const toldBy = async (isTrial: boolean) => {
    const host = await openAccount(await startTestApp({ isTrial, trialAccounts }))
    const { providers } = await host.api.call('GET /connections')
    return providers.flatMap(({ trial }) => trial ?? [])
  }
  expect(await toldBy(true)).toEqual([trialAccounts.ics])
  expect(await toldBy(false)).toEqual([])
})

test.each([
  ['mira@studio.example', 'SANDBOX\\mira'],
  ['stranger@studio.example', 'SANDBOX\\noor'],
  [undefined, 'SANDBOX\\noor'],
])('in the trial, %s is offered the account of %s', (email, user) => {
  const exchange = { address: 'http://127.0.0.1:4711', user: 'SANDBOX\\noor', password: 'trial' }
  const trialPeople = { exchange: ['SANDBOX\\noor', 'SANDBOX\\mira'] }
  expect(trialAccountsFor({ trialAccounts: { exchange }, trialPeople }, email)).toEqual({
    exchange: { ...exchange, user },
  })
})

test('a server without a registration says what has to be set', async () => {
  const bare = await startTestApp()
  const host = await openAccount(bare)
  const { providers } = await host.api.call('GET /connections')
  const described = PROVIDERS.map(({ id, gives, asks }) => ({ id, gives, asks }))
  expect(providers).toHaveLength(described.length)
  expect(providers.map(({ id, gives, asks }) => ({ id, gives, asks }))).toEqual(
    expect.arrayContaining(described),
  )
  // What owners type is all that is needed.
  expect(providers.filter(({ isReady }) => isReady).map(({ id }) => id)).toEqual(
    providers.filter(({ asks }) => asks.length > 0).map(({ id }) => id),
  )
  expect(Object.fromEntries(providers.map(({ id, needs }) => [id, needs]))).toMatchObject({
    google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    microsoft: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    exchange: [],
    caldav: [],
    ics: [],
    zoom: ['ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'],
    teams: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  })
  const problem = await host.api.refusal('POST /connections/:provider/start', { params: GOOGLE })
  expect(problem.code).toBe('provider_off')
})
