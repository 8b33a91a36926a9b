import {
  Appointment,
  CalendarView,
  ConflictResolutionMode,
  DateTime,
  DeleteMode,
  ExchangeService,
  ExchangeVersion,
  FolderId,
  MessageBody,
  PropertySet,
  SendCancellationsMode,
  SendInvitationsMode,
  SendInvitationsOrCancellationsMode,
  SyncFolderItemsScope,
  Uri,
  WebCredentials,
  WellKnownFolderName,
} from 'ews-javascript-api'
import httpntlm from 'httpntlm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startExchange } from './server.ts'

// Independent clients are the judges: if they take the stand-in for Exchange, it is close.

const exchange = await startExchange()
afterAll(() => exchange.close())
beforeEach(() => exchange.events.clear())

const url = `${exchange.url}/EWS/Exchange.asmx`
const service = new ExchangeService(ExchangeVersion.Exchange2013_SP1)
service.Url = new Uri(url)
service.Credentials = new WebCredentials(`${exchange.domain}\\${exchange.user}`, exchange.password)

const MARCH = new CalendarView(DateTime.Parse('2027-03-01T00:00:00Z'), DateTime.Parse('2027-04-01T00:00:00Z'))

async function added(): Promise<Appointment> {
  const appointment = new Appointment(service)
  appointment.Subject = 'Dentist'
  appointment.Body = new MessageBody('Bring nothing')
  appointment.Start = DateTime.Parse('2027-03-02T09:00:00Z')
  appointment.End = DateTime.Parse('2027-03-02T10:00:00Z')
  await appointment.Save(WellKnownFolderName.Calendar, SendInvitationsMode.SendToNone)
  return appointment
}

test('an appointment is added, found, changed and taken out', async () => {
  await added()
  expect([...exchange.events.values()]).toMatchObject([{ subject: 'Dentist' }])
  const found = await service.FindAppointments(WellKnownFolderName.Calendar, MARCH)
  const [appointment] = found.Items
  expect(appointment?.Subject).toBe('Dentist')
  expect(appointment?.Start.ToISOString()).toContain('2027-03-02T09:00:00')
  if (!appointment) throw new Error('Not found')
  appointment.Subject = 'Dentist again'
  await appointment.Update(
    ConflictResolutionMode.AlwaysOverwrite,
    SendInvitationsOrCancellationsMode.SendToNone,
  )
  expect([...exchange.events.values()]).toMatchObject([{ subject: 'Dentist again' }])
  await appointment.Delete(DeleteMode.MoveToDeletedItems, SendCancellationsMode.SendToNone)
  expect(exchange.events.size).toBe(0)
})

test('what changed is told, from where somebody was', async () => {
  await added()
  const folder = new FolderId(WellKnownFolderName.Calendar)
  const sync = async (state: string | null) =>
    service.SyncFolderItems(
      folder,
      PropertySet.IdOnly,
      [],
      100,
      SyncFolderItemsScope.NormalItems,
      // The first time there is none, but its types do not allow that.
      state as string,
    )
  const first = await sync(null)
  expect(first.Count).toBe(1)
  expect((await sync(first.SyncState)).Count).toBe(0)
  exchange.events.clear()
  expect((await sync(first.SyncState)).Count).toBe(1)
})

test('a wrong password is refused', async () => {
  const stranger = new ExchangeService(ExchangeVersion.Exchange2013_SP1)
  stranger.Url = new Uri(url)
  stranger.Credentials = new WebCredentials(exchange.user, 'wrong')
  await expect(stranger.FindAppointments(WellKnownFolderName.Calendar, MARCH)).rejects.toMatchObject({
    Message: expect.stringMatching(/401|unauthor/i) as string,
  })
})

const proven = async (password: string) =>
  new Promise<number>((resolve, reject) => {
    const { user: username, domain } = exchange
    const options = {
      url,
      username,
      password,
      domain,
      workstation: '',
      headers: { 'content-type': 'text/xml' },
    }
    httpntlm.post({ ...options, body: '<x/>' }, (error, answer) =>
      error ? reject(error) : resolve(answer.statusCode),
    )
  })

test('NTLM lets in who knows the password, and nobody else', async () => {
  // The sign-in worked, but the request is unknown.
  expect(await proven(exchange.password)).toBe(500)
  expect(await proven('wrong')).toBe(401)
})
