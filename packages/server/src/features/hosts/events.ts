import type { SharedField } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Deletes data of a host outside its own tables, in the transaction that deletes those. */
type Clear = (context: Context, trx: Transaction<Database>, hostId: HostId) => Promise<void>

export const HOST_GONE = hook<Clear>('a host is deleted')

/** What others keep of a host. */
export type CopiedField = 'name' | 'email' | 'language'

/** Brings copies up to date that others have of a host, in the transaction of the change. */
type FollowHost = (
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  changed: readonly CopiedField[],
) => Promise<void>

export const HOST_CHANGED = hook<FollowHost>('what others know of a host changes')

/** Follows a change that a host made to its own settings, in the same transaction. */
type FollowSettings = (
  context: Context,
  trx: Transaction<Database>,
  changed: { hostId: HostId; fields: readonly SharedField[] },
) => Promise<void>

export const SETTINGS_CHANGED = hook<FollowSettings>('a host changes settings that can be inherited')
