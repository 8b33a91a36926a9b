import type { Role } from '@scheduling/domain/roles'
import { occasion } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** What an account is in an organization. Undefined if it is no member, or if there is no such organization. */
type FindRole = (db: Db, organization: HostId, accountId: string) => Promise<Role | undefined>

export const ROLES_IN = occasion<FindRole>('somebody acts for an organization')
