import type { AccessRequest, Resource } from '@scheduling/contract'
import { limits, MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Calling, SignedIn } from '../../http/caller.ts'
import { recordChange } from '../accounts/changes.ts'
import { callerOfProgram, makerFor } from '../api-keys/operations.ts'
import { tellOwnerOfAccess } from '../organizations/news.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { answerAt, checkRequest, returnsTo } from './requests.ts'
import type { Checked, Refused } from './requests.ts'
import type { ShownGrant, StoredApp } from './store.ts'
import {
  appsOf,
  countApps,
  deleteApp,
  deleteExpired,
  deleteGrant,
  grantByToken,
  grantsOf,
  insertApp,
  insertGrant,
  markUsed,
} from './store.ts'

/** Lets people and scanners of leaked secrets recognize what it is. */
export const PREFIXES = { access: 'wzo_', refresh: 'wzr_', code: 'wzc_', secret: 'wzs_' } as const

const CODE_MS = 1 * MINUTE

export function newSecret(kind: keyof typeof PREFIXES): { secret: string; hash: Buffer } {
  const secret = PREFIXES[kind] + newToken().token
  return { secret, hash: hashToken(secret) }
}

/** What the consent page shows. Throws what `checkRequest` throws. */
export async function readRequest(context: Context, here: SignedIn, request: string): Promise<AccessRequest> {
  const checked = await checkRequest(context, here, request)
  const { client, redirect } = checked
  const common = { name: client.name, returnsTo: returnsTo(redirect) }
  if (isRefused(checked)) {
    const { reason, location } = checked
    return { state: 'refused', ...common, reason, location }
  }
  const { scopes, state } = checked
  const denied = answerAt(context, redirect, { error: 'access_denied', ...(state !== null && { state }) })
  return { state: 'ask', ...common, site: client.site, scopes, denied }
}

function isRefused(checked: Checked | Refused): checked is Refused {
  return 'location' in checked
}

/** Answers where to go: back to the app, with a code. Throws what `checkRequest` throws. Repeat: another code. */
export async function allowApp(context: Context, here: SignedIn, request: string): Promise<string> {
  const checked = await checkRequest(context, here, request)
  if (isRefused(checked)) return checked.location
  const { client, redirect, state, scopes, resource, challenge } = checked
  const { accountId, ownHostId, hostId } = here
  const { secret: code, hash } = newSecret('code')
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    await insertGrant(
      trx,
      {
        account_id: accountId,
        own_host: ownHostId,
        for_host: hostId,
        client_id: client.id,
        name: client.name,
        site: client.site,
        scopes,
        resource,
        created_at: new Date(now),
      },
      { code_hash: hash, redirect, challenge, expires_at: new Date(now + CODE_MS) },
    )
    await recordChange(context, trx, { accountId, acting: here }, 'app_allowed')
    await tellOwnerOfAccess(context, trx, here, 'app_allowed')
  })
  return answerAt(context, redirect, { code, ...(state !== null && { state }) })
}

/** All connected apps of the host, or only what the person allowed, the newest first. */
export async function listGrants({ db }: Pick<Context, 'db'>, here: SignedIn): Promise<ShownGrant[]> {
  return grantsOf(db, here.hostId, makerFor(here))
}

/** Throws `grant_not_found`, also for what the person does not reach. Repeat: refused. */
export async function removeGrant(context: Context, here: SignedIn, id: string): Promise<void> {
  const { accountId, hostId } = here
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteGrant(trx, hostId, id, makerFor(here)))) throw notFound('grant_not_found', id)
    await recordChange(context, trx, { accountId, acting: here }, 'app_removed')
    await tellOwnerOfAccess(context, trx, here, 'app_removed')
  })
}

/** All registered apps of the host, or only the person's own, the newest first. */
export async function listApps({ db }: Pick<Context, 'db'>, here: SignedIn): Promise<StoredApp[]> {
  return appsOf(db, here.hostId, makerFor(here))
}

export interface NewApp {
  name: string
  redirects: string[]
  isConfidential: boolean
}

/** Throws `app_limit_reached`. Repeat: another app. */
export async function registerApp(
  context: Context,
  { accountId, hostId }: SignedIn,
  { name, redirects, isConfidential }: NewApp,
): Promise<{ app: StoredApp; secret: string | null }> {
  if ((await countApps(context.db, hostId)) >= limits.APPS_MAX) throw new AppError('app_limit_reached')
  const { secret, hash } = newSecret('secret')
  const app = await insertApp(context.db, {
    account_id: accountId,
    for_host: hostId,
    name,
    redirects: [...new Set(redirects)],
    secret_hash: isConfidential ? hash : null,
    created_at: new Date(context.clock.now()),
  })
  return { app, secret: isConfidential ? secret : null }
}

/** Throws `app_not_found`, also for what the person does not reach. Repeat: refused. */
export async function removeApp(context: Context, here: SignedIn, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteApp(trx, here.hostId, id, makerFor(here)))) throw notFound('app_not_found', id)
  })
}

/**
 * Who allowed the app of this access token, acting for the host that they did it for. Undefined if the token is of another kind.
 * Throws `not_signed_in` for one that is gone, has expired or is for something else than `resource`, and `rate_limited`.
 */
export async function callerByAccessToken(
  context: Context,
  token: string,
  calling: Calling,
  resource: Resource = 'api',
): Promise<SignedIn | undefined> {
  if (!token.startsWith(PREFIXES.access)) return undefined
  const tokenHash = hashToken(token)
  const grant = await grantByToken(context.db, tokenHash, new Date(context.clock.now()))
  // MCP is a part of the API.
  if (!grant || (grant.resource === 'mcp' && resource !== 'mcp')) throw new AppError('not_signed_in')
  return callerOfProgram(context, { ...grant, tokenHash, calling, markUsed })
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpGrants({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(db, new Date(clock.now()))
}
