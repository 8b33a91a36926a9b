import {
  Appointment,
  CalendarView,
  DateTime,
  ExchangeService,
  ExchangeVersion,
  SendInvitationsMode,
  Uri,
  WebCredentials,
  WellKnownFolderName,
} from 'ews-javascript-api'
import httpntlm from 'httpntlm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as written } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startExchange } from './server.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'exchange-'))
afterAll(async () => rm(folder, { recursive: true }))
const options = { password: 'shared', colleagues: ['maya@example.com'], file: path.join(folder, 'kept.json') }
const MARCH = new CalendarView(DateTime.Parse('2027-03-01T00:00:00Z'), DateTime.Parse('2027-04-01T00:00:00Z'))

function clientOf({ url }: { url: string }, user: string, password = 'shared'): ExchangeService {
  const service = new ExchangeService(ExchangeVersion.Exchange2013_SP1)
  service.Url = new Uri(`${url}/EWS/Exchange.asmx`)
  service.Credentials = new WebCredentials(user, password)
  return service
}

const titlesOf = async (service: ExchangeService) =>
  (await service.FindAppointments(WellKnownFolderName.Calendar, MARCH)).Items.map(({ Subject }) => Subject)

test('with Basic, a user name chooses the mailbox, and a wrong password opens none', async () => {
  const exchange = await startExchange({ ...options, file: undefined })
  const appointment = new Appointment(clientOf(exchange, 'SANDBOX\\maya'))
  appointment.Subject = 'Stand-up'
  appointment.Start = DateTime.Parse('2027-03-02T09:00:00Z')
  appointment.End = DateTime.Parse('2027-03-02T10:00:00Z')
  await appointment.Save(WellKnownFolderName.Calendar, SendInvitationsMode.SendToNone)
  expect(await titlesOf(clientOf(exchange, 'SANDBOX\\maya'))).toEqual(['Stand-up'])
  expect(await titlesOf(clientOf(exchange, 'SANDBOX\\noor'))).toEqual([])
  await expect(titlesOf(clientOf(exchange, 'SANDBOX\\maya', 'wrong'))).rejects.toMatchObject({
    Message: expect.stringMatching(/401|unauthor/i) as string,
  })
  const page = await (await fetch(exchange.url)).text()
  expect(page).toContain('<h2>Calendar of SANDBOX\\maya</h2>')
  await exchange.close()
})

const SPACES =
  'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types"'
const NEW_ITEM = `<s:Envelope ${SPACES}><s:Header><t:RequestServerVersion Version="Exchange2013_SP1"/></s:Header><s:Body><m:CreateItem SendMeetingInvitations="SendToNone"><m:SavedItemFolderId><t:DistinguishedFolderId Id="calendar"/></m:SavedItemFolderId><m:Items><t:CalendarItem><t:Subject>Stand-up</t:Subject><t:Start>2027-03-02T09:00:00Z</t:Start><t:End>2027-03-02T10:00:00Z</t:End></t:CalendarItem></m:Items></m:CreateItem></s:Body></s:Envelope>`

test('with NTLM, too', async () => {
  const { url, mailboxes, domain, close } = await startExchange({ ...options, file: undefined })
  const status = async (username: string, password: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'text/xml' }
      const asked = { url: `${url}/EWS/Exchange.asmx`, username, password, domain, workstation: '', headers }
      httpntlm.post({ ...asked, body: NEW_ITEM }, (error, answer) =>
        error ? reject(error) : resolve(answer.statusCode),
      )
    })
  expect(await status('maya', 'shared')).toBe(200)
  expect(await status('maya', 'wrong')).toBe(401)
  expect(await status('nobody', 'shared')).toBe(401)
  expect(mailboxes.map(({ user, events }) => [user, events.size])).toEqual([
    ['noor', 0],
    ['maya', 1],
  ])
  await close()
})

test('mailboxes of colleagues survive a restart', async () => {
  const first = await startExchange(options)
  const event = { subject: 'Kept', start: '2027-03-02T09:00:00Z', end: '2027-03-02T10:00:00Z' }
  first.mailboxes[1]?.events.set('kept', { ...event, status: 'Busy', changeKey: 1, attendees: [] })
  await written()
  await first.close()
  const second = await startExchange(options)
  expect(second.mailboxes.map(({ user, events }) => [user, events.size])).toEqual([
    ['noor', 0],
    ['maya', 1],
  ])
  await second.close()
})
