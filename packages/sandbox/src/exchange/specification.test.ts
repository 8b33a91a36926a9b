import { afterAll, describe, expect, test } from 'vitest'
import { specification } from '../specifications/folder.ts'
import { xsdOf } from '../specifications/xsd.ts'
import { startExchange } from './server.ts'

const exchange = await startExchange()
afterAll(() => exchange.close())

const SPACES =
  'xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types"'
const FOLDER = '<t:DistinguishedFolderId Id="calendar"/>'
const NEW_ITEM = `<m:SavedItemFolderId>${FOLDER}</m:SavedItemFolderId><m:Items><t:CalendarItem><t:Subject>Dentist &amp; lunch</t:Subject><t:Start>2027-03-02T09:00:00Z</t:Start><t:End>2027-03-02T10:00:00Z</t:End><t:RequiredAttendees><t:Attendee><t:Mailbox><t:EmailAddress>ada@guest.example</t:EmailAddress></t:Mailbox></t:Attendee></t:RequiredAttendees></t:CalendarItem></m:Items>`
const UPDATED = 'ConflictResolution="AlwaysOverwrite" SendMeetingInvitationsOrCancellations="SendToNone"'
const SHAPE = '<t:BaseShape>Default</t:BaseShape>'

// The published schema with its imports.
const messages = specification('ews/messages.xsd')
const types = messages && specification('ews/types.xsd')
const xml = types && specification('ews/xml.xsd')
const wrongIn = xml
  ? xsdOf({ 'messages.xsd': messages ?? '', 'types.xsd': types ?? '', 'xml.xsd': xml })
  : () => []

const idIn = (answered: string) => /ItemId Id="([^"]+)" ChangeKey="([^"]+)"/.exec(answered) ?? []
const items = (id: string | undefined) => `<m:ItemIds><t:ItemId Id="${id}"/></m:ItemIds>`

/** Returns the body, inside its envelope. */
async function ask(operation: string, attributes: string, inside: string) {
  const asked = `<m:${operation} ${SPACES} ${attributes}>${inside}</m:${operation}>`
  expect(wrongIn(asked)).toEqual([])
  const { user, password } = exchange
  const response = await fetch(`${exchange.url}/EWS/Exchange.asmx`, {
    method: 'POST',
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    },
    body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header><t:RequestServerVersion xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types" Version="Exchange2013_SP1"/></s:Header><s:Body>${asked}</s:Body></s:Envelope>`,
  })
  const text = await response.text()
  const answered = /<s:Body[^>]*>([\s\S]*)<\/s:Body>/.exec(text)?.[1] ?? ''
  expect([operation, answered]).toEqual([operation, expect.stringContaining(`<m:${operation}Response>`)])
  return answered.replace(`<m:${operation}Response>`, `<m:${operation}Response ${SPACES}>`)
}

describe.skipIf(!xml)('the schema of EWS', () => {
  test('every answer is as it says', async () => {
    const answers: string[] = []
    const asking = async (...asked: Parameters<typeof ask>) => {
      const answered = await ask(...asked)
      answers.push(answered)
      return answered
    }
    await asking(
      'GetFolder',
      '',
      `<m:FolderShape>${SHAPE}</m:FolderShape><m:FolderIds>${FOLDER}</m:FolderIds>`,
    )
    await asking(
      'FindFolder',
      'Traversal="Deep"',
      `<m:FolderShape>${SHAPE}</m:FolderShape><m:ParentFolderIds><t:DistinguishedFolderId Id="msgfolderroot"/></m:ParentFolderIds>`,
    )
    const created = await asking('CreateItem', 'SendMeetingInvitations="SendToNone"', NEW_ITEM)
    const [, id, changeKey] = idIn(created)
    const changed = `<m:ItemChanges><t:ItemChange><t:ItemId Id="${id}" ChangeKey="${changeKey}"/><t:Updates><t:SetItemField><t:FieldURI FieldURI="item:Subject"/><t:CalendarItem><t:Subject>Dentist</t:Subject></t:CalendarItem></t:SetItemField></t:Updates></t:ItemChange></m:ItemChanges>`
    await asking(
      'FindItem',
      'Traversal="Shallow"',
      `<m:ItemShape>${SHAPE}</m:ItemShape><m:CalendarView StartDate="2027-03-01T00:00:00Z" EndDate="2027-04-01T00:00:00Z"/><m:ParentFolderIds>${FOLDER}</m:ParentFolderIds>`,
    )
    await asking('GetItem', '', `<m:ItemShape>${SHAPE}</m:ItemShape>${items(id)}`)
    const synced = `<m:ItemShape>${SHAPE}</m:ItemShape><m:SyncFolderId>${FOLDER}</m:SyncFolderId>`
    const first = await asking(
      'SyncFolderItems',
      '',
      `${synced}<m:MaxChangesReturned>100</m:MaxChangesReturned>`,
    )
    const state = /<m:SyncState>(.*)<\/m:SyncState>/.exec(first)?.[1]
    const since = `${synced}<m:SyncState>${state}</m:SyncState><m:MaxChangesReturned>100</m:MaxChangesReturned>`
    await asking('UpdateItem', UPDATED, changed)
    await asking('SyncFolderItems', '', since)
    await asking(
      'DeleteItem',
      'DeleteType="MoveToDeletedItems" SendMeetingCancellations="SendToNone"',
      items(id),
    )
    await asking('SyncFolderItems', '', since)
    exchange.events.expireTokens()
    // Refusals of one item and of a sync state.
    await asking('SyncFolderItems', '', since)
    await asking('GetItem', '', `<m:ItemShape>${SHAPE}</m:ItemShape>${items(id)}`)
    await asking('CreateItem', '', NEW_ITEM)
    await asking('UpdateItem', UPDATED, changed)
    await asking('DeleteItem', 'DeleteType="HardDelete" SendMeetingCancellations="SendToNone"', items(id))
    expect(answers.map(wrongIn).filter((wrong) => wrong.length > 0)).toEqual([])
  })

  test('what it does not describe is found', () => {
    expect(wrongIn(`<m:GetFolderResponse ${SPACES}><m:Anything/></m:GetFolderResponse>`)).toHaveLength(1)
  })
})
