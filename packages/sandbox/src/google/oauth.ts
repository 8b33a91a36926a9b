import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escaped } from '../page.ts'
import { leadBack, sendConsent, sendProblem } from '../service/consent.ts'
import type { AskedWrongly, Client, Grant, Grants } from '../service/grants.ts'
import { ACCESS_SECONDS, accountOf, idToken, newToken } from '../service/grants.ts'
import { refuseToken, sendJson } from './answers.ts'

/** OAuth 2.0 as Google does it: https://developers.google.com/identity/protocols/oauth2/web-server */
export interface OAuth {
  /** The consent page, or an error. */
  ask: (query: URLSearchParams, response: ServerResponse) => void
  /** Handles the choice on that page. */
  decide: (form: URLSearchParams, response: ServerResponse) => void
  exchange: (form: URLSearchParams, response: ServerResponse) => void
  revoke: (form: URLSearchParams, response: ServerResponse) => void
}

type Accounts = readonly [{ email: string }, ...{ email: string }[]]

interface OAuthOptions {
  client: Client
  grants: Grants
  accounts: Accounts
  now: () => number
}

const PROBLEMS: Record<AskedWrongly, string> = {
  client: 'invalid_client',
  redirect: 'redirect_uri_mismatch',
  response_type: 'unsupported_response_type',
  scope: 'invalid_scope',
  challenge: 'invalid_request',
}

export function newOAuth({ client, grants, accounts, now }: OAuthOptions): OAuth {
  const newAccess = (grant: Grant) => ({
    access_token: grants.newAccess(newToken('ya29.'), grant),
    expires_in: ACCESS_SECONDS,
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
  })

  return {
    ask(query, response) {
      const problem = grants.problemOf(query)
      if (problem) sendProblem(response, PROBLEMS[problem])
      else
        sendConsent(response, {
          service: 'Google',
          accounts,
          path: '/o/oauth2/v2/auth',
          query,
          fields: scopeFields(query),
          allow: 'Allow',
          deny: 'Cancel',
        })
    },
    decide(form, response) {
      if (grants.problemOf(form)) return void response.writeHead(400).end()
      if (form.get('decision') !== 'allow') return leadBack(response, form, { error: 'access_denied' })
      const code = newToken('4/')
      // People may uncheck scopes.
      const scopes = form.getAll('granted')
      grants.newCode(code, form, scopes)
      leadBack(response, form, { code, scope: scopes.join(' ') })
    },
    exchange(form, response) {
      if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
        return refuseToken(response, 401, 'invalid_client', 'The OAuth client was not found.')
      if (form.get('grant_type') === 'refresh_token') {
        const grant = grants.grantOf(form.get('refresh_token') ?? '')
        if (!grant) return refuseToken(response, 400, 'invalid_grant', 'Token has been expired or revoked.')
        return sendJson(response, 200, newAccess(grant))
      }
      if (form.get('grant_type') !== 'authorization_code')
        return refuseToken(response, 400, 'unsupported_grant_type', 'Invalid grant_type')
      const grant = grants.exchange(form)
      if (grant === 'unknown') return refuseToken(response, 400, 'invalid_grant', 'Bad Request')
      if (grant === 'redirect') return refuseToken(response, 400, 'redirect_uri_mismatch', 'Bad Request')
      if (grant === 'verifier') return refuseToken(response, 400, 'invalid_grant', 'Invalid code verifier.')
      sendJson(response, 200, {
        ...newAccess(grant),
        refresh_token: grants.newRefresh(newToken('1//'), grant),
        ...(grant.scopes.includes('openid') && { id_token: idToken(claimsOf(grant)) }),
      })
    },
    revoke(form, response) {
      if (!grants.end(form.get('token') ?? ''))
        return refuseToken(response, 400, 'invalid_token', 'Token expired or revoked')
      response.writeHead(200).end()
    },
  }

  function claimsOf({ scopes, account }: Grant): object {
    const { email } = accountOf(accounts, account)
    const seconds = Math.floor(now() / 1_000)
    return {
      iss: 'https://accounts.google.com',
      aud: client.clientId,
      sub: createHash('sha256').update(email).digest('hex').slice(0, 21),
      ...(scopes.includes('email') && { email, email_verified: true }),
      iat: seconds,
      exp: seconds + 3_600,
    }
  }
}

function scopeFields(query: URLSearchParams): string {
  return (query.get('scope') ?? '')
    .split(' ')
    .map(
      (scope) =>
        `<label><input type="checkbox" name="granted" value="${escaped(scope)}" checked> ${escaped(scope)}</label>`,
    )
    .join('')
}
