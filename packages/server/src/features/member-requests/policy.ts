import type { Role } from '@scheduling/domain/roles'
import { reachOf } from '@scheduling/domain/roles'
import type { RequestRow } from './tables.ts'

type Kind = RequestRow['kind']

/** What somebody must be allowed to do to grant it, and so needs not ask for. */
const ABOUT = { upgrade: 'pay', event_type: 'event_types' } as const

/** Whether a role answers such requests. Nobody who answers them has to ask. */
export function mayAnswer(role: Role, kind: Kind): boolean {
  return reachOf({ role, isForOrganization: true }, ABOUT[kind]) === 'all'
}
