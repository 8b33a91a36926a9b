import type { CalendarPort, ChangedEvent } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import type { Message, Secret } from './wire.ts'
import * as wire from './wire.ts'

// Beyond this many, we do not ask for details of each.
const DETAILS_MAX = 500
const CHANGE_PAGES_MAX = 60
const ALWAYS = { start: -Infinity, end: Infinity }
const TOO_OLD = 'ErrorInvalidSyncStateData'

/** One operation with one response message. `also`: error codes that are valid responses. */
export type Asking = (
  secret: Secret,
  operation: string,
  inside: string,
  also?: readonly string[],
) => Promise<Message>

type DetailsOf = (secret: Secret, ids: readonly string[]) => Promise<ChangedEvent[]>

interface Synced {
  state: string
  changed: ReadonlySet<string>
  deleted: ReadonlySet<string>
}

/** https://learn.microsoft.com/exchange/client-developer/web-service-reference/syncfolderitems-operation */
export function exchangeChanges(one: Asking, detailsOf: DetailsOf): CalendarPort['changes'] {
  return async (token, calendarId, cursor) => {
    const secret = wire.secretIn(token)
    const synced = await syncedSince(one, secret, calendarId, cursor)
    if (!synced) {
      const anew = await syncedSince(one, secret, calendarId, null)
      if (!anew) throw new ProviderError('invalid', 'no state')
      return { cursor: anew.state, whole: ALWAYS, events: [] }
    }
    const { state, changed, deleted } = synced
    // For a calendar that we have never read, only get the end.
    if (cursor === null) return { cursor: state, whole: null, events: [] }
    if (changed.size > DETAILS_MAX) return { cursor: state, whole: ALWAYS, events: [] }
    const gone = [...deleted].map((id) => ({ id, isDeleted: true, declinedBy: [] }))
    return { cursor: state, whole: null, events: [...gone, ...(await detailsOf(secret, [...changed]))] }
  }
}

/** Undefined if the server no longer knows the cursor. */
async function syncedSince(
  one: Asking,
  secret: Secret,
  calendarId: string,
  cursor: string | null,
): Promise<Synced | undefined> {
  const changed = new Set<string>()
  const deleted = new Set<string>()
  let state = cursor
  for (let page = 0; page < CHANGE_PAGES_MAX; page++) {
    const asked = wire.changesSince(calendarId, state)
    const message = await one(secret, 'SyncFolderItems', asked, [TOO_OLD])
    if (message.ResponseCode === TOO_OLD) return undefined
    state = message.SyncState ?? state
    for (const { CalendarItem } of [...(message.Changes?.Create ?? []), ...(message.Changes?.Update ?? [])])
      for (const { ItemId } of CalendarItem) changed.add(ItemId.Id)
    for (const { ItemId } of message.Changes?.Delete ?? []) if (ItemId) deleted.add(ItemId.Id)
    if (message.IncludesLastItemInRange !== 'false') break
  }
  if (state === null) throw new ProviderError('invalid', 'no state')
  return { state, changed, deleted }
}
