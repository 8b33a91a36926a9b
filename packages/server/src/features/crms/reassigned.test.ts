import { beforeEach, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import type { StandInCrm } from '../../testing/stand-ins/crms.ts'
import { connectCrm, drainCrms, startCrmApp } from '../../testing/stand-ins/crms.ts'
import { openTeam } from '../../testing/teams.ts'
import { planMeeting } from './plan.ts'

const { app, crms } = await startCrmApp()
let turn = 0

beforeEach(() => {
  for (const crm of crms) crm.clear()
  app.clock.set(TEST_NOW)
  app.clock.advance(++turn)
})

/** A team of two in a CRM, and a booking of one of them that the other can take. */
async function team(crm: StandInCrm, connected: (who: 'organization' | 'first' | 'second') => boolean) {
  const { asHost, people, book } = await openTeam(app, 2)
  for (const { me } of people) crm.addUser(me.userEmail)
  const { id, who } = await book('2027-03-02T09:00:00Z')
  const first = who[0] as TestHost
  const second = people.find((person) => person !== first) as TestHost
  const all = { organization: asHost, first, second }
  for (const [name, host] of Object.entries(all) as [keyof typeof all, TestHost][])
    if (connected(name)) await connectCrm(host, crm, host === asHost ? undefined : host.me.userEmail)
  const follow = async () => {
    await planMeeting(app.context, { hostId: asHost.me.userID, bookingId: id })
    for (const host of Object.values(all)) await drainCrms(app, host)
  }
  await follow()
  const reassign = async () => {
    await asHost.api.call('POST /bookings/:id/reassign', { params: { id }, body: { to: second.me.userID } })
    app.clock.advance(1)
    await follow()
  }
  return { first, second, reassign }
}

describe.each(crms)('$provider', (crm) => {
  test.each([
    ['of the organization', (who: string) => who === 'organization'],
    ['of both people, in one company', (who: string) => who !== 'organization'],
    ['of everybody, in one company', () => true],
  ])('in a CRM %s, the same meeting goes to whoever takes it over', async (_, connected) => {
    const { first, second, reassign } = await team(crm, connected)
    const [made] = crm.meetings()
    expect(crm.meetings()).toMatchObject([{ owner: first.me.userEmail, outcome: 'SCHEDULED' }])
    await reassign()
    expect(crm.meetings()).toMatchObject([{ id: made?.id, owner: second.me.userEmail, outcome: 'SCHEDULED' }])
    expect(crm.contacts()).toHaveLength(1)
  })

  test('in a CRM of the former host alone, the meeting is canceled', async () => {
    const { reassign } = await team(crm, (who) => who === 'first')
    const [made] = crm.meetings()
    await reassign()
    expect(crm.meetings()).toMatchObject([{ id: made?.id, outcome: 'CANCELED' }])
  })
})
