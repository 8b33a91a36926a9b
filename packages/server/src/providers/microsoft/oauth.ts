import type { Instant } from '@scheduling/domain'
import { callProvider } from '../call.ts'
import type { OAuthPort, Tokens } from '../provider.ts'
import { claimsIn, read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { accountOf, scopesIn, TokenAnswer, tokenError } from './wire.ts'

const WHO = ['openid', 'profile', 'email', 'offline_access']

interface Asked {
  /** Whose accounts. */
  tenant: 'common' | 'organizations'
  scopes: readonly string[]
}

/** https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function microsoftOAuth(
  { clientId, clientSecret, authOrigin, tokenOrigin }: Registration,
  { tenant, scopes }: Asked,
): OAuthPort {
  const path = `/${tenant}/oauth2/v2.0`
  const scope = [...WHO, ...scopes].join(' ')
  const tokens = async (form: Record<string, string>) => {
    const answer = await callProvider({
      method: 'POST',
      origin: tokenOrigin,
      path: `${path}/token`,
      form: { client_id: clientId, client_secret: clientSecret, scope, ...form },
    })
    if (answer.status !== 200) throw tokenError(answer)
    return read(TokenAnswer, answer.body)
  }
  return {
    scopes,
    consentUrl({ state, challenge, redirectUri }) {
      const url = new URL(`${path}/authorize`, authOrigin)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        response_mode: 'query',
        scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString()
      return url.href
    },
    async exchange({ code, verifier, redirectUri }, now) {
      const answer = await tokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      })
      return { tokens: tokensOf(answer, now), account: accountOf(claimsIn(answer.id_token), clientId) }
    },
    async refresh(refreshToken, now) {
      return tokensOf(await tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }), now)
    },
    // There is no address for it: people take it back on their account's page.
    revoke: async () => undefined,
  }
}

function tokensOf(answer: TokenAnswer, now: Instant): Tokens {
  const { access_token, refresh_token, expires_in, scope } = answer
  return {
    access: access_token,
    // Each refresh brings another one.
    ...(refresh_token !== undefined && { refresh: refresh_token }),
    until: now + expires_in * 1_000,
    scopes: scopesIn(scope),
  }
}
