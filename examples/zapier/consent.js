import { call, originOf } from './api.js'

const SCOPE = 'bookings:write event_types:read one_offs:write webhooks:write'

/**
 * A connection by signing in, without a key. Set SCHEDULER_URL, CLIENT_ID and CLIENT_SECRET of the app that you registered on your
 * server.
 */
export const consent = {
  type: 'oauth2',
  oauth2Config: {
    authorizeUrl: (z, bundle) =>
      `${originOf(bundle)}/integrations/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id: process.env.CLIENT_ID,
        redirect_uri: bundle.inputData.redirect_uri,
        scope: SCOPE,
        state: bundle.inputData.state,
      })}`,
    getAccessToken: (z, bundle) =>
      tokens(z, bundle, {
        grant_type: 'authorization_code',
        code: bundle.inputData.code,
        redirect_uri: bundle.inputData.redirect_uri,
        code_verifier: bundle.inputData.code_verifier,
      }),
    refreshAccessToken: (z, bundle) =>
      tokens(z, bundle, { grant_type: 'refresh_token', refresh_token: bundle.authData.refresh_token }),
    enablePkce: true,
    autoRefresh: true,
  },
  test: (z, bundle) => call(z, bundle, 'GET', '/users/aboutme'),
  connectionLabel: '{{userEmail}}',
}

async function tokens(z, bundle, params) {
  const { CLIENT_ID, CLIENT_SECRET } = process.env
  const { data } = await z.request({
    method: 'POST',
    url: `${originOf(bundle)}/api/v1/oauth/token`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`,
    },
    body: params,
  })
  return { access_token: data.access_token, refresh_token: data.refresh_token }
}
