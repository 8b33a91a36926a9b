import type { ProviderId, RoomAccount } from '@scheduling/contract'
import { PROVIDER_IDS } from '@scheduling/contract'
import { z } from 'zod'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { ContactChange } from '../../providers/provider.ts'
import type { ConnectionRef } from './store.ts'

/** A connection that stopped working. */
export interface ConnectionBroken {
  /** Identifies this failure, so nobody is told twice. */
  id: string
  hostId: HostId
  connectionId: string
  provider: ProviderId
  account: string
  /** `ended`: the owner must give consent again. `failing`: the provider has not answered for minutes. Absent: `ended`. */
  how?: 'ended' | 'failing' | undefined
  /** ISO 8601, UTC. */
  occurredAt: string
}

export const CONNECTION_BROKEN = defineEvent<ConnectionBroken>({
  name: 'connection-broken',
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    connectionId: z.string(),
    provider: z.enum(PROVIDER_IDS),
    account: z.string(),
    how: z.enum(['ended', 'failing']).optional(),
    occurredAt: z.string(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})

/** Called before a new connection is reported as connected, and after a renewal. An error removes a new connection. */
export const CONNECTED = hook<(context: Context, ref: ConnectionRef) => Promise<void>>('connected')

/** Which connections make which rooms for a host's meetings. For the same kind, the capability asked last wins. */
export const ROOM_ACCOUNTS =
  hook<(context: Context, hostId: HostId) => Promise<RoomAccount[]>>('which rooms are made')

/** Called every few minutes for a working connection: its users call the provider. Throws `ProviderError`. */
export const CONNECTION_CHECKED = hook<(context: Context, ref: ConnectionRef) => Promise<void>>(
  'a connection is looked after',
)

/** Called when a provider says that contacts have changed. Repeat: the same. */
export const CONTACTS_CHANGED =
  hook<(context: Context, provider: ProviderId, changes: readonly ContactChange[]) => Promise<void>>(
    'contacts have changed',
  )

/** Called in the transaction that deletes a connection. */
export const DISCONNECTED =
  hook<(context: Context, trx: Transaction<Database>, ref: ConnectionRef) => Promise<void>>('disconnected')
