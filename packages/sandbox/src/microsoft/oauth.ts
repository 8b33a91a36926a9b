import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escaped } from '../page.ts'
import { leadBack, sendConsent, sendProblem } from '../service/consent.ts'
import type { AskedWrongly, Client, Grant, Grants } from '../service/grants.ts'
import { ACCESS_SECONDS, accountOf, idToken, newToken } from '../service/grants.ts'
import { refuseToken, sendJson } from './answers.ts'

/** The tenant of a work account, and the one of all personal accounts. */
const TENANTS = {
  work: 'b1f3a3c2-7d2e-4a55-9f0e-6a3f5c1d2e90',
  personal: '9188040d-6c67-4c5b-b112-36a304b66dad',
}

/** The identity platform, v2: https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export interface OAuth {
  ask: (query: URLSearchParams, response: ServerResponse) => void
  decide: (form: URLSearchParams, response: ServerResponse) => void
  exchange: (form: URLSearchParams, response: ServerResponse) => void
}

interface Account {
  email: string
  isPersonal: boolean
}

interface OAuthOptions {
  client: Client
  grants: Grants
  accounts: readonly [Account, ...Account[]]
  now: () => number
}

const PROBLEMS: Record<AskedWrongly, string> = {
  client: 'unauthorized_client',
  redirect: 'invalid_request',
  response_type: 'unsupported_response_type',
  scope: 'invalid_request',
  challenge: 'invalid_request',
}

export function newOAuth({ client, grants, accounts, now }: OAuthOptions): OAuth {
  const tokensOf = (grant: Grant) => ({
    token_type: 'Bearer',
    scope: grant.scopes.filter((scope) => scope !== 'offline_access').join(' '),
    expires_in: ACCESS_SECONDS,
    ext_expires_in: ACCESS_SECONDS,
    access_token: grants.newAccess(newToken(), grant),
    // Earlier ones stay valid for a while.
    ...(grant.scopes.includes('offline_access') && {
      refresh_token: grants.newRefresh(newToken('M.C1_'), grant),
    }),
    ...(grant.scopes.includes('openid') && { id_token: idToken(claimsOf(grant)) }),
  })

  return {
    ask(query, response) {
      const problem = grants.problemOf(query)
      if (problem) sendProblem(response, PROBLEMS[problem])
      else
        sendConsent(response, {
          service: 'Microsoft',
          accounts,
          path: '/common/oauth2/v2.0/authorize',
          query,
          fields: `<p>${escaped(query.get('scope') ?? '')}</p>`,
          allow: 'Accept',
          deny: 'Cancel',
        })
    },
    decide(form, response) {
      if (grants.problemOf(form)) return void response.writeHead(400).end()
      if (form.get('decision') !== 'allow')
        return leadBack(response, form, {
          error: 'access_denied',
          error_description: 'AADSTS65004: User declined to consent.',
        })
      const code = newToken('M.C1_')
      // All or nothing: people cannot uncheck scopes.
      grants.newCode(code, form, (form.get('scope') ?? '').split(' '))
      leadBack(response, form, { code })
    },
    exchange(form, response) {
      if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
        return refuseToken(response, 401, 'invalid_client', 7_000_215, 'Invalid client secret provided.')
      if (form.get('grant_type') === 'refresh_token') {
        const grant = grants.grantOf(form.get('refresh_token') ?? '')
        if (!grant)
          return refuseToken(response, 400, 'invalid_grant', 70_008, 'The refresh token has expired.')
        return sendJson(response, 200, tokensOf(grant))
      }
      const grant = grants.exchange(form)
      if (grant === 'unknown')
        return refuseToken(response, 400, 'invalid_grant', 70_008, 'The authorization code has expired.')
      if (grant === 'redirect' || grant === 'verifier')
        return refuseToken(response, 400, 'invalid_grant', 501_481, 'The Code_Verifier does not match.')
      sendJson(response, 200, tokensOf(grant))
    },
  }

  function claimsOf({ account }: Grant): object {
    const { email, isPersonal } = accountOf(accounts, account)
    const tid = isPersonal ? TENANTS.personal : TENANTS.work
    return {
      iss: `https://login.microsoftonline.com/${tid}/v2.0`,
      aud: client.clientId,
      tid,
      oid: createHash('sha256').update(email).digest('hex').slice(0, 32),
      sub: createHash('sha256').update(`${client.clientId} ${email}`).digest('base64url'),
      email,
      preferred_username: email,
      exp: Math.floor(now() / 1_000) + 3_600,
    }
  }
}
