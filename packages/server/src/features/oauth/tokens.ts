import { createHash, timingSafeEqual } from 'node:crypto'
import type { Scope } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { hashToken } from '../sessions/tokens.ts'
import { isDescriptionAddress } from './clients.ts'
import { newSecret } from './operations.ts'
import { isScope, resourceAt } from './requests.ts'
import type { StoredCode, StoredToken } from './store.ts'
import {
  appById,
  deleteToken,
  endGrant,
  insertTokens,
  lockCode,
  lockToken,
  openGrant,
  replaceToken,
} from './store.ts'

const ACCESS_MS = 1 * HOUR
/** How long a connected app may stay away. */
const REFRESH_DAYS = 60

/** An answer of RFC 6749, section 5.2. */
export class TokenRefused extends Error {
  readonly error: string
  readonly status: number
  constructor(error: string, description: string, status = 400) {
    super(description)
    this.error = error
    this.status = status
  }
}

/** What an app sends: each parameter once. */
export type Params = Readonly<Record<string, string | undefined>>

/** RFC 6749, section 5.1. */
export interface Tokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** Throws `TokenRefused`. */
export async function giveTokens(
  context: Context,
  params: Params,
  basic: Basic | undefined,
): Promise<Tokens> {
  const clientId = await provenClient(context, params, basic)
  refuseForeign(context, params)
  switch (params.grant_type) {
    case 'authorization_code':
      return exchangeCode(context, params, clientId)
    case 'refresh_token':
      return refresh(context, params, clientId)
    default:
      throw new TokenRefused(
        'unsupported_grant_type',
        'grant_type: expected authorization_code or refresh_token',
      )
  }
}

/** Of the header `Authorization: Basic`. */
export interface Basic {
  id: string
  secret: string
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The client_id, proven by its secret if it has one. */
async function provenClient(context: Context, params: Params, basic: Basic | undefined): Promise<string> {
  if (basic && params.client_secret !== undefined)
    throw new TokenRefused(
      'invalid_request',
      'client_secret: expected in the header or in the body, not in both',
    )
  const id = basic?.id ?? params.client_id
  if (!id) throw new TokenRefused('invalid_client', 'client_id: expected', 401)
  if (basic && params.client_id !== undefined && params.client_id !== id)
    throw new TokenRefused('invalid_request', 'client_id: another one than in the header')
  if (isDescriptionAddress(id, context.config)) return id
  const app = UUID.test(id) ? await appById(context.db, id) : undefined
  const secret = basic?.secret ?? params.client_secret
  const isProven =
    app &&
    (app.secret_hash === null ||
      (secret !== undefined && timingSafeEqual(app.secret_hash, hashToken(secret))))
  if (!isProven) throw new TokenRefused('invalid_client', 'No app has this client_id and secret', 401)
  return id
}

function refuseForeign({ config }: Context, { resource }: Params): void {
  if (resource !== undefined && !resourceAt(config.publicUrl, resource))
    throw new TokenRefused('invalid_target', 'resource: expected an address of this server')
}

/** The grant ends if the code was used before, or by somebody who cannot prove that they asked for it. */
async function exchangeCode(context: Context, params: Params, clientId: string): Promise<Tokens> {
  const { code, redirect_uri: redirect, code_verifier: verifier } = params
  if (!code) throw new TokenRefused('invalid_request', 'code: expected')
  if (!verifier || !/^[\w.~-]{43,128}$/.test(verifier))
    throw new TokenRefused('invalid_request', 'code_verifier: expected 43 to 128 characters of PKCE')
  return inOneStep(context, async (trx, now) => {
    const kept = await lockCode(trx, hashToken(code))
    if (!kept || kept.client_id !== clientId) return refusal('code: unknown')
    if (kept.used_at) return refusal('code: it was used before, so everything that it led to has ended', kept)
    if (kept.expires_at <= now) return refusal('code: expired', kept)
    if (kept.redirect !== redirect) return refusal('redirect_uri: another one than at the consent', kept)
    if (createHash('sha256').update(verifier).digest('base64url') !== kept.challenge)
      return refusal('code_verifier: not the one of code_challenge', kept)
    await openGrant(trx, kept, now)
    return newTokens(trx, kept, kept.scopes, now)
  })
}

/** The grant ends if the token was used before: either the app or somebody else has a copy. */
async function refresh(context: Context, params: Params, clientId: string): Promise<Tokens> {
  const { refresh_token: token, scope } = params
  if (!token) throw new TokenRefused('invalid_request', 'refresh_token: expected')
  return inOneStep(context, async (trx, now) => {
    const kept = await lockToken(trx, hashToken(token))
    if (!kept || kept.kind !== 'refresh' || kept.client_id !== clientId || kept.expires_at <= now)
      return refusal('refresh_token: unknown or expired')
    if (kept.replaced_at)
      return refusal('refresh_token: it was used before, so everything that it led to has ended', kept)
    const scopes = narrowed(kept, scope)
    await replaceToken(trx, kept.token_hash, now)
    return newTokens(trx, kept, scopes, now)
  })
}

function narrowed({ granted }: StoredToken, scope: string | undefined): Scope[] {
  const wanted = [...new Set((scope ?? '').split(' ').filter(Boolean))]
  if (wanted.length === 0) return granted
  const scopes = wanted.filter(isScope).filter((one) => granted.includes(one))
  if (scopes.length < wanted.length)
    throw new TokenRefused('invalid_scope', `scope: expected some of ${granted.join(' ')}`)
  return scopes
}

interface Refusal {
  refused: string
  /** Ends. */
  grantId?: string
}

function refusal(refused: string, ends?: StoredCode | StoredToken): Refusal {
  return { refused, ...(ends && { grantId: ends.grant_id }) }
}

type Step = (trx: Transaction<Database>, now: Date) => Promise<Tokens | Refusal>

/** A refusal that ends a grant is committed, too. */
async function inOneStep({ db, clock }: Context, step: Step): Promise<Tokens> {
  const answer = await db.transaction().execute(async (trx) => {
    const given = await step(trx, new Date(clock.now()))
    if ('refused' in given && given.grantId !== undefined) await endGrant(trx, given.grantId)
    return given
  })
  if ('refused' in answer) throw new TokenRefused('invalid_grant', answer.refused)
  return answer
}

async function newTokens(
  trx: Transaction<Database>,
  { grant_id }: { grant_id: string },
  scopes: Scope[],
  now: Date,
): Promise<Tokens> {
  const [access, fresh] = [newSecret('access'), newSecret('refresh')]
  await insertTokens(trx, [
    {
      token_hash: access.hash,
      grant_id,
      kind: 'access',
      scopes,
      expires_at: new Date(now.getTime() + ACCESS_MS),
    },
    {
      token_hash: fresh.hash,
      grant_id,
      kind: 'refresh',
      scopes,
      expires_at: new Date(now.getTime() + REFRESH_DAYS * DAY),
    },
  ])
  return {
    access_token: access.secret,
    token_type: 'Bearer',
    expires_in: ACCESS_MS / 1_000,
    refresh_token: fresh.secret,
    scope: scopes.join(' '),
  }
}

/** RFC 7009. A refresh token takes everything with it. Throws `TokenRefused`. Repeat: does nothing. */
export async function revokeToken(context: Context, params: Params, basic: Basic | undefined): Promise<void> {
  const clientId = await provenClient(context, params, basic)
  const { token } = params
  if (!token) throw new TokenRefused('invalid_request', 'token: expected')
  await context.db.transaction().execute(async (trx) => {
    const kept = await lockToken(trx, hashToken(token))
    if (!kept || kept.client_id !== clientId) return
    if (kept.kind === 'refresh') await endGrant(trx, kept.grant_id)
    else await deleteToken(trx, kept.token_hash)
  })
}
