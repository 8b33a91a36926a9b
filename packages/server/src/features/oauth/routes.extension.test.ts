import { EXTENSION_ID } from '@scheduling/contract/extension'
import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { consent, startProgram } from './testing/apps.ts'

const app = await startTestApp({ allowPrivateFetch: false })
const clientId = `${TEST_PUBLIC_URL}/api/v1/oauth/extension`
const redirect = `https://${EXTENSION_ID}.chromiumapp.org/`

test('the browser extension signs in, described by this server itself', async () => {
  const described = await app.visitor.call('GET /oauth/extension')
  expect(described).toMatchObject({ client_id: clientId, redirect_uris: [redirect] })
  const host = await openAccount(app)
  const program = await startProgram(app, { clientId, redirect })
  const { request } = await program.ask()
  expect(await host.api.call('POST /oauth/requests', { body: { request } })).toMatchObject({
    state: 'ask',
    name: described.client_name,
    site: new URL(TEST_PUBLIC_URL).host,
    returnsTo: new URL(redirect).host,
  })
  const { location, verifier } = await consent(host, program)
  const { access_token } = await program.exchange(location, verifier)
  expect((await app.as(`Bearer ${access_token}`).try('GET /event-types')).status).toBe(200)
})

test('no other extension gets the answer to its consent', async () => {
  const host = await openAccount(app)
  const program = await startProgram(app, {
    clientId,
    redirect: `https://${'a'.repeat(32)}.chromiumapp.org/`,
  })
  const { request } = await program.ask()
  const { code, errors } = await host.api.refusal('POST /oauth/requests', { body: { request } })
  expect([code, errors?.[0]?.reason]).toEqual(['invalid_input', 'redirect_not_registered'])
})

test('there is none where the operator allows none', async () => {
  const closed = await startTestApp({ extensionIds: [] })
  expect(await closed.visitor.refusal('GET /oauth/extension')).toMatchObject({ code: 'route_not_found' })
  const host = await openAccount(closed)
  const program = await startProgram(closed, { clientId, redirect })
  const { request } = await program.ask()
  expect(await host.api.refusal('POST /oauth/requests', { body: { request } })).toMatchObject({
    code: 'app_not_found',
  })
})
