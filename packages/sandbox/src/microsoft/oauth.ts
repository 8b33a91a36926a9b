import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'
import { refuseToken, sendJson } from './answers.ts'

export interface Client {
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
}

interface Grant {
  scopes: string[]
  isRevoked: boolean
}

interface Code {
  grant: Grant
  redirectUri: string
  challenge: string
  until: number
}

const CODE_MS = 600_000
const ACCESS_SECONDS = 3_599
const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** The identity platform, v2: https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export interface OAuth {
  ask: (query: URLSearchParams, response: ServerResponse) => void
  decide: (form: URLSearchParams, response: ServerResponse) => void
  exchange: (form: URLSearchParams, response: ServerResponse) => void
  /** Whether a token is good, and for what. */
  scopesOf: (authorization: string | undefined) => readonly string[] | undefined
  /** As an administrator or a new password does: no token is good any more. */
  revokeAll: () => void
  /** Every access token is over; what refreshes them is not. */
  expireAccess: () => void
}

export function newOAuth({
  client,
  email,
  now,
}: {
  client: Client
  email: string
  now: () => number
}): OAuth {
  const codes = new Map<string, Code>()
  const refreshes = new Map<string, Grant>()
  const accesses = new Map<string, { grant: Grant; until: number }>()

  const tokensOf = (grant: Grant) => {
    const [access, refresh] = [
      randomBytes(24).toString('base64url'),
      `M.C1_${randomBytes(24).toString('base64url')}`,
    ]
    accesses.set(access, { grant, until: now() + ACCESS_SECONDS * 1_000 })
    // Those from before stay good for a while.
    refreshes.set(refresh, grant)
    return {
      token_type: 'Bearer',
      scope: grant.scopes.filter((scope) => scope !== 'offline_access').join(' '),
      expires_in: ACCESS_SECONDS,
      ext_expires_in: ACCESS_SECONDS,
      access_token: access,
      ...(grant.scopes.includes('offline_access') && { refresh_token: refresh }),
      ...(grant.scopes.includes('openid') && { id_token: idTokenOf(email, client.clientId, now()) }),
    }
  }
  const problemOf = (asked: URLSearchParams) => {
    if (asked.get('client_id') !== client.clientId) return 'unauthorized_client'
    if (!client.redirectUris.includes(asked.get('redirect_uri') ?? '')) return 'invalid_request'
    if (asked.get('response_type') !== 'code') return 'unsupported_response_type'
    return /^[\w-]{43}$/.test(asked.get('code_challenge') ?? '') ? undefined : 'invalid_request'
  }

  return {
    ask(query, response) {
      const problem = problemOf(query)
      response.writeHead(problem ? 400 : 200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(problem ? page('Sandbox: refused', `<h1>${problem}</h1>`) : consentPage(query, email))
    },
    decide(form, response) {
      if (problemOf(form)) return void response.writeHead(400).end()
      const redirectUri = String(form.get('redirect_uri'))
      const target = new URL(redirectUri)
      target.searchParams.set('state', form.get('state') ?? '')
      if (form.get('decision') === 'allow') {
        const code = `M.C1_${randomBytes(24).toString('base64url')}`
        // All or nothing: nobody unticks a part.
        const grant = { scopes: (form.get('scope') ?? '').split(' '), isRevoked: false }
        const challenge = String(form.get('code_challenge'))
        codes.set(code, { grant, redirectUri, challenge, until: now() + CODE_MS })
        target.searchParams.set('code', code)
      } else {
        target.searchParams.set('error', 'access_denied')
        target.searchParams.set('error_description', 'AADSTS65004: User declined to consent.')
      }
      response.writeHead(302, { location: target.href }).end()
    },
    exchange(form, response) {
      if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
        return refuseToken(response, 401, 'invalid_client', 7_000_215, 'Invalid client secret provided.')
      if (form.get('grant_type') === 'refresh_token') {
        const grant = refreshes.get(form.get('refresh_token') ?? '')
        if (!grant || grant.isRevoked)
          return refuseToken(response, 400, 'invalid_grant', 70_008, 'The refresh token has expired.')
        return sendJson(response, 200, tokensOf(grant))
      }
      const text = form.get('code') ?? ''
      const code = codes.get(text)
      codes.delete(text)
      const digest = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!code || code.until <= now())
        return refuseToken(response, 400, 'invalid_grant', 70_008, 'The authorization code has expired.')
      if (code.redirectUri !== form.get('redirect_uri') || digest !== code.challenge)
        return refuseToken(response, 400, 'invalid_grant', 501_481, 'The Code_Verifier does not match.')
      sendJson(response, 200, tokensOf(code.grant))
    },
    scopesOf(authorization) {
      const access = accesses.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
      return access && access.until > now() && !access.grant.isRevoked ? access.grant.scopes : undefined
    },
    revokeAll() {
      for (const grant of refreshes.values()) grant.isRevoked = true
    },
    expireAccess: () => accesses.clear(),
  }
}

function consentPage(query: URLSearchParams, email: string): string {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return page(
    'Sandbox: sign in',
    `<small>This is a stand-in on this machine, not Microsoft.</small><h1>Allow access to ${escaped(email)}?</h1>
<form method="post" action="/common/oauth2/v2.0/authorize">${kept.join('')}<p>${escaped(query.get('scope') ?? '')}</p>
<p><button name="decision" value="allow">Accept</button> <button name="decision" value="deny">Cancel</button></p></form>`,
  )
}

function idTokenOf(email: string, clientId: string, now: number): string {
  const claims = {
    iss: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    aud: clientId,
    tid: TENANT,
    oid: createHash('sha256').update(email).digest('hex').slice(0, 32),
    sub: createHash('sha256').update(`${clientId} ${email}`).digest('base64url'),
    email,
    preferred_username: email,
    exp: Math.floor(now / 1_000) + 3_600,
  }
  return `${tokenPart({ typ: 'JWT', alg: 'none' })}.${tokenPart(claims)}.`
}

function tokenPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
