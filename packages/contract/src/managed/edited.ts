import type { ManagedEventType } from './schemas.ts'

/** What was chosen, without what came of it: a copy may arrive while somebody chooses. */
export function givingIn({ isManaged, locked, everybody, people }: ManagedEventType): object {
  const named = people.filter(({ isNamed }) => isNamed)
  const chosen = named.map(({ memberId, gets, wantedSlug }) => ({ memberId, gets, wantedSlug }))
  return { isManaged, locked, everybody, people: chosen }
}
