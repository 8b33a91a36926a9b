import { callProvider } from '../call.ts'
import type { TokenAnswer } from '../oauth.ts'
import { oauthAt } from '../oauth.ts'
import type { OAuthPort, ProviderAccount } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { apiOriginIn, sealedIn } from './origin.ts'
import { authorizationOf, callError, Me, TokenPlace, tokenError } from './wire.ts'

/** https://pipedrive.readme.io/docs/marketplace-oauth-authorization */
export function pipedriveOAuth(registration: Registration): OAuthPort {
  const { tokenOrigin } = registration
  const authorization = authorizationOf(registration)
  const originIn = (answer: TokenAnswer) => apiOriginIn(read(TokenPlace, answer).api_domain, registration)
  return oauthAt(registration, {
    // The registration defines the scopes: people cannot grant only some of them.
    scopes: [],
    paths: { authorize: '/oauth/authorize', token: '/oauth/token' },
    consent: {},
    client: { headers: { authorization } },
    refusal: tokenError,
    scopesIn: (scope) => scope.split(/[ ,]/),
    accessIn: (answer) => sealedIn({ origin: originIn(answer), token: answer.access_token }),
    accountOf: (answer) => ownerOf(originIn(answer), answer.access_token),
    async revoke(token) {
      await callProvider({
        method: 'POST',
        origin: tokenOrigin,
        path: '/oauth/revoke',
        form: { token, token_type_hint: 'refresh_token' },
        headers: { authorization },
      })
    },
  })
}

async function ownerOf(origin: string, token: string): Promise<ProviderAccount> {
  const me = await callProvider({ method: 'GET', origin, path: '/api/v1/users/me', token })
  if (me.status !== 200) throw callError(me)
  const { id, company_id: companyId, email } = read(Me, me.body).data
  // Pipedrive names both when somebody uninstalls the app.
  return { id: `${companyId}.${id}`, name: email }
}
