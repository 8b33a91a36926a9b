import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { leadBack, sendConsent, sendProblem } from '../service/consent.ts'
import type { Client, Grant, Grants } from '../service/grants.ts'
import { accountOf, newToken } from '../service/grants.ts'
import { send } from './answers.ts'
import type { Owner } from './objects.ts'

// HubSpot's tokens live for half an hour.
const SECONDS = 1_800

export interface OAuth {
  ask: (query: URLSearchParams, response: ServerResponse) => void
  decide: (form: URLSearchParams, response: ServerResponse) => void
  exchange: (form: URLSearchParams, response: ServerResponse) => void
}

export function newOAuth(
  client: Client,
  grants: Grants,
  hubId: number,
  owners: () => [Owner, ...Owner[]],
): OAuth {
  const answerOf = (grant: Grant, refresh: string) => ({
    token_type: 'bearer',
    access_token: grants.newAccess(newToken(), grant),
    refresh_token: refresh,
    expires_in: SECONDS,
    hub_id: hubId,
    user_id: accountOf(owners(), grant.account).userId,
    scopes: grant.scopes,
    token_use: 'access_token',
  })
  return {
    ask: (query, response) =>
      sendConsent(response, {
        service: 'HubSpot',
        accounts: owners(),
        path: '/oauth/authorize',
        query,
        allow: 'Connect app',
        deny: 'Cancel',
      }),
    decide(form, response) {
      const wrong = grants.problemOf(form)
      if (wrong) return sendProblem(response, wrong)
      if (form.get('decision') !== 'allow') return leadBack(response, form, { error: 'access_denied' })
      const code = newToken()
      grants.newCode(code, form, (form.get('scope') ?? '').split(' '))
      leadBack(response, form, { code })
    },
    exchange(form, response) {
      if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
        return refuse(response, 'BAD_CLIENT_SECRET')
      if (form.get('grant_type') === 'refresh_token') {
        const token = form.get('refresh_token') ?? ''
        const grant = grants.grantOf(token)
        // The same refresh token stays.
        return grant ? send(response, 200, answerOf(grant, token)) : refuse(response, 'BAD_REFRESH_TOKEN')
      }
      const grant = grants.exchange(form)
      if (typeof grant === 'string') return refuse(response, 'BAD_AUTH_CODE')
      send(response, 200, answerOf(grant, grants.newRefresh(newToken(), grant)))
    },
  }
}

function refuse(response: ServerResponse, status: string): void {
  send(response, 400, { status, message: status, correlationId: randomUUID() })
}
