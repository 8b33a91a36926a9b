import { oauthAt } from '../oauth.ts'
import type { OAuthPort } from '../provider.ts'
import { claimsIn } from '../read.ts'
import type { Registration } from '../registration.ts'
import { accountOf, scopesIn, tokenError } from './wire.ts'

const WHO = ['openid', 'profile', 'email', 'offline_access']

interface Wanted {
  /** Which accounts may sign in. */
  tenant: 'common' | 'organizations'
  scopes: readonly string[]
}

/** https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function microsoftOAuth(registration: Registration, { tenant, scopes }: Wanted): OAuthPort {
  const { clientId, clientSecret } = registration
  const path = `/${tenant}/oauth2/v2.0`
  const scope = [...WHO, ...scopes].join(' ')
  return oauthAt(registration, {
    scopes,
    paths: { authorize: `${path}/authorize`, token: `${path}/token` },
    consent: { scope, response_mode: 'query', prompt: 'select_account' },
    client: { form: { client_id: clientId, client_secret: clientSecret, scope } },
    refusal: tokenError,
    scopesIn,
    accountOf: ({ id_token: idToken }) => accountOf(claimsIn(idToken), clientId),
    // There is no API for it: people revoke the access on their account's page.
    revoke: async () => undefined,
  })
}
