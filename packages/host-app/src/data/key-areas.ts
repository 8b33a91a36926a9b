import type { KeyArea, Scope } from '@scheduling/contract'
import { SCOPES } from '@scheduling/contract/scopes'

export const AREAS = [...new Set(SCOPES.map((scope) => scope.split(':')[0] as KeyArea))]

/** The areas that a key may read and change, and those that it may only read. */
export function areasOf(scopes: readonly Scope[]): { write: KeyArea[]; read: KeyArea[] } {
  const write = AREAS.filter((area) => scopes.includes(`${area}:write`))
  return { write, read: AREAS.filter((area) => scopes.includes(`${area}:read`) && !write.includes(area)) }
}
