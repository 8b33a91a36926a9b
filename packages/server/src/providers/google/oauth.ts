import { callProvider } from '../call.ts'
import { oauthAt } from '../oauth.ts'
import type { OAuthPort } from '../provider.ts'
import { claimsIn } from '../read.ts'
import type { Registration } from '../registration.ts'
import { accountOf, tokenError } from './wire.ts'

const CALENDAR_SCOPES = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.events',
]

/** Says when somebody is busy, and nothing else. */
export const FREE_BUSY_SCOPES = ['https://www.googleapis.com/auth/calendar.freebusy']

/** https://developers.google.com/identity/protocols/oauth2/web-server */
export function googleOAuth(registration: Registration, scopes = CALENDAR_SCOPES): OAuthPort {
  const { clientId, clientSecret, tokenOrigin } = registration
  return oauthAt(registration, {
    scopes,
    paths: { authorize: '/o/oauth2/v2/auth', token: '/token' },
    consent: {
      scope: ['openid', 'email', ...scopes].join(' '),
      access_type: 'offline',
      // Without it, people who agreed before get no refresh token.
      prompt: 'consent select_account',
    },
    client: { form: { client_id: clientId, client_secret: clientSecret } },
    refusal: tokenError,
    accountOf: ({ id_token: idToken }) => accountOf(claimsIn(idToken), clientId),
    async revoke(token) {
      const answer = await callProvider({
        method: 'POST',
        origin: tokenOrigin,
        path: '/revoke',
        form: { token },
      })
      // The API refuses tokens that are already revoked.
      if (answer.status !== 200 && answer.status !== 400) throw tokenError(answer)
    },
  })
}
