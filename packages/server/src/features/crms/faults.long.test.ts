import { describe, expect, test } from 'vitest'
import { book } from '../../testing/hosts.ts'
import { followCrm } from '../../testing/stand-ins/crms.ts'
import { FAULTS, isInGate, START, startFailingCrms } from './testing/faults.ts'

// The CRM that `faults.test.ts` leaves out × every fault.
const { app, crms, connected, minutePasses, survives } = await startFailingCrms()

describe.each(crms.filter((crm) => !isInGate(crm)))('$provider', (crm) => {
  test.each(FAULTS)(
    'while %s bookings are taken, and a minute after it there is one contact and one meeting',
    async (...fault) => survives(crm, fault),
  )
})

describe.each(crms)('$provider', (crm) => {
  test('beside an import of hundreds, a contact that was made, and nobody said so, is found', async () => {
    const { host, event } = await connected(crm)
    for (let count = 0; count < 600; count++) crm.addContact(`import-${count}@example.test`, 'Imported')
    app.clock.advance(1)
    crm.lagsBehind(120_000)
    crm.faults.begin('contacts', 'dropped', 1)
    const { booking } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    await minutePasses(host)
    const made = crm.contacts().filter(({ email }) => email === booking.invitee.email)
    expect([made.length, crm.meetings().length]).toEqual([1, 1])
  })
})
