import type { BusyKind } from '@scheduling/contract'
import type { Interval } from '@scheduling/domain'
import type { CalendarBusy, CalendarPort, ChangedEvent } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import { exchangeChanges } from './changes.ts'
import type { Asking } from './changes.ts'
import { soap } from './soap.ts'
import type { Item, Message, Secret } from './wire.ts'
import * as wire from './wire.ts'

// The server returns no more at once.
const ITEMS_AT_ONCE = 1_000
const DETAILS_AT_ONCE = 50
const GONE = ['ErrorItemNotFound']
const FREE = 'Free'
const KINDS: Record<string, BusyKind> = {
  Tentative: 'tentative',
  OOF: 'out_of_office',
  WorkingElsewhere: 'elsewhere',
}

/** https://learn.microsoft.com/exchange/client-developer/web-service-reference/ews-reference-for-exchange */
export function exchangeCalendar(here: ProviderContext): CalendarPort {
  const one: Asking = async (secret, operation, inside, also) =>
    wire.done((await soap(here, secret, operation, inside))[0], also)

  const itemsIn = async (secret: Secret, folder: string, { start, end }: Interval): Promise<Item[]> => {
    const asked = wire.itemsBetween(folder, wire.textOf(start), wire.textOf(end), ITEMS_AT_ONCE)
    const found = (await one(secret, 'FindItem', asked)).RootFolder
    if (!found) throw new ProviderError('invalid', 'no items')
    if (found.IncludesLastItemInRange === 'true') return found.Items
    const middle = Math.floor((start + end) / 2_000) * 1_000
    if (middle <= start) throw new ProviderError('invalid', 'more than can be told')
    const halves = [
      await itemsIn(secret, folder, { start, end: middle }),
      await itemsIn(secret, folder, { start: middle, end }),
    ]
    // An event across the middle is in both halves.
    return [...new Map(halves.flat().map((item) => [`${item.ItemId.Id} ${item.Start}`, item])).values()]
  }
  const busyEvents: CalendarPort['busyEvents'] = async (token, calendarId, span) =>
    (await itemsIn(wire.secretIn(token), calendarId, span)).filter(isBusy).map(busyOf)

  const detailsOf = async (secret: Secret, ids: readonly string[]): Promise<ChangedEvent[]> => {
    const events: ChangedEvent[] = []
    for (let at = 0; at < ids.length; at += DETAILS_AT_ONCE) {
      const asked = ids.slice(at, at + DETAILS_AT_ONCE)
      const messages = await soap(here, secret, 'GetItem', wire.items(asked))
      events.push(...asked.map((id, index) => changeOf(id, wire.done(messages[index], GONE))))
    }
    return events
  }
  const ofKey = async (secret: Secret, folder: string, key: string) =>
    (await one(secret, 'FindItem', wire.itemsOfKey(folder, key))).RootFolder?.Items[0]?.ItemId

  return {
    async list(token) {
      const secret = wire.secretIn(token)
      const [main] = (await one(secret, 'GetFolder', wire.mainFolder())).Folders
      const others = (await one(secret, 'FindFolder', wire.calendarFolders())).RootFolder?.Folders ?? []
      const all = main ? [main, ...others.filter(({ FolderId }) => FolderId.Id !== main.FolderId.Id)] : others
      return all.map((folder) => ({
        id: folder.FolderId.Id,
        name: folder.DisplayName || folder.FolderId.Id,
        color: null,
        isPrimary: folder === main,
        canWrite: folder.EffectiveRights?.CreateContents !== 'false',
        canRead: true,
      }))
    },
    async busy(token, calendarIds, span, timeZone) {
      const found = new Map<string, CalendarBusy[]>()
      for (const id of calendarIds) found.set(id, await busyEvents(token, id, span, timeZone))
      return found
    },
    busyEvents,
    changes: exchangeChanges(one, detailsOf),
    async find(token, _calendarId, id) {
      const [event] = await detailsOf(wire.secretIn(token), [id])
      return event ?? { id, isDeleted: true, declinedBy: [] }
    },
    idOf: () => null,
    async put(token, calendarId, event, id) {
      const secret = wire.secretIn(token)
      const known =
        id === null ? undefined : (await one(secret, 'GetItem', wire.items([id]), GONE)).Items[0]?.ItemId
      // An earlier attempt whose response was lost may have added it.
      const there = known ?? (await ofKey(secret, calendarId, event.key))
      const written = there
        ? await one(secret, 'UpdateItem', wire.changedItem(there, event))
        : await one(secret, 'CreateItem', wire.newItem(calendarId, event))
      const item = written.Items[0]?.ItemId.Id ?? there?.Id
      if (item === undefined) throw new ProviderError('invalid', 'no item')
      return { id: item }
    },
    async remove(token, _calendarId, eventId) {
      await one(wire.secretIn(token), 'DeleteItem', wire.goneItem(eventId), GONE)
    },
  }
}

function isBusy({ LegacyFreeBusyStatus, IsCancelled, MyResponseType }: Item): boolean {
  return LegacyFreeBusyStatus !== FREE && IsCancelled !== 'true' && MyResponseType !== 'Decline'
}

function busyOf(item: Item): CalendarBusy {
  const times = timesOf(item)
  if (!times) throw new ProviderError('invalid', 'a time that is none')
  const kind = KINDS[item.LegacyFreeBusyStatus ?? '']
  return {
    ...times,
    eventId: item.ItemId.Id,
    ...(item.Subject && { title: item.Subject }),
    ...(kind && { kind }),
  }
}

function timesOf({ Start, End }: Item): Interval | undefined {
  const times = { start: Date.parse(Start ?? ''), end: Date.parse(End ?? '') }
  return Number.isNaN(times.start) || Number.isNaN(times.end) ? undefined : times
}

function changeOf(id: string, { ResponseClass, Items: [item] }: Message): ChangedEvent {
  if (ResponseClass === 'Error' || !item) return { id, isDeleted: true, declinedBy: [] }
  const isAllDay = item.IsAllDayEvent === 'true'
  const times = isAllDay ? undefined : timesOf(item)
  const date = wire.dateIn(item)
  const declined = (item.RequiredAttendees?.Attendee ?? []).filter(
    ({ ResponseType }) => ResponseType === 'Decline',
  )
  return {
    id,
    isDeleted: item.IsCancelled === 'true',
    ...(times && { times }),
    isAllDay: item.IsAllDayEvent === 'true',
    ...(date !== undefined && { date }),
    isDeclinedByOwner: item.MyResponseType === 'Decline',
    declinedBy: declined.flatMap(({ Mailbox }) => Mailbox?.EmailAddress?.toLowerCase() ?? []),
  }
}
