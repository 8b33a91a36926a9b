import type { Instant } from '@scheduling/domain'
import { callProvider } from '../call.ts'
import type { OAuthPort, Tokens } from '../provider.ts'
import { claimsIn, read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { accountOf, TokenAnswer, tokenError } from './wire.ts'

const CALENDAR_SCOPES = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.events',
]
const ASKED = ['openid', 'email', ...CALENDAR_SCOPES]

/** https://developers.google.com/identity/protocols/oauth2/web-server */
export function googleOAuth({ clientId, clientSecret, authOrigin, tokenOrigin }: Registration): OAuthPort {
  const client = { client_id: clientId, client_secret: clientSecret }
  const tokens = async (form: Record<string, string>) => {
    const answer = await callProvider({
      method: 'POST',
      origin: tokenOrigin,
      path: '/token',
      form: { ...client, ...form },
    })
    if (answer.status !== 200) throw tokenError(answer)
    return read(TokenAnswer, answer.body)
  }
  return {
    scopes: CALENDAR_SCOPES,
    consentUrl({ state, challenge, redirectUri }) {
      const url = new URL('/o/oauth2/v2/auth', authOrigin)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: ASKED.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        access_type: 'offline',
        // Without it, who has said yes before gets no token to refresh with.
        prompt: 'consent select_account',
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
    async revoke(refreshToken) {
      const answer = await callProvider({
        method: 'POST',
        origin: tokenOrigin,
        path: '/revoke',
        form: { token: refreshToken },
      })
      // What is revoked already is refused.
      if (answer.status !== 200 && answer.status !== 400) throw tokenError(answer)
    },
  }
}

function tokensOf(answer: TokenAnswer, now: Instant): Tokens {
  const { access_token, refresh_token, expires_in, scope } = answer
  return {
    access: access_token,
    ...(refresh_token !== undefined && { refresh: refresh_token }),
    until: now + expires_in * 1_000,
    scopes: scope.split(' '),
  }
}
