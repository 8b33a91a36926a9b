import type { Interval, PlainDate } from '@scheduling/domain'
import { addDays, dateOf } from '@scheduling/domain'
import { findIana, findWindows } from 'windows-iana'
import { z } from 'zod'
import type { CalendarEvent, ProviderFailure } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { read } from '../read.ts'

// Exchange's own names. Nothing outside this folder knows them.

/** What we store about an account. The password is a secret. */
const Secret = z.object({
  url: z.string(),
  user: z.string(),
  password: z.string(),
  by: z.enum(['basic', 'ntlm']),
  hostId: z.string(),
})
export type Secret = z.output<typeof Secret>

export function secretIn(token: string): Secret {
  return Secret.parse(JSON.parse(token))
}

const Id = z.looseObject({ Id: z.string(), ChangeKey: z.string().optional() })

const Attendee = z.looseObject({
  Mailbox: z.looseObject({ EmailAddress: z.string().optional() }).optional(),
  ResponseType: z.string().optional(),
})

export const Item = z.looseObject({
  ItemId: Id,
  Subject: z.string().optional(),
  Start: z.string().optional(),
  End: z.string().optional(),
  IsAllDayEvent: z.string().optional(),
  StartTimeZone: z.looseObject({ Id: z.string().optional() }).optional(),
  LegacyFreeBusyStatus: z.string().optional(),
  IsCancelled: z.string().optional(),
  MyResponseType: z.string().optional(),
  RequiredAttendees: z.looseObject({ Attendee: z.array(Attendee).default([]) }).optional(),
})
export type Item = z.output<typeof Item>

const Folder = z.looseObject({
  FolderId: Id,
  DisplayName: z.string().default(''),
  EffectiveRights: z.looseObject({ CreateContents: z.string().optional() }).optional(),
})
export type Folder = z.output<typeof Folder>

// The parser turns an empty element into an empty text.
const listOf = <Shape>(name: string, shape: z.ZodType<Shape>) =>
  z
    .union([z.literal(''), z.looseObject({ [name]: z.array(shape).optional() })])
    .optional()
    .transform((found) => (found ? ((found as Record<string, Shape[] | undefined>)[name] ?? []) : []))

const Changed = z.looseObject({ CalendarItem: z.array(z.looseObject({ ItemId: Id })).default([]) })

const Message = z.looseObject({
  ResponseClass: z.string(),
  ResponseCode: z.string(),
  Items: listOf('CalendarItem', Item),
  Folders: listOf('CalendarFolder', Folder),
  RootFolder: z
    .looseObject({
      IncludesLastItemInRange: z.string(),
      Items: listOf('CalendarItem', Item),
      Folders: listOf('CalendarFolder', Folder),
    })
    .optional(),
  SyncState: z.string().optional(),
  IncludesLastItemInRange: z.string().optional(),
  Changes: z
    .union([
      z.literal('').transform(() => undefined),
      z.looseObject({
        Create: z.array(Changed).default([]),
        Update: z.array(Changed).default([]),
        Delete: z.array(z.looseObject({ ItemId: Id.optional() })).default([]),
      }),
    ])
    .optional(),
})
export type Message = z.output<typeof Message>

const Fault = z.looseObject({
  Fault: z.looseObject({
    detail: z.looseObject({ ResponseCode: z.string().optional(), MessageXml: z.unknown() }).optional(),
  }),
})

/** One message per requested item. Throws for a fault; `done` checks each message. */
export function messagesIn(body: unknown, operation: string): Message[] {
  const fault = Fault.safeParse(body)
  if (fault.success) throw errorOf(fault.data.Fault.detail?.ResponseCode ?? 'a fault')
  const answer = (body as Record<string, { ResponseMessages?: Record<string, unknown> } | undefined>)[
    `${operation}Response`
  ]
  return read(z.array(Message), answer?.ResponseMessages?.[`${operation}ResponseMessage`])
}

/** Exchange answers 200 even for errors. */
export function done(message: Message | undefined, also: readonly string[] = []): Message {
  if (!message) throw new ProviderError('invalid', 'no message')
  if (message.ResponseClass === 'Error' && !also.includes(message.ResponseCode))
    throw errorOf(message.ResponseCode)
  return message
}

function errorOf(code: string): ProviderError {
  return new ProviderError(failureOf(code), code)
}

function failureOf(code: string): ProviderFailure {
  if (/^Error(Item|Folder|SyncFolder|ParentFolder)NotFound$/.test(code)) return 'not_found'
  if (/^Error(ServerBusy|ExceededConnectionCount|TooManyObjectsOpened)$/.test(code)) return 'rate_limited'
  if (/^Error(AccessDenied|NoFreeBusyAccess|ImpersonateUserDenied)$/.test(code)) return 'forbidden'
  if (/^Error(PasswordExpired|PasswordChangeRequired|AccountDisabled)$/.test(code)) return 'unauthorized'
  if (/^Error(InternalServer(Transient)?Error|MailboxStoreUnavailable|TimeoutExpired)$/.test(code))
    return 'unavailable'
  return 'invalid'
}

const SPACES =
  'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types"'

export function envelope(inside: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope ${SPACES}><s:Header><t:RequestServerVersion Version="Exchange2013_SP1"/></s:Header><s:Body>${inside}</s:Body></s:Envelope>`
}

const FIELDS = [
  'item:Subject',
  'calendar:Start',
  'calendar:End',
  'calendar:LegacyFreeBusyStatus',
  'calendar:IsAllDayEvent',
  'calendar:IsCancelled',
  'calendar:MyResponseType',
]
const ONE_ITEM_FIELDS = ['calendar:IsAllDayEvent', 'calendar:RequiredAttendees', 'calendar:StartTimeZone']
const shape = (name: 'Item' | 'Folder', fields: readonly string[]) => {
  const properties = fields.map((field) => `<t:FieldURI FieldURI="${field}"/>`).join('')
  const additional = fields.length > 0 && `<t:AdditionalProperties>${properties}</t:AdditionalProperties>`
  return `<m:${name}Shape><t:BaseShape>IdOnly</t:BaseShape>${additional || ''}</m:${name}Shape>`
}
const MAIN = '<t:DistinguishedFolderId Id="calendar"/>'
const FOLDER = shape('Folder', ['folder:DisplayName', 'folder:EffectiveRights'])
const OUR_FIELD =
  '<t:ExtendedFieldURI PropertySetId="3f1f7a0e-6c9f-4f0d-9a55-2c6f1f3b7d10" PropertyName="bookingKey" PropertyType="String"/>'

export const mainFolder = () => `<m:GetFolder>${FOLDER}<m:FolderIds>${MAIN}</m:FolderIds></m:GetFolder>`

export const calendarFolders = () =>
  `<m:FindFolder Traversal="Deep">${FOLDER}<m:Restriction><t:IsEqualTo><t:FieldURI FieldURI="folder:FolderClass"/><t:FieldURIOrConstant><t:Constant Value="IPF.Appointment"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction><m:ParentFolderIds><t:DistinguishedFolderId Id="msgfolderroot"/></m:ParentFolderIds></m:FindFolder>`

export const itemsBetween = (folder: string, start: string, end: string, most: number) =>
  `<m:FindItem Traversal="Shallow">${shape('Item', FIELDS)}<m:CalendarView MaxEntriesReturned="${most}" StartDate="${start}" EndDate="${end}"/><m:ParentFolderIds>${folderId(folder)}</m:ParentFolderIds></m:FindItem>`

export const itemsOfKey = (folder: string, key: string) =>
  `<m:FindItem Traversal="Shallow">${shape('Item', [])}<m:Restriction><t:IsEqualTo>${OUR_FIELD}<t:FieldURIOrConstant><t:Constant Value="${escaped(key)}"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction><m:ParentFolderIds>${folderId(folder)}</m:ParentFolderIds></m:FindItem>`

export const items = (ids: readonly string[]) =>
  `<m:GetItem>${shape('Item', [...FIELDS, ...ONE_ITEM_FIELDS])}<m:ItemIds>${ids.map((id) => `<t:ItemId Id="${escaped(id)}"/>`).join('')}</m:ItemIds></m:GetItem>`

export const newItem = (folder: string, event: CalendarEvent) =>
  `<m:CreateItem SendMeetingInvitations="SendToNone"><m:SavedItemFolderId>${folderId(folder)}</m:SavedItemFolderId><m:Items><t:CalendarItem>${subject(event)}${body(event)}<t:ExtendedProperty>${OUR_FIELD}<t:Value>${escaped(event.key)}</t:Value></t:ExtendedProperty>${start(event)}${end(event)}${allDay(event)}<t:LegacyFreeBusyStatus>Busy</t:LegacyFreeBusyStatus>${place(event)}${attendees(event)}${zone('Start', event)}${zone('End', event)}</t:CalendarItem></m:Items></m:CreateItem>`

export function changedItem({ Id: id, ChangeKey: key = '' }: Item['ItemId'], event: CalendarEvent): string {
  const fields: [uri: string, value: string][] = [
    ['item:Subject', subject(event)],
    ['item:Body', body(event)],
    ['calendar:Start', start(event)],
    ['calendar:End', end(event)],
    ...allDayFields(event),
    ['calendar:Location', place(event)],
    ...(event.attendees.length > 0
      ? [['calendar:RequiredAttendees', attendees(event)] as [string, string]]
      : []),
  ]
  const updates = fields.map(
    ([uri, value]) =>
      `<t:SetItemField><t:FieldURI FieldURI="${uri}"/><t:CalendarItem>${value}</t:CalendarItem></t:SetItemField>`,
  )
  return `<m:UpdateItem ConflictResolution="AlwaysOverwrite" SendMeetingInvitationsOrCancellations="SendToNone"><m:ItemChanges><t:ItemChange><t:ItemId Id="${escaped(id)}" ChangeKey="${escaped(key)}"/><t:Updates>${updates.join('')}</t:Updates></t:ItemChange></m:ItemChanges></m:UpdateItem>`
}

export const goneItem = (id: string) =>
  `<m:DeleteItem DeleteType="MoveToDeletedItems" SendMeetingCancellations="SendToNone"><m:ItemIds><t:ItemId Id="${escaped(id)}"/></m:ItemIds></m:DeleteItem>`

export const changesSince = (folder: string, state: string | null) =>
  `<m:SyncFolderItems>${shape('Item', [])}<m:SyncFolderId>${folderId(folder)}</m:SyncFolderId>${state === null ? '' : `<m:SyncState>${escaped(state)}</m:SyncState>`}<m:MaxChangesReturned>512</m:MaxChangesReturned></m:SyncFolderItems>`

const folderId = (id: string) => `<t:FolderId Id="${escaped(id)}"/>`
const subject = ({ title }: CalendarEvent) => `<t:Subject>${escaped(title)}</t:Subject>`
const body = ({ description }: CalendarEvent) => `<t:Body BodyType="Text">${escaped(description)}</t:Body>`
const start = (event: CalendarEvent) => `<t:Start>${textOf(edges(event).start)}</t:Start>`
const end = (event: CalendarEvent) => `<t:End>${textOf(edges(event).end)}</t:End>`

/** If Windows has no name for the zone, the date is in UTC. */
function edges({ start: from, end: to, allDay: asked }: CalendarEvent): Interval {
  if (!asked || findWindows(asked.timeZone)[0]) return { start: from, end: to }
  return { start: Date.parse(asked.date), end: Date.parse(addDays(asked.date, 1)) }
}
const allDay = (event: CalendarEvent) => (event.allDay ? '<t:IsAllDayEvent>true</t:IsAllDayEvent>' : '')

/** A whole day runs from midnight to midnight in its zone. In UTC, others would see it on two dates. */
function zone(edge: 'Start' | 'End', { allDay: asked }: CalendarEvent): string {
  const id = asked && findWindows(asked.timeZone)[0]
  return id ? `<t:${edge}TimeZone Id="${escaped(id)}"/>` : ''
}

function allDayFields(event: CalendarEvent): [uri: string, value: string][] {
  const all: [uri: string, value: string][] = [
    ['calendar:IsAllDayEvent', `<t:IsAllDayEvent>${event.allDay !== undefined}</t:IsAllDayEvent>`],
    ['calendar:StartTimeZone', zone('Start', event)],
    ['calendar:EndTimeZone', zone('End', event)],
  ]
  return all.filter(([, value]) => value !== '')
}

/** The date, if the event is for a single whole day. */
export function dateIn({ IsAllDayEvent, Start, End, StartTimeZone }: Item): PlainDate | undefined {
  const [from, to] = [Date.parse(Start ?? ''), Date.parse(End ?? '')]
  if (IsAllDayEvent !== 'true' || Number.isNaN(from) || Number.isNaN(to)) return undefined
  const timeZone = findIana(StartTimeZone?.Id ?? '')[0] ?? 'UTC'
  const date = dateOf(timeZone, from)
  return dateOf(timeZone, to) === addDays(date, 1) ? date : undefined
}

const place = ({ location }: CalendarEvent) => `<t:Location>${escaped(location)}</t:Location>`

function attendees({ attendees: all }: CalendarEvent): string {
  if (all.length === 0) return ''
  const each = all.map(({ email, name }) => {
    const shown = name === undefined ? '' : `<t:Name>${escaped(name)}</t:Name>`
    return `<t:Attendee><t:Mailbox>${shown}<t:EmailAddress>${escaped(email)}</t:EmailAddress></t:Mailbox></t:Attendee>`
  })
  return `<t:RequiredAttendees>${each.join('')}</t:RequiredAttendees>`
}

export function textOf(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+/, '')
}

function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
