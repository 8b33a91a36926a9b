import type { Api } from '@scheduling/contract'
import { DAY, limits, mailboxOf } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { isOriginNeeded } from '../bookings/confirmation/operations.ts'
import { connectionsOf, disconnect } from '../connections/operations.ts'
import type { StoredConnection } from '../connections/operations.ts'
import { lockProfile, removeHost } from '../hosts/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { CLIENT_ASKED } from './events.ts'
import { linkWith, newKey } from './keys.ts'
import { LIMITS } from './limits.ts'
import type { StoredClient } from './store.ts'
import {
  clientById,
  clientHostsOf,
  clientsOf,
  endedBefore,
  forgetClient,
  insertClient,
  updateClient,
} from './store.ts'

type NewClient = Api['POST /clients']['$input']['body']
type Way = NewClient['way']

/** A client, and what they have connected. */
export interface ClientWithConnection {
  client: StoredClient
  connection: StoredConnection | undefined
}

export interface ClientWithLink extends ClientWithConnection {
  /** Only if the host copies it. */
  link: string | null
}

/** The newest first. */
export async function listClients(context: Context, hostId: HostId): Promise<ClientWithConnection[]> {
  const clients = await clientsOf(context.db, hostId)
  return Promise.all(clients.map((client) => withConnection(context, client)))
}

export async function withConnection(context: Context, client: StoredClient): Promise<ClientWithConnection> {
  const [connection] = client.client_host === null ? [] : await connectionsOf(context, client.client_host)
  return { client, connection }
}

/** Throws `client_not_found`. */
export async function getClient(context: Context, hostId: HostId, id: string): Promise<StoredClient> {
  const client = await clientById(context.db, { host_id: hostId, id })
  return found(client?.deleted_at ? undefined : client, 'client_not_found', id)
}

/**
 * Throws `invalid_input`, `client_limit_reached`, `rate_limited`. Repeat: asks somebody else, unless `repeat` says that
 * it is the same request.
 */
export async function askClient(
  context: Context,
  host: Acting,
  asked: NewClient,
  repeat?: Repeatable,
): Promise<ClientWithLink> {
  const { name, email = null, way, topic, duration, location } = asked
  if (way === 'mail' && email === null) throw fieldError('email', 'required', 'This field is required')
  await allow(context, 'client', [[LIMITS.asks, host]])
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    if ((await clientsOf(trx, host.hostId)).length >= limits.CLIENTS_MAX)
      throw new AppError('client_limit_reached')
    const client = await insertClient(trx, {
      host_id: host.hostId,
      id: randomUUID(),
      name,
      email,
      topic,
      duration,
      location: JSON.stringify(location),
      state: 'asked',
      key_hashes: [],
      asked_at: new Date(now),
      ends_at: endOf(now),
      answered_at: null,
      client_host: null,
      time_zone: null,
      deleted_at: null,
    })
    await rememberRequest(trx, { hostId: host.hostId, kind: 'client', id: client.id }, repeat, new Date(now))
    return sendKey(context, trx, host, client, way)
  })
}

/**
 * Somebody whom a host has asked, for a host who lost the answer: nobody gets a second mail. A link is a new one, because
 * nobody has seen the first, and only its hash is kept. Throws `client_not_found`, `rate_limited`.
 */
export async function repeatedClient(
  context: Context,
  host: Acting,
  id: string,
  way: Way,
): Promise<ClientWithLink> {
  const client = await getClient(context, host.hostId, id)
  if (way === 'link' && client.state === 'asked') return askAgain(context, host, id, way)
  return { ...(await withConnection(context, client)), link: null }
}

/**
 * Makes a new link; earlier ones end, and so does what was given. Throws `client_not_found`, `invalid_input`,
 * `rate_limited`. Repeat: asks once more.
 */
export async function askAgain(
  context: Context,
  host: Acting,
  id: string,
  way: Way,
): Promise<ClientWithLink> {
  const before = await getClient(context, host.hostId, id)
  if (way === 'mail' && before.email === null)
    throw fieldError('way', 'no_address', 'Expected a client with an email address')
  await allow(context, 'client', [[LIMITS.asks, host]])
  await disconnectClient(context, host, before)
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const client = await updateClient(trx, before, {
      state: 'asked',
      key_hashes: [],
      mailed_key_hashes: [],
      asked_at: new Date(now),
      ends_at: endOf(now),
      answered_at: null,
    })
    return sendKey(context, trx, host, client, way)
  })
}

function endOf(now: number): Date {
  return new Date(now + limits.CLIENT_KEY_DAYS * DAY)
}

/** By mail it is only an event: the key is made when the mail is written. */
async function sendKey(
  context: Context,
  trx: Transaction<Database>,
  host: Acting,
  client: StoredClient,
  way: Way,
): Promise<ClientWithLink> {
  await recordActivity(context, trx, host, 'client_asked', client.name)
  if (way === 'link') {
    const { key, hash } = newKey(client.host_id)
    const asked = await updateClient(trx, client, { key_hashes: [hash] })
    return { client: asked, connection: undefined, link: linkWith(context, key) }
  }
  const isFree = await countIfFree({ ...context, db: trx }, LIMITS.askMails, mailboxOf(client.email ?? ''))
  if (isFree)
    await context.events.record(trx, CLIENT_ASKED, {
      id: randomUUID(),
      hostId: client.host_id,
      clientId: client.id,
    })
  return { client, connection: undefined, link: null }
}

/** By the host. Throws `client_not_found`. Repeat: the same. */
export async function endClient(context: Context, host: Acting, id: string): Promise<ClientWithConnection> {
  const client = await getClient(context, host.hostId, id)
  const isOver = !['asked', 'connected'].includes(client.state)
  const ended = isOver
    ? client
    : await context.db.transaction().execute(async (trx) => {
        await recordActivity(context, trx, host, 'client_connection_ended', client.name)
        return updateClient(trx, client, closedAs('ended', context.clock.now()))
      })
  // Also for one that is over: an earlier attempt may have failed here.
  await disconnectClient(context, host, client)
  return { client: ended, connection: undefined }
}

/** How a link ends for good. */
export function closedAs(state: StoredClient['state'], now: number) {
  return { state, key_hashes: [], answered_at: new Date(now) }
}

/** Their meetings stay, and can be moved. Throws `client_not_found`. Repeat: not found. */
export async function deleteClient(context: Context, host: Acting, id: string): Promise<void> {
  const client = await getClient(context, host.hostId, id)
  const now = context.clock.now()
  await disconnectClient(context, host, client)
  await context.db.transaction().execute(async (trx) => {
    await updateClient(trx, client, { ...closedAs('ended', now), deleted_at: new Date(now) })
    await recordActivity(context, trx, host, 'client_deleted', client.name)
  })
  // Somebody may have connected meanwhile.
  await disconnectClient(context, host, client)
}

/** Deletes the tokens and what was read with them, and revokes them at the provider. Repeat: does nothing. */
export async function disconnectClient(
  context: Context,
  { ip, userAgent }: Pick<Acting, 'ip' | 'userAgent'>,
  { client_host: hostId }: StoredClient,
): Promise<void> {
  if (hostId === null) return
  for (const { id } of await connectionsOf(context, hostId))
    await disconnect(context, { hostId, ip, userAgent }, id)
}

/** Called by the daily job. Keeps what meetings need to be moved. Repeat: finds nothing. */
export async function cleanUpClients(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.ENDED_OFFER_DAYS * DAY)
  for (const client of await endedBefore(context.db, before)) {
    if (await isOriginNeeded(context, client.host_id, { kind: 'client', id: client.id })) continue
    await context.db.transaction().execute(async (trx) => {
      if (client.client_host !== null) await removeHost(context, trx, client.client_host)
      await forgetClient(trx, client)
    })
  }
}

/** With a host go the hosts that only have its clients' calendars. */
export async function forgetClientsOf(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  for (const hostOfClient of await clientHostsOf(trx, hostId)) await removeHost(context, trx, hostOfClient)
}
