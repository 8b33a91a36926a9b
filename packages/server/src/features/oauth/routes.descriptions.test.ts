import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { consent, REDIRECT, startProgram } from './testing/apps.ts'

const app = await startTestApp()

describe('an app that is known by the address of its description', () => {
  const answers = new Map<string, RequestListener>()
  const site = createServer((request, response) => {
    const answer = answers.get(String(request.url))
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  site.listen(0, '127.0.0.1')
  afterAll(() => site.close())
  const at = (path: string) => `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`
  const serve = (path: string, body: unknown) => {
    answers.set(path, (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body)),
    )
    return at(path)
  }
  const described = (path: string, more: object = {}) =>
    serve(path, { client_id: at(path), client_name: 'Described', redirect_uris: [REDIRECT], ...more })

  test('is shown with its site, and gets its tokens', async () => {
    const host = await openAccount(app)
    const program = await startProgram(app, { clientId: described('/app') })
    const { request } = await program.ask()
    const answer = await host.api.call('POST /oauth/requests', { body: { request } })
    expect(answer).toMatchObject({
      name: 'Described',
      site: new URL(at('/')).host,
      returnsTo: 'agent.example',
    })
    const { location, verifier } = await consent(host, program)
    const { access_token } = await program.exchange(location, verifier)
    expect((await app.as(`Bearer ${access_token}`).try('GET /users/aboutme')).status).toBe(200)
  })

  test.each([
    [
      'another name inside',
      () => described('/other', { client_id: 'https://other.example/app' }),
      /another address/,
    ],
    ['no address for answers', () => described('/none', { redirect_uris: [] }), /redirect_uris/],
    ['a dangerous one', () => described('/bad', { redirect_uris: ['javascript:alert(1)'] }), /redirect_uris/],
    [
      'a secret',
      () => described('/secret', { token_endpoint_auth_method: 'client_secret_post' }),
      /auth_method/,
    ],
    ['no JSON', () => serve('/text', '<p>Hello'), /JSON/],
    ['10 MB', () => serve('/large', `"${'x'.repeat(10_000_000)}"`), /too_large/],
    ['brackets without end', () => serve('/deep', '['.repeat(19_000)), /JSON/],
    [
      'a redirect',
      () => {
        answers.set('/away', (_request, response) => response.writeHead(302, { location: at('/app') }).end())
        return at('/away')
      },
      /status 302/,
    ],
    ['nothing', () => at('/missing'), /status 404/],
  ])('%s in its description is refused, and why', async (_what, address, reason) => {
    const host = await openAccount(app)
    const program = await startProgram(app, { clientId: address() })
    const { request } = await program.ask()
    const { code, detail } = await host.api.refusal('POST /oauth/requests', { body: { request } })
    expect([code, detail]).toEqual(['app_unreadable', expect.stringMatching(reason)])
  })

  test('is read sixty times in ten minutes for one account, and not again', async () => {
    const host = await openAccount(app)
    const program = await startProgram(app, { clientId: described('/often') })
    const { request } = await program.ask()
    const ask = async () => (await host.api.try('POST /oauth/requests', { body: { request } })).status
    const statuses = []
    for (let count = 0; count < 61; count++) statuses.push(await ask())
    expect([statuses[59], statuses[60]]).toEqual([200, 429])
  })
})

test('in production, descriptions on this machine or its network are not read', async () => {
  const strict = await startTestApp({ allowPrivateFetch: false })
  const host = await openAccount(strict)
  for (const clientId of ['https://127.0.0.1/app', 'https://localhost/app', 'https://169.254.169.254/app']) {
    const program = await startProgram(strict, { clientId })
    const { request } = await program.ask()
    const { code, detail } = await host.api.refusal('POST /oauth/requests', { body: { request } })
    expect([code, detail]).toEqual(['app_unreadable', 'client_id: not_public'])
  }
  const plain = await startProgram(strict, { clientId: 'http://agent.example/app' })
  const { request } = await plain.ask()
  expect((await host.api.refusal('POST /oauth/requests', { body: { request } })).code).toBe('app_not_found')
})
