import { randomBytes } from 'node:crypto'
import { escaped } from '../page.ts'
import type { Entries } from '../service/entries.ts'
import { ServiceError } from './refusal.ts'
import type { ExchangeEvent } from './event.ts'

type Node = Record<string, unknown>

const MAIN = 'AAMkMain='
// xs:sequence of types.xsd: an element out of its turn is refused.
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
// All of them, always.
const RIGHTS = ['CreateAssociated', 'CreateContents', 'CreateHierarchy', 'Delete', 'Modify', 'Read']
  .map((name) => `<t:${name}>true</t:${name}>`)
  .join('')
// What answers items answers none where it is refused.
const OF_ITEMS = ['GetItem', 'CreateItem', 'UpdateItem']

/** Does what one request asks for and answers what stands in the body. Throws `ServiceError` for a fault. */
export function newService(events: Entries<ExchangeEvent>): (name: string, asked: unknown) => string {
  const operations: Record<string, (asked: Node) => string> = {
    GetFolder: () => answer('GetFolder', `<m:Folders>${folder()}</m:Folders>`),
    FindFolder: () =>
      answer(
        'FindFolder',
        `<m:RootFolder TotalItemsInView="1" IncludesLastItemInRange="true"><t:Folders>${folder()}</t:Folders></m:RootFolder>`,
      ),
    FindItem(asked) {
      inFolder(asked.ParentFolderIds)
      const found = asked.CalendarView ? inView(asked.CalendarView as Node) : ofKey(asked.Restriction)
      const most = asked.CalendarView
        ? Number((asked.CalendarView as Node)['@MaxEntriesReturned'] ?? 1_000)
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
    CreateItem(asked) {
      if (asked['@SendMeetingInvitations'] === undefined)
        return several('CreateItem', [new ServiceError('ErrorSendMeetingInvitationsRequired')])
      inFolder(asked.SavedItemFolderId)
      const given = (asked.Items as Node).CalendarItem as Node
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
      const known = events.get(id)
      if (!known) return several('UpdateItem', [new ServiceError('ErrorItemNotFound')])
      if (ItemId['@ChangeKey'] !== keyOf(known))
        return several('UpdateItem', [new ServiceError('ErrorChangeKeyRequiredForWriteOperations')])
      const fields = listOf(Updates.SetItemField).map(
        (field) => (field as { CalendarItem: Node }).CalendarItem,
      )
      // One property in each.
      if (fields.some((field) => Object.keys(field).length !== 1))
        throw new ServiceError('ErrorSchemaValidation')
      const event = changed(known, Object.assign({}, ...fields) as Node)
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
    SyncFolderItems(asked) {
      inFolder(asked.SyncFolderId)
      const state = asked.SyncState as string | undefined
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
    },
  }

  const inView = (view: Node) => {
    const [from, to] = [String(view['@StartDate']), String(view['@EndDate'])].map((text) => Date.parse(text))
    if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to))
      throw new ServiceError('ErrorSchemaValidation')
    return [...events].filter(([, { start, end }]) => Date.parse(start) < to && Date.parse(end) > from)
  }
  const ofKey = (restriction: unknown) => {
    const { IsEqualTo } = (restriction ?? {}) as { IsEqualTo?: Node }
    const wanted = ((IsEqualTo?.FieldURIOrConstant as Node | undefined)?.Constant as Node | undefined)?.[
      '@Value'
    ]
    if (!IsEqualTo?.ExtendedFieldURI || wanted === undefined) throw new ServiceError('ErrorSchemaValidation')
    return [...events].filter(([, { key }]) => key === wanted)
  }

  return (name, asked) => {
    const operation = operations[name]
    if (!operation || typeof asked !== 'object' || asked === null)
      throw new ServiceError('ErrorInvalidRequest')
    return operation(asked as Node)
  }
}

function inFolder(place: unknown): void {
  const { FolderId, DistinguishedFolderId } = (place ?? {}) as {
    FolderId?: Node
    DistinguishedFolderId?: Node
  }
  if (FolderId?.['@Id'] !== MAIN && DistinguishedFolderId?.['@Id'] !== 'calendar')
    throw new ServiceError('ErrorFolderNotFound')
}

function changed(known: ExchangeEvent, given: Node): ExchangeEvent {
  const attendees = (given.RequiredAttendees as Node | undefined)?.Attendee
  const property = given.ExtendedProperty as Node | undefined
  return {
    ...known,
    changeKey: known.changeKey + 1,
    ...(typeof given.Subject === 'string' && { subject: given.Subject }),
    ...(typeof given.Start === 'string' && { start: inUtc(given.Start) }),
    ...(typeof given.End === 'string' && { end: inUtc(given.End) }),
    ...(given.IsAllDayEvent !== undefined && { isAllDay: given.IsAllDayEvent === 'true' }),
    ...(given.StartTimeZone !== undefined && { timeZone: String((given.StartTimeZone as Node)['@Id']) }),
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

function folder(): string {
  return `<t:CalendarFolder><t:FolderId Id="${MAIN}" ChangeKey="AgAA"/><t:DisplayName>Calendar</t:DisplayName><t:EffectiveRights>${RIGHTS}</t:EffectiveRights></t:CalendarFolder>`
}

function keyOf({ changeKey }: ExchangeEvent): string {
  return `DwAA${changeKey}`
}

function idOnly(id: string, event: ExchangeEvent): string {
  return `<t:CalendarItem><t:ItemId Id="${id}" ChangeKey="${keyOf(event)}"/></t:CalendarItem>`
}

function item(id: string, event: ExchangeEvent): string {
  const {
    subject,
    start,
    end,
    isAllDay = false,
    timeZone,
    status,
    attendees,
    myResponse = 'Organizer',
  } = event
  const each = attendees.map(
    ({ email, response }) =>
      `<t:Attendee><t:Mailbox><t:EmailAddress>${escaped(email)}</t:EmailAddress></t:Mailbox><t:ResponseType>${response}</t:ResponseType></t:Attendee>`,
  )
  const all = each.length > 0 ? `<t:RequiredAttendees>${each.join('')}</t:RequiredAttendees>` : ''
  return `<t:CalendarItem><t:ItemId Id="${id}" ChangeKey="${keyOf(event)}"/><t:Subject>${escaped(subject)}</t:Subject><t:Start>${start}</t:Start><t:End>${end}</t:End><t:IsAllDayEvent>${isAllDay}</t:IsAllDayEvent><t:LegacyFreeBusyStatus>${status}</t:LegacyFreeBusyStatus><t:IsCancelled>false</t:IsCancelled><t:MyResponseType>${myResponse}</t:MyResponseType>${all}${timeZone === undefined ? '' : `<t:StartTimeZone Id="${escaped(timeZone)}"/>`}</t:CalendarItem>`
}

function answer(name: string, inside: string): string {
  return several(name, [inside])
}

/** 200, whatever is wrong with one of them. */
function several(name: string, all: readonly (string | ServiceError)[]): string {
  const messages = all.map((one) => {
    if (!(one instanceof ServiceError))
      return `<m:${name}ResponseMessage ResponseClass="Success"><m:ResponseCode>NoError</m:ResponseCode>${one}</m:${name}ResponseMessage>`
    const { code } = one
    const none = OF_ITEMS.includes(name) ? '<m:Items/>' : ''
    return `<m:${name}ResponseMessage ResponseClass="Error"><m:MessageText>${code}</m:MessageText><m:ResponseCode>${code}</m:ResponseCode><m:DescriptiveLinkKey>0</m:DescriptiveLinkKey>${none}</m:${name}ResponseMessage>`
  })
  return `<m:${name}Response><m:ResponseMessages>${messages.join('')}</m:ResponseMessages></m:${name}Response>`
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}
