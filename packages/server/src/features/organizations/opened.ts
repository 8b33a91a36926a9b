import type { Language } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** An organization that was just created. */
interface OpenedOrganization {
  hostId: HostId
  language: Language
  timeZone: string
  now: Date
}

/** Adds its first data. */
type Furnish = (
  context: Context,
  trx: Transaction<Database>,
  organization: OpenedOrganization,
) => Promise<void>

export const ORGANIZATION_OPENED = hook<Furnish>('an organization is created')
