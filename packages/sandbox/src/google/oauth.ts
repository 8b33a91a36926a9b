import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { refuseToken, sendJson } from './answers.ts'
import { consentPage, problemPage } from './consent.ts'

export interface Client {
  clientId: string
  clientSecret: string
  /** Where consent leads; no other address is taken. */
  redirectUris: readonly string[]
}

interface Grant {
  email: string
  scopes: string[]
  refreshToken: string
}

interface Code {
  grant: Grant
  redirectUri: string
  challenge: string
  until: number
}

interface Access {
  grant: Grant
  until: number
}

const CODE_MS = 600_000
const ACCESS_SECONDS = 3_599

/** OAuth 2.0 as the service has it: https://developers.google.com/identity/protocols/oauth2/web-server */
export interface OAuth {
  /** The page on which a person says yes, or why there is none. */
  ask: (query: URLSearchParams, response: ServerResponse) => void
  /** What was clicked there. */
  decide: (form: URLSearchParams, response: ServerResponse) => void
  exchange: (form: URLSearchParams, response: ServerResponse) => void
  revoke: (form: URLSearchParams, response: ServerResponse) => void
  /** Whose token it is, while it lives. */
  accessOf: (authorization: string | undefined) => Pick<Grant, 'email' | 'scopes'> | undefined
  /** As somebody does on their account's page: no token of theirs is good any more. */
  revokeAll: (email: string) => void
  /** Every access token is over; what refreshes them is not. */
  expireAccess: () => void
}

interface OAuthOptions {
  client: Client
  email: string
  now: () => number
}

export function newOAuth({ client, email, now }: OAuthOptions): OAuth {
  const codes = new Map<string, Code>()
  const used = new Map<string, Grant>()
  const grants = new Map<string, Grant>()
  const accesses = new Map<string, Access>()

  const end = (grant: Grant) => {
    grants.delete(grant.refreshToken)
    for (const [token, access] of accesses) if (access.grant === grant) accesses.delete(token)
  }
  const newAccess = (grant: Grant) => {
    const token = `ya29.${randomBytes(24).toString('base64url')}`
    accesses.set(token, { grant, until: now() + ACCESS_SECONDS * 1_000 })
    return {
      access_token: token,
      expires_in: ACCESS_SECONDS,
      scope: grant.scopes.join(' '),
      token_type: 'Bearer',
    }
  }
  const isClient = (form: URLSearchParams) =>
    form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret

  return {
    ask(query, response) {
      const problem = problemOf(query, client)
      response.writeHead(problem ? 400 : 200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(problem ? problemPage(problem) : consentPage(query, email))
    },
    decide(form, response) {
      if (problemOf(form, client)) return void response.writeHead(400).end()
      const target = new URL(String(form.get('redirect_uri')))
      target.searchParams.set('state', form.get('state') ?? '')
      if (form.get('decision') !== 'allow') target.searchParams.set('error', 'access_denied')
      else {
        const code = `4/${randomBytes(24).toString('base64url')}`
        // People may untick what they do not want to give.
        const scopes = form.getAll('granted')
        const grant = { email, scopes, refreshToken: `1//${randomBytes(24).toString('base64url')}` }
        const [redirectUri, challenge] = [
          String(form.get('redirect_uri')),
          String(form.get('code_challenge')),
        ]
        codes.set(code, { grant, redirectUri, challenge, until: now() + CODE_MS })
        target.searchParams.set('code', code)
        target.searchParams.set('scope', scopes.join(' '))
      }
      response.writeHead(302, { location: target.href }).end()
    },
    exchange(form, response) {
      if (!isClient(form))
        return refuseToken(response, 401, 'invalid_client', 'The OAuth client was not found.')
      if (form.get('grant_type') === 'refresh_token') {
        const grant = grants.get(form.get('refresh_token') ?? '')
        if (!grant) return refuseToken(response, 400, 'invalid_grant', 'Token has been expired or revoked.')
        return sendJson(response, 200, newAccess(grant))
      }
      if (form.get('grant_type') !== 'authorization_code')
        return refuseToken(response, 400, 'unsupported_grant_type', 'Invalid grant_type')
      const text = form.get('code') ?? ''
      const code = codes.get(text)
      codes.delete(text)
      // A code that comes twice was stolen: what it led to ends.
      const earlier = used.get(text)
      if (earlier) end(earlier)
      if (!code || code.until <= now()) return refuseToken(response, 400, 'invalid_grant', 'Bad Request')
      if (code.redirectUri !== form.get('redirect_uri'))
        return refuseToken(response, 400, 'redirect_uri_mismatch', 'Bad Request')
      const verifier = form.get('code_verifier') ?? ''
      const isProven =
        /^[\w.~-]{43,128}$/.test(verifier) &&
        createHash('sha256').update(verifier).digest('base64url') === code.challenge
      if (!isProven) return refuseToken(response, 400, 'invalid_grant', 'Invalid code verifier.')
      const { grant } = code
      used.set(text, grant)
      grants.set(grant.refreshToken, grant)
      sendJson(response, 200, {
        ...newAccess(grant),
        refresh_token: grant.refreshToken,
        id_token: idTokenOf(grant, client, now()),
      })
    },
    revoke(form, response) {
      const token = form.get('token') ?? ''
      const grant = grants.get(token) ?? accesses.get(token)?.grant
      if (!grant) return refuseToken(response, 400, 'invalid_token', 'Token expired or revoked')
      end(grant)
      response.writeHead(200).end()
    },
    accessOf(authorization) {
      const access = accesses.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
      return access && access.until > now() ? access.grant : undefined
    },
    revokeAll(of) {
      for (const grant of grants.values()) if (grant.email === of) end(grant)
    },
    expireAccess: () => accesses.clear(),
  }
}

function problemOf(asked: URLSearchParams, client: Client): string | undefined {
  if (asked.get('client_id') !== client.clientId) return 'invalid_client'
  if (!client.redirectUris.includes(asked.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch'
  if (asked.get('response_type') !== 'code') return 'unsupported_response_type'
  if (!asked.get('scope')) return 'invalid_scope'
  const isS256 = asked.get('code_challenge_method') === 'S256'
  return isS256 && /^[\w-]{43}$/.test(asked.get('code_challenge') ?? '') ? undefined : 'invalid_request'
}

/** Signed by nobody: whoever gets it from the token's address has it from us. */
function idTokenOf({ email, scopes }: Grant, { clientId }: Client, now: number): string | undefined {
  if (!scopes.includes('openid')) return undefined
  const seconds = Math.floor(now / 1_000)
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: createHash('sha256').update(email).digest('hex').slice(0, 21),
    ...(scopes.includes('email') && { email, email_verified: true }),
    iat: seconds,
    exp: seconds + 3_600,
  }
  return `${tokenPart({ alg: 'none', typ: 'JWT' })}.${tokenPart(claims)}.`
}

function tokenPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
