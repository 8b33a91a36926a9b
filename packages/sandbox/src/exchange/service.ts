import { randomBytes } from 'node:crypto'
import type { Entries } from '../service/entries.ts'
import { answer, folder, idOnly, item, keyOf, MAIN, several } from './answers.ts'
import type { ExchangeEvent } from './event.ts'
import { ServiceError } from './refusal.ts'

type Node = Record<string, unknown>

// xs:sequence of types.xsd: an element out of order is refused.
const ORDER = [
  'Subject',
  'Body',
  'ReminderIsSet',
  'ExtendedProperty',
  'Start',
  'End',
  'IsAllDayEvent',
  'LegacyFreeBusyStatus',
  'Location',
  'RequiredAttendees',
  'StartTimeZone',
  'EndTimeZone',
]
const CHANGES_MAX = 512

type Events = Entries<ExchangeEvent>
type Operations = Record<string, (asked: Node) => string>

/** Handles one request and returns the body. Throws `ServiceError` for a fault. */
export function newService(events: Events): (name: string, asked: unknown) => string {
  const operations: Operations = {
    ...readingOperations(events),
    ...writingOperations(events),
    SyncFolderItems: (node) => changesSince(events, node),
  }
  return (name, asked) => {
    const operation = operations[name]
    if (!operation || typeof asked !== 'object' || asked === null)
      throw new ServiceError('ErrorInvalidRequest')
    return operation(asked as Node)
  }
}

function readingOperations(events: Events): Operations {
  return {
    GetFolder: () => answer('GetFolder', `<m:Folders>${folder()}</m:Folders>`),
    FindFolder: () =>
      answer(
        'FindFolder',
        `<m:RootFolder TotalItemsInView="1" IncludesLastItemInRange="true"><t:Folders>${folder()}</t:Folders></m:RootFolder>`,
      ),
    FindItem(node) {
      inFolder(node.ParentFolderIds)
      const found = node.CalendarView
        ? inView(events, node.CalendarView as Node)
        : ofKey(events, node.Restriction)
      const most = node.CalendarView
        ? Number((node.CalendarView as Node)['@MaxEntriesReturned'] ?? 1_000)
        : 1_000
      const isAll = found.length <= most
      const items = found
        .slice(0, most)
        .map(([id, event]) => item(id, event))
        .join('')
      return answer(
        'FindItem',
        `<m:RootFolder TotalItemsInView="${found.length}" IncludesLastItemInRange="${isAll}"><t:Items>${items}</t:Items></m:RootFolder>`,
      )
    },
    GetItem: (asked) =>
      several(
        'GetItem',
        listOf((asked.ItemIds as Node).ItemId).map((one) => {
          const id = String((one as Node)['@Id'])
          const event = events.get(id)
          return event ? `<m:Items>${item(id, event)}</m:Items>` : new ServiceError('ErrorItemNotFound')
        }),
      ),
  }
}

function writingOperations(events: Events): Operations {
  return {
    CreateItem(node) {
      if (node['@SendMeetingInvitations'] === undefined)
        return several('CreateItem', [new ServiceError('ErrorSendMeetingInvitationsRequired')])
      inFolder(node.SavedItemFolderId)
      const given = (node.Items as Node).CalendarItem as Node
      const places = Object.keys(given).map((name) => ORDER.indexOf(name))
      if (places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0)))
        throw new ServiceError('ErrorSchemaValidation')
      const id = `AAMk${randomBytes(18).toString('base64')}`
      const event = changed(
        { subject: '', start: '', end: '', status: 'Busy', changeKey: 0, attendees: [] },
        given,
      )
      events.set(id, event)
      return answer('CreateItem', `<m:Items>${idOnly(id, event)}</m:Items>`)
    },
    UpdateItem(asked) {
      if (asked['@SendMeetingInvitationsOrCancellations'] === undefined)
        return several('UpdateItem', [new ServiceError('ErrorSendMeetingInvitationsOrCancellationsRequired')])
      const { ItemId, Updates } = (asked.ItemChanges as Node).ItemChange as { ItemId: Node; Updates: Node }
      const id = String(ItemId['@Id'])
      const exchangeEvent = events.get(id)
      if (!exchangeEvent) return several('UpdateItem', [new ServiceError('ErrorItemNotFound')])
      if (ItemId['@ChangeKey'] !== keyOf(exchangeEvent))
        return several('UpdateItem', [new ServiceError('ErrorChangeKeyRequiredForWriteOperations')])
      const fields = listOf(Updates.SetItemField).map(
        (field) => (field as { CalendarItem: Node }).CalendarItem,
      )
      // Each field has exactly one property.
      if (fields.some((field) => Object.keys(field).length !== 1))
        throw new ServiceError('ErrorSchemaValidation')
      const event = changed(exchangeEvent, Object.assign({}, ...fields) as Node)
      events.set(id, event)
      return answer(
        'UpdateItem',
        `<m:Items>${idOnly(id, event)}</m:Items><m:ConflictResults><t:Count>0</t:Count></m:ConflictResults>`,
      )
    },
    DeleteItem(asked) {
      if (asked['@SendMeetingCancellations'] === undefined)
        return several('DeleteItem', [new ServiceError('ErrorSendMeetingCancellationsRequired')])
      const id = String(((asked.ItemIds as Node).ItemId as Node)['@Id'])
      return several('DeleteItem', [events.delete(id) ? '' : new ServiceError('ErrorItemNotFound')])
    },
  }
}

function changesSince(events: Events, node: Node): string {
  inFolder(node.SyncFolderId)
  const state = node.SyncState as string | undefined
  const found = state === undefined ? [...events] : events.changedSince(state)
  if (!found) return several('SyncFolderItems', [new ServiceError('ErrorInvalidSyncStateData')])
  const told = found
    .slice(0, CHANGES_MAX)
    .map(([id, event]) =>
      event
        ? `<t:${state === undefined ? 'Create' : 'Update'}>${idOnly(id, event)}</t:${state === undefined ? 'Create' : 'Update'}>`
        : `<t:Delete><t:ItemId Id="${id}" ChangeKey="DwAA"/></t:Delete>`,
    )
  return answer(
    'SyncFolderItems',
    `<m:SyncState>${events.token}</m:SyncState><m:IncludesLastItemInRange>true</m:IncludesLastItemInRange><m:Changes>${told.join('')}</m:Changes>`,
  )
}

function inView(events: Events, view: Node): [string, ExchangeEvent][] {
  const [from, to] = [String(view['@StartDate']), String(view['@EndDate'])].map((text) => Date.parse(text))
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to))
    throw new ServiceError('ErrorSchemaValidation')
  return [...events].filter(([, { start, end }]) => Date.parse(start) < to && Date.parse(end) > from)
}

function ofKey(events: Events, restriction: unknown): [string, ExchangeEvent][] {
  const { IsEqualTo } = (restriction ?? {}) as { IsEqualTo?: Node }
  const wanted = ((IsEqualTo?.FieldURIOrConstant as Node | undefined)?.Constant as Node | undefined)?.[
    '@Value'
  ]
  if (!IsEqualTo?.ExtendedFieldURI || wanted === undefined) throw new ServiceError('ErrorSchemaValidation')
  return [...events].filter(([, { key }]) => key === wanted)
}

function inFolder(place: unknown): void {
  const { FolderId, DistinguishedFolderId } = (place ?? {}) as {
    FolderId?: Node
    DistinguishedFolderId?: Node
  }
  if (FolderId?.['@Id'] !== MAIN && DistinguishedFolderId?.['@Id'] !== 'calendar')
    throw new ServiceError('ErrorFolderNotFound')
}

function changed(exchangeEvent: ExchangeEvent, node: Node): ExchangeEvent {
  const attendees = (node.RequiredAttendees as Node | undefined)?.Attendee
  const property = node.ExtendedProperty as Node | undefined
  return {
    ...exchangeEvent,
    changeKey: exchangeEvent.changeKey + 1,
    ...(typeof node.Subject === 'string' && { subject: node.Subject }),
    ...(typeof node.Start === 'string' && { start: inUtc(node.Start) }),
    ...(typeof node.End === 'string' && { end: inUtc(node.End) }),
    ...(node.IsAllDayEvent !== undefined && { isAllDay: node.IsAllDayEvent === 'true' }),
    ...(node.StartTimeZone !== undefined && { timeZone: String((node.StartTimeZone as Node)['@Id']) }),
    ...(property && { key: String(property.Value) }),
    ...(attendees !== undefined && {
      attendees: listOf(attendees).map((one) => ({
        email: String(((one as Node).Mailbox as Node).EmailAddress),
        response: 'Unknown',
      })),
    }),
  }
}

function inUtc(text: string): string {
  return new Date(text).toISOString().replace('.000', '')
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}
