import { escaped } from '../page.ts'
import type { ExchangeEvent } from './event.ts'
import { ServiceError } from './refusal.ts'

export const MAIN = 'AAMkMain='
// Always all rights.
const RIGHTS = ['CreateAssociated', 'CreateContents', 'CreateHierarchy', 'Delete', 'Modify', 'Read']
  .map((name) => `<t:${name}>true</t:${name}>`)
  .join('')
// Operations that return items return an empty list if refused.
const OF_ITEMS = ['GetItem', 'CreateItem', 'UpdateItem']

export function folder(): string {
  return `<t:CalendarFolder><t:FolderId Id="${MAIN}" ChangeKey="AgAA"/><t:DisplayName>Calendar</t:DisplayName><t:EffectiveRights>${RIGHTS}</t:EffectiveRights></t:CalendarFolder>`
}

export function keyOf({ changeKey }: ExchangeEvent): string {
  return `DwAA${changeKey}`
}

export function idOnly(id: string, event: ExchangeEvent): string {
  return `<t:CalendarItem><t:ItemId Id="${id}" ChangeKey="${keyOf(event)}"/></t:CalendarItem>`
}

export function item(id: string, event: ExchangeEvent): string {
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

export function answer(name: string, inside: string): string {
  return several(name, [inside])
}

/** Status 200, even if one of them failed. */
export function several(name: string, all: readonly (string | ServiceError)[]): string {
  const messages = all.map((one) => {
    if (!(one instanceof ServiceError))
      return `<m:${name}ResponseMessage ResponseClass="Success"><m:ResponseCode>NoError</m:ResponseCode>${one}</m:${name}ResponseMessage>`
    const { code } = one
    const none = OF_ITEMS.includes(name) ? '<m:Items/>' : ''
    return `<m:${name}ResponseMessage ResponseClass="Error"><m:MessageText>${code}</m:MessageText><m:ResponseCode>${code}</m:ResponseCode><m:DescriptiveLinkKey>0</m:DescriptiveLinkKey>${none}</m:${name}ResponseMessage>`
  })
  return `<m:${name}Response><m:ResponseMessages>${messages.join('')}</m:ResponseMessages></m:${name}Response>`
}
