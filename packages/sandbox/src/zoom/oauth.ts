import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { leadBack, sendConsent } from '../service/consent.ts'
import type { Client, Grant, Grants } from '../service/grants.ts'
import { ACCESS_SECONDS, newToken } from '../service/grants.ts'
import { send } from './answers.ts'

/** https://developers.zoom.us/docs/integrations/oauth/ */
export interface OAuth {
  ask: (query: URLSearchParams, response: ServerResponse) => void
  decide: (form: URLSearchParams, response: ServerResponse) => void
  exchange: (headers: IncomingHttpHeaders, form: URLSearchParams, response: ServerResponse) => void
}

const SCOPES = ['meeting:write:meeting', 'meeting:update:meeting', 'meeting:delete:meeting', 'user:read:user']

export function newOAuth(client: Client, grants: Grants, email: string): OAuth {
  const tokensOf = (grant: Grant) => ({
    access_token: grants.newAccess(newToken(), grant),
    token_type: 'bearer',
    refresh_token: grants.newRefresh(newToken(), grant),
    expires_in: ACCESS_SECONDS,
    scope: grant.scopes.join(' '),
  })
  return {
    ask: (query, response) =>
      sendConsent(response, {
        service: 'Zoom',
        accounts: [{ email }],
        path: '/oauth/authorize',
        query,
        allow: 'Allow',
        deny: 'Decline',
      }),
    decide(form, response) {
      if (grants.problemOf(form)) return void response.writeHead(400).end('Invalid redirect (4700)')
      if (form.get('decision') !== 'allow') return leadBack(response, form, { error: 'access_denied' })
      const code = newToken()
      grants.newCode(code, form, SCOPES)
      leadBack(response, form, { code })
    },
    exchange({ authorization }, form, response) {
      const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')
      if (authorization !== `Basic ${basic}`)
        return send(response, 401, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' })
      if (form.get('grant_type') === 'refresh_token') {
        const token = form.get('refresh_token') ?? ''
        const grant = grants.grantOf(token)
        if (!grant) return send(response, 400, { reason: 'Invalid Token!', error: 'invalid_grant' })
        // Each refresh ends the previous token.
        grants.useUp(token)
        return send(response, 200, tokensOf(grant))
      }
      const grant = grants.exchange(form)
      if (typeof grant === 'string')
        return send(response, 400, { reason: 'Invalid authorization code', error: 'invalid_grant' })
      send(response, 200, tokensOf(grant))
    },
  }
}
