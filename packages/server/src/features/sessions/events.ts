import type { Role } from '@scheduling/domain/roles'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Calling, SignedIn } from '../../http/caller.ts'

/** What an account is in an organization. Undefined if it is no member, or if there is no such organization. */
type FindRole = (db: Db, organization: HostId, accountId: string) => Promise<Role | undefined>

export const ROLES_IN = hook<FindRole>('somebody acts for an organization')

/** Who calls with a token that is no session's. Undefined if it is of another kind; throws if it is no longer valid. */
type ReadToken = (context: Context, token: string, calling: Calling) => Promise<SignedIn | undefined>

export const OTHER_TOKENS = hook<ReadToken>('a call carries a token')
