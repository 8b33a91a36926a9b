import type { Instant } from '@scheduling/domain'
import { callProvider } from '../call.ts'
import type { OAuthPort, Tokens } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { callError, TokenAnswer, tokenError, User } from './wire.ts'

/** https://developers.zoom.us/docs/integrations/oauth/ */
export function zoomOAuth({
  clientId,
  clientSecret,
  authOrigin,
  tokenOrigin,
  apiOrigin,
}: Registration): OAuthPort {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const ask = async (path: string, form: Record<string, string>) =>
    callProvider({ method: 'POST', origin: tokenOrigin, path, form, headers: { authorization } })
  const tokens = async (form: Record<string, string>, now: Instant) => {
    const answer = await ask('/oauth/token', form)
    if (answer.status !== 200) throw tokenError(answer)
    return tokensOf(read(TokenAnswer, answer.body), now)
  }
  return {
    // Which they are stands in the registration: nobody gives a part of them.
    scopes: [],
    consentUrl({ state, challenge, redirectUri }) {
      const url = new URL('/oauth/authorize', authOrigin)
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    async exchange({ code, verifier, redirectUri }, now) {
      const form = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }
      const given = await tokens(form, now)
      const me = await callProvider({
        method: 'GET',
        origin: apiOrigin,
        path: '/v2/users/me',
        token: given.access,
      })
      if (me.status !== 200) throw callError(me)
      const { id, account_id, email } = read(User, me.body)
      // Both are named where access is taken back there.
      return { tokens: given, account: { id: `${account_id}.${id}`, name: email } }
    },
    // Each refresh brings another token, and ends the one before.
    refresh: (refreshToken, now) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }, now),
    async revoke(refreshToken) {
      await ask('/oauth/revoke', { token: refreshToken })
    },
  }
}

function tokensOf({ access_token, refresh_token, expires_in, scope }: TokenAnswer, now: Instant): Tokens {
  return {
    access: access_token,
    refresh: refresh_token,
    until: now + expires_in * 1_000,
    scopes: scope.split(' '),
  }
}
