import { callProvider } from '../call.ts'
import { oauthAt } from '../oauth.ts'
import type { OAuthPort, ProviderAccount } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { callError, tokenError, User } from './wire.ts'

/** https://developers.zoom.us/docs/integrations/oauth/ */
export function zoomOAuth(registration: Registration): OAuthPort {
  const { clientId, clientSecret, tokenOrigin, apiOrigin } = registration
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  return oauthAt(registration, {
    // The registration defines the scopes: people cannot grant only some of them.
    scopes: [],
    paths: { authorize: '/oauth/authorize', token: '/oauth/token' },
    consent: {},
    client: { headers: { authorization } },
    refusal: tokenError,
    accountOf: ({ access_token: token }) => ownerOf(apiOrigin, token),
    async revoke(token) {
      await callProvider({
        method: 'POST',
        origin: tokenOrigin,
        path: '/oauth/revoke',
        form: { token },
        headers: { authorization },
      })
    },
  })
}

async function ownerOf(origin: string, token: string): Promise<ProviderAccount> {
  const me = await callProvider({ method: 'GET', origin, path: '/v2/users/me', token })
  if (me.status !== 200) throw callError(me)
  const { id, account_id: accountId, email } = read(User, me.body)
  // Zoom names both when somebody revokes the access.
  return { id: `${accountId}.${id}`, name: email }
}
