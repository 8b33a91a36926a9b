import type { ProviderId } from '@scheduling/contract'
import { isEmail } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Calling } from '../../http/caller.ts'
import { finishFreeBusyConsent, startFreeBusyConsent } from '../connections/consent.ts'
import { keepConnection } from '../connections/keep.ts'
import { connectionsOf, disconnect } from '../connections/operations.ts'
import { insertHost } from '../hosts/operations.ts'
import { unguessableSlug } from '../offers/address.ts'
import { beginConnect } from '../plans/connect.ts'
import { CLIENT_CONNECTED } from './events.ts'
import type { OpenedRequest } from './keys.ts'
import { openKey } from './keys.ts'
import { closedAs, disconnectClient } from './operations.ts'
import { isOpen } from './state.ts'
import type { StoredClient } from './store.ts'
import { lockClient, updateClient } from './store.ts'

// What people do with the link in their hands. They have no account, and see nothing else.

/** The provider's address where they consent. Throws `link_expired`, `provider_off`, `rate_limited`. Repeat: another one. */
export async function startConnecting(
  context: Context,
  caller: Calling,
  { key, provider }: { key: string; provider: ProviderId },
): Promise<string> {
  const { keyHash } = await openKey(context, key, caller)
  return startFreeBusyConsent(context, provider, keyHash)
}

interface Consented {
  key: string
  provider: ProviderId
  state: string
  code: string
  timeZone: string
  language?: Language | undefined
}

/**
 * Connects a calendar, in place of the one before. Throws `link_expired`, `consent_invalid`, `consent_incomplete`,
 * `unavailable`, `rate_limited`. Repeat: refused.
 */
export async function finishConnecting(
  context: Context,
  caller: Calling,
  { key, provider, ...given }: Consented,
): Promise<OpenedRequest> {
  const opened = await openKey(context, key, caller)
  const { tokens, account } = await finishFreeBusyConsent(context, provider, opened.keyHash, given)
  const email = opened.client.email ?? (isEmail(account.name) ? account.name : null)
  const hostId = await hostFor(context, opened, { ...given, email })
  const acting = { hostId, ip: caller.ip, userAgent: caller.userAgent }
  const kept = await keepConnection(context, acting, provider, tokens, account)
  const client = await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now()
    const locked = await lockClient(trx, opened.client)
    if (!locked || !isOpenWith(locked, opened.keyHash, now)) return undefined
    // Another calendar in place of the one before is no news.
    if (locked.state !== 'connected')
      await context.events.record(trx, CLIENT_CONNECTED, {
        id: randomUUID(),
        hostId: locked.host_id,
        clientId: locked.id,
      })
    return updateClient(trx, locked, {
      state: 'connected',
      answered_at: new Date(now),
      email,
      // What was proved once stays proved.
      ...(includes(locked.mailed_key_hashes, opened.keyHash) && { is_address_proved: true }),
      time_zone: given.timeZone,
    })
  })
  // The host or the client was faster, and ended it.
  const gone = (await connectionsOf(context, hostId)).filter(({ id }) => !client || id !== kept.id)
  for (const { id } of gone) await disconnect(context, acting, id)
  if (!client) throw new AppError('link_expired')
  return { ...opened, client }
}

function isOpenWith(client: StoredClient, keyHash: Buffer, now: number): boolean {
  return isOpen(client, now) && includes(client.key_hashes, keyHash)
}

function includes(hashes: readonly Buffer[], keyHash: Buffer): boolean {
  return hashes.some((hash) => hash.equals(keyHash))
}

/** The host of the plan `connect` with the client's calendar: nobody signs in to it, and it has no pages. */
async function hostFor(
  context: Context,
  { host, client, keyHash }: OpenedRequest,
  given: { email: string | null; timeZone: string; language?: Language | undefined },
): Promise<HostId> {
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now()
    const locked = await lockClient(trx, client)
    if (!locked || !isOpenWith(locked, keyHash, now)) throw new AppError('link_expired')
    if (locked.client_host !== null) return locked.client_host
    const id = randomUUID() as HostId
    await insertHost(trx, {
      id,
      link: `client-${unguessableSlug()}`,
      name: client.name,
      email: given.email ?? '',
      time_zone: given.timeZone,
      language: given.language ?? host.language,
      closed_at: new Date(now),
    })
    await beginConnect(trx, id)
    await updateClient(trx, client, { client_host: id })
    return id
  })
}

/** Says no. Throws `link_expired`, `rate_limited`. Repeat: `link_expired`. */
export async function rejectRequest(context: Context, caller: Calling, key: string): Promise<void> {
  const { client } = await openKey(context, key, caller)
  await close(context, caller, client, 'declined')
}

/** Deletes the tokens. Throws `link_expired`, `rate_limited`. Repeat: `link_expired`. */
export async function takeBack(context: Context, caller: Calling, key: string): Promise<void> {
  const { client } = await openKey(context, key, caller)
  await close(context, caller, client, 'taken_back')
}

async function close(
  context: Context,
  caller: Calling,
  client: StoredClient,
  state: 'declined' | 'taken_back',
): Promise<void> {
  // In this order, so that a repeat after a failure still deletes the tokens.
  await disconnectClient(context, caller, client)
  await updateClient(context.db, client, closedAs(state, context.clock.now()))
  await disconnectClient(context, caller, client)
}
