import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { REDIRECT, startProgram } from './apps.ts'

export async function rightRequests({ app, host }: World): Promise<RightRequests> {
  const body = { name: 'Agent', redirects: [REDIRECT] }
  const register = async () => (await host.api.call('POST /oauth/apps', { body })).app.id
  const clientId = await register()
  const program = await startProgram(app, { clientId })
  const { request } = await program.ask()
  const connect = async () => {
    const asked = await program.ask()
    const { location } = await host.api.call('POST /oauth/grants', { body: { request: asked.request } })
    await program.exchange(location, asked.verifier)
    const [grant] = (await host.api.call('GET /oauth/grants')).grants
    return String(grant?.id)
  }
  let [spareApp, spareGrant] = [await register(), await connect()]
  return {
    requests: {
      'GET /oauth/extension': () => ({}),
      'POST /oauth/requests': () => ({ body: { request } }),
      'GET /oauth/grants': () => ({}),
      'POST /oauth/grants': () => ({ body: { request } }),
      'DELETE /oauth/grants/:id': () => ({ params: { id: spareGrant } }),
      'GET /oauth/apps': () => ({}),
      'POST /oauth/apps': () => ({ body }),
      'DELETE /oauth/apps/:id': () => ({ params: { id: spareApp } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /oauth/apps/:id') spareApp = await register()
      if (route === 'DELETE /oauth/grants/:id') spareGrant = await connect()
    },
  }
}
