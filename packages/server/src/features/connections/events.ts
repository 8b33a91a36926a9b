import type { ProviderId, RoomAccount } from '@scheduling/contract'
import { PROVIDER_IDS } from '@scheduling/contract'
import { z } from 'zod'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { ConnectionRef } from './store.ts'

/** A connection that does not do what it is there for. */
export interface ConnectionBroken {
  /** Of this break: a repeat tells nobody twice. */
  id: string
  hostId: HostId
  connectionId: string
  provider: ProviderId
  account: string
  /** Its owner has to say yes again, or its provider has not answered for minutes. Absent: the former. */
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

/** Before a connection is told to be there, and again when it was renewed. One that throws takes a new one back. */
export const CONNECTED = occasion<(context: Context, ref: ConnectionRef) => Promise<void>>('connected')

/** Which rooms are made for a host's meetings, and by which connection; where two make the same, the later asked counts. */
export const ROOM_ACCOUNTS =
  occasion<(context: Context, hostId: HostId) => Promise<RoomAccount[]>>('which rooms are made')

/** Every few minutes, of one that works: whoever uses it asks its provider. Throws `ProviderError` where that did not answer. */
export const LOOKED_AFTER = occasion<(context: Context, ref: ConnectionRef) => Promise<void>>(
  'a connection is looked after',
)

/** Within the transaction that deletes it. */
export const DISCONNECTED =
  occasion<(context: Context, trx: Transaction<Database>, ref: ConnectionRef) => Promise<void>>(
    'disconnected',
  )
