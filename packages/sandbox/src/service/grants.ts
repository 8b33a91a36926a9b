import { createHash, randomBytes } from 'node:crypto'

export interface Client {
  clientId: string
  clientSecret: string
  /** Allowed redirect addresses after consent. */
  redirectUris: readonly string[]
}

/** What somebody allowed. */
export interface Grant {
  id: string
  scopes: string[]
  /** The address of the account. Absent: the first one. */
  account?: string
}

/** The account that allowed it. Whoever names one that does not exist gets the first. */
export function accountOf<Account extends { email: string }>(
  [first, ...others]: readonly [Account, ...Account[]],
  named: string | null | undefined,
): Account {
  return others.find(({ email }) => email === named) ?? first
}

/** What is wrong with a consent request. */
export type AskedWrongly = 'client' | 'redirect' | 'response_type' | 'scope' | 'challenge'

/** What is wrong with a code in an exchange. */
export type CodeProblem = 'unknown' | 'redirect' | 'verifier'

interface Code {
  grant: Grant
  redirectUri: string
  challenge: string
  until: number
}

const CODE_MS = 600_000
export const ACCESS_SECONDS = 3_599

/**
 * Codes that work once and with one verifier, and tokens that expire: RFC 6749, RFC 7636. Each service decides
 * what they look like.
 */
export interface Grants {
  problemOf: (asked: URLSearchParams) => AskedWrongly | undefined
  /** A code for somebody who allowed these scopes. */
  newCode: (code: string, asked: URLSearchParams, scopes: string[]) => void
  exchange: (form: URLSearchParams) => Grant | CodeProblem
  newAccess: (token: string, grant: Grant) => string
  newRefresh: (token: string, grant: Grant) => string
  /** The grant of a refresh token. */
  grantOf: (refreshToken: string) => Grant | undefined
  /** Ends this token but not others of the same grant. */
  useUp: (refreshToken: string) => void
  /** The grant of the caller, as long as the token is valid. */
  holderOf: (authorization: string | undefined) => Grant | undefined
  /** Accepts both kinds of tokens. */
  end: (token: string) => boolean
  /** Like a person on their account's page: no token works any more. */
  endAll: () => void
  /** Ends every access token but keeps refresh tokens. */
  expireAccess: () => void
  toJSON: () => object
  restore: (kept: unknown) => void
}

interface Options {
  client: Client
  now: () => number
  onChange: () => void
}

export function newGrants({ client, now, onChange }: Options): Grants {
  const codes = new Map<string, Code>()
  const used = new Map<string, Grant>()
  const refreshes = new Map<string, Grant>()
  const accesses = new Map<string, { grant: Grant; until: number }>()
  const endGrant = ({ id }: Grant) => {
    for (const [token, grant] of refreshes) if (grant.id === id) refreshes.delete(token)
    for (const [token, { grant }] of accesses) if (grant.id === id) accesses.delete(token)
    onChange()
  }

  return {
    problemOf(asked) {
      if (asked.get('client_id') !== client.clientId) return 'client'
      if (!client.redirectUris.includes(asked.get('redirect_uri') ?? '')) return 'redirect'
      if (asked.get('response_type') !== 'code') return 'response_type'
      if (asked.get('scope') === '') return 'scope'
      const isS256 = asked.get('code_challenge_method') === 'S256'
      return isS256 && /^[\w-]{43}$/.test(asked.get('code_challenge') ?? '') ? undefined : 'challenge'
    },
    newCode(code, asked, scopes) {
      const account = asked.get('login_hint')
      codes.set(code, {
        grant: { id: randomBytes(12).toString('hex'), scopes, ...(account !== null && { account }) },
        redirectUri: String(asked.get('redirect_uri')),
        challenge: String(asked.get('code_challenge')),
        until: now() + CODE_MS,
      })
    },
    exchange(form) {
      const text = form.get('code') ?? ''
      const code = codes.get(text)
      codes.delete(text)
      // A code that is used twice was stolen, so everything that came from it ends.
      const earlier = used.get(text)
      if (earlier) endGrant(earlier)
      if (!code || code.until <= now()) return 'unknown'
      if (code.redirectUri !== form.get('redirect_uri')) return 'redirect'
      const verifier = form.get('code_verifier') ?? ''
      const isProven =
        /^[\w.~-]{43,128}$/.test(verifier) &&
        createHash('sha256').update(verifier).digest('base64url') === code.challenge
      if (!isProven) return 'verifier'
      used.set(text, code.grant)
      return code.grant
    },
    newAccess(token, grant) {
      accesses.set(token, { grant, until: now() + ACCESS_SECONDS * 1_000 })
      onChange()
      return token
    },
    newRefresh(token, grant) {
      refreshes.set(token, grant)
      onChange()
      return token
    },
    grantOf: (token) => refreshes.get(token),
    useUp: (token) => void refreshes.delete(token),
    holderOf(authorization) {
      const access = accesses.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
      return access && access.until > now() ? access.grant : undefined
    },
    end(token) {
      const grant = refreshes.get(token) ?? accesses.get(token)?.grant
      if (grant) endGrant(grant)
      return grant !== undefined
    },
    endAll() {
      refreshes.clear()
      accesses.clear()
      onChange()
    },
    expireAccess: () => accesses.clear(),
    toJSON: () => ({ refreshes: [...refreshes], accesses: [...accesses] }),
    restore(kept) {
      const { refreshes: tokens, accesses: lives } = kept as {
        refreshes: [string, Grant][]
        accesses: [string, { grant: Grant; until: number }][]
      }
      for (const [token, grant] of tokens) refreshes.set(token, grant)
      for (const [token, access] of lives) accesses.set(token, access)
    },
  }
}

/** Identifies an account at a service. Not signed: clients get it directly from the token endpoint. */
export function idToken(claims: object): string {
  return `${tokenPart({ alg: 'none', typ: 'JWT' })}.${tokenPart(claims)}.`
}

function tokenPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

export function newToken(prefix = ''): string {
  return `${prefix}${randomBytes(24).toString('base64url')}`
}
