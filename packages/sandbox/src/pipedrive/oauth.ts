import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { leadBack, sendConsent, sendProblem } from '../service/consent.ts'
import type { Client, Grant, Grants } from '../service/grants.ts'
import { ACCESS_SECONDS, newToken } from '../service/grants.ts'
import { send } from './answers.ts'
import type { User } from './records.ts'

/** https://pipedrive.readme.io/docs/marketplace-oauth-authorization */
export interface OAuth {
  ask: (query: URLSearchParams, response: ServerResponse) => void
  decide: (form: URLSearchParams, response: ServerResponse) => void
  exchange: (headers: IncomingHttpHeaders, form: URLSearchParams, response: ServerResponse) => void
}

const SCOPES = ['base', 'contacts:full', 'activities:full', 'users:read']

/** `domain`: where the company's API is. */
export function newOAuth(
  client: Client,
  grants: Grants,
  users: () => [User, ...User[]],
  domain: () => string,
): OAuth {
  const tokensOf = (grant: Grant) => ({
    access_token: grants.newAccess(newToken(), grant),
    token_type: 'Bearer',
    refresh_token: grants.newRefresh(newToken(), grant),
    scope: grant.scopes.join(','),
    expires_in: ACCESS_SECONDS,
    api_domain: domain(),
  })
  const basic = `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`
  return {
    ask: (query, response) =>
      sendConsent(response, {
        service: 'Pipedrive',
        accounts: users(),
        path: '/oauth/authorize',
        query,
        allow: 'Allow and install',
        deny: 'Cancel',
      }),
    decide(form, response) {
      const wrong = grants.problemOf(form)
      if (wrong) return sendProblem(response, wrong)
      if (form.get('decision') !== 'allow') return leadBack(response, form, { error: 'user_denied' })
      const code = newToken()
      grants.newCode(code, form, SCOPES)
      leadBack(response, form, { code })
    },
    exchange({ authorization }, form, response) {
      if (authorization !== basic) return refuse(response, 401, 'invalid_client')
      if (form.get('grant_type') === 'refresh_token') {
        const token = form.get('refresh_token') ?? ''
        const grant = grants.grantOf(token)
        if (!grant) return refuse(response, 400, 'invalid_grant')
        // Whoever comes second with the same token is refused.
        grants.useUp(token)
        return send(response, 200, tokensOf(grant))
      }
      const grant = grants.exchange(form)
      if (typeof grant === 'string') return refuse(response, 400, 'invalid_grant')
      send(response, 200, tokensOf(grant))
    },
  }
}

function refuse(response: ServerResponse, status: number, error: string): void {
  send(response, status, { success: false, message: error, error })
}
